import UIKit

/// The posts of one list, as cells.
final class FeedDataSource: UITableViewDataSource {
  private let posts: [String]

  init(posts: [String]) { self.posts = posts }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let used = tableView.dequeueReusableCell(withIdentifier: PostCell.identifier) as? PostCell
    let cell = used ?? PostCell()
    cell.show(posts[indexPath.row])
    return cell
  }
}

/// One post.
final class PostCell: UITableViewCell {
  static let identifier = "post"
  private let label = UILabel()

  init() {
    super.init(style: .default, reuseIdentifier: Self.identifier)
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ post: String) { label.text = post }
}
