"""Insists that each value that a strategy declares occurs in at least so many percent of its runs.

usage: features.py PERCENT LISTING.json RESULT.json…

The listing is what `verifier list strategies --json` writes; the results are those of campaigns on
one strategy or several.
"""

import json
import sys


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def declared(item):
    """The options and policies of a strategy, with their values."""
    return {**item["options"], **item["policies"]}


def complaints(item, result, percent):
    """What is missing or rare on a strategy, one sentence each."""
    runs = next(row["runs"] for row in result["strategies"] if row["name"] == item["name"])
    counts = {
        (row["name"], row["value"]): row["runs"]
        for row in result.get("features", []) if row["strategy"] == item["name"]}
    rarest = min(counts.values(), default=runs)
    print(f"features: the rarest value of {item['name']} in {rarest:,} of {runs:,} runs")
    for name, values in declared(item).items():
        for value in values:
            count = counts.get((name, value))
            if count is None:
                yield f"{item['name']}: {name} {value} is not among the features"
            elif 100 * count < percent * runs:
                yield f"{item['name']}: {name} {value} in no more than {count:,} runs"


def main():
    percent = float(sys.argv[1])
    items = {item["name"]: item for item in load(sys.argv[2])["items"]}
    wrong = []
    for path in sys.argv[3:]:
        result = load(path)
        for row in result["strategies"]:
            wrong += complaints(items[row["name"]], result, percent)
    if wrong:
        sys.exit("\n".join(f"FAILED  {sentence}" for sentence in wrong))


main()
