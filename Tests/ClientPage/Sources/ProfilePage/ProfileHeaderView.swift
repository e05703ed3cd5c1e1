import UIKit

/// Picture, name and a button to follow.
///
/// A finger goes through it to the list below, which scrolls; only the button takes it.
final class ProfileHeaderView: UIView {
  private let picture = UIImageView()
  private let nameLabel = UILabel()
  private let followButton = UIControl()

  init(profile: Profile) {
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = .systemBackground
    picture.image = UIImage(named: profile.picture)
    picture.contentMode = .scaleAspectFill
    picture.layer.cornerRadius = 32
    nameLabel.text = profile.name
    nameLabel.font = .systemFont(ofSize: 22, weight: .semibold)
    followButton.backgroundColor = .systemGray5
    followButton.addAction(
      UIAction { [unowned self] _ in followButton.isSelected.toggle() }, for: .touchUpInside)
    for view in [picture, nameLabel, followButton] { addSubview(view) }
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    picture.frame = CGRect(x: 16, y: middle - 32, width: 64, height: 64)
    nameLabel.frame = CGRect(x: 96, y: middle - 14, width: bounds.width - 208, height: 28)
    followButton.frame = CGRect(x: bounds.width - 96, y: middle - 18, width: 80, height: 36)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
