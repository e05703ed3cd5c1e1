"""Insists that the first four invariants applied in more than so many frames, and that each other
one applied where it could.

usage: applied.py LEAST RESULT.json

What happens rarely in a run (a hand-over in a coast, a page that is asked for) applies in few frames;
those with fewer than a thousand are listed.
"""

import json
import sys

FIRST = ["one-active-scroller", "no-header-jump", "offsets-clamped", "indicator-monotonic"]

least = int(sys.argv[1])
result = json.load(open(sys.argv[2], encoding="utf-8"))
rare = []
for row in result["invariants"]:
    if not row["canApply"]:
        continue
    if row["name"] in FIRST:
        print(f"applied: {row['name']} in {row['applied']:,} frames of {row['frames']:,}")
        if row["applied"] <= least:
            sys.exit(f"FAILED  {row['name']} applied in no more than {least:,} frames")
    elif row["applied"] == 0:
        sys.exit(f"FAILED  {row['name']} never applied, though it could")
    elif row["applied"] < 1000:
        rare.append(f"{row['name']} {row['applied']:,}")
if rare:
    print(f"applied in fewer than 1,000 frames: {', '.join(rare)}")
