"""Insists that each invariant applied in more than so many frames.

usage: applied.py LEAST RESULT.json
"""

import json
import sys

least = int(sys.argv[1])
result = json.load(open(sys.argv[2], encoding="utf-8"))
for row in result["invariants"]:
    print(f"applied: {row['name']} in {row['applied']:,} frames of {row['frames']:,}")
    if row["canApply"] and row["applied"] <= least:
        sys.exit(f"FAILED  {row['name']} applied in no more than {least:,} frames")
