"""Writes into README.md how often strategies were exercised, or insists that it is complete.

usage: matrix.py VERIFIER           writes the matrix anew, with the day's date
       matrix.py VERIFIER --check   fails where the README lacks a strategy, an option, a policy,
                                    a value or an invariant that exists, or has another one

Figures are not compared: they change with the generator and with each strategy.
"""

import datetime
import json
import re
import subprocess
import sys

BEGIN = "<!-- matrix: begin -->\n"
END = "<!-- matrix: end -->\n"
README = "README.md"


def listing(verifier, *arguments):
    """What `verifier list` says, as a JSON document."""
    done = subprocess.run(
        [verifier, "list", *arguments, "--json", "-"], stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"FAILED  exit status {done.returncode} of list {' '.join(arguments)}")
    return json.loads(done.stdout)


def cell(exercise):
    """In how many frames an invariant applied; a dash where it cannot."""
    return f"{exercise['applied']:,}" if exercise["canApply"] else "–"


def table(head, names, rows):
    """A table: so many columns of words, the runs, and a column for each invariant."""
    lines = [head + ["runs"] + [f"`{name}`" for name in names]]
    lines.append(["---"] * len(head) + ["---:"] * (1 + len(names)))
    for words, runs, exercises in rows:
        by_name = {exercise["name"]: cell(exercise) for exercise in exercises}
        lines.append(words + [f"{runs:,}" if runs else "never"]
                     + [by_name.get(name, "") for name in names])
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def sheet(item, names):
    """The matrix of one strategy, folded away."""
    rows, last = [], None
    for value in item["exercised"]["values"]:
        group = f"{value['kind']} `{value['name']}`"
        rows.append(([group if group != last else "", f"`{value['value']}`"],
                     value["runs"], value["invariants"]))
        last = group
    return (f"<details><summary><code>{item['name']}</code></summary>\n\n"
            + table(["", "value"], names, rows) + "\n</details>\n")


def matrix(document, names):
    """All that stands between the marks."""
    played = [item for item in document["items"] if "exercised" in item]
    first = int(document["seeds"]["first"], 16)
    last = first + document["seeds"]["count"] - 1
    today = datetime.date.today()
    text = (f"Seeds {first} to {last} on each strategy, generator"
            f" {document['tool']['generator']}, {today.day} {today:%B %Y}:\n\n")
    text += table(["strategy"], names, [
        ([f"`{item['name']}`"], item["exercised"]["runs"], item["exercised"]["invariants"])
        for item in played])
    return text + "\nEach option and policy, value by value:\n\n" + "\n".join(
        sheet(item, names) for item in played)


def parts(readme):
    """The README before, between and after the marks."""
    before, begin, rest = readme.partition(BEGIN)
    between, end, after = rest.partition(END)
    if not begin or not end:
        sys.exit(f"FAILED  {README} has no place for the matrix")
    return before, between, after


def cells(line):
    return [part.strip() for part in line.strip().strip("|").split("|")]


def shown(text):
    """The names in a matrix as README.md shows it: (strategy, kind, name, value), invariants."""
    names, strategy, group = set(), None, None
    tables = []
    for line in text.splitlines():
        if found := re.match(r"<details><summary><code>(.*)</code>", line):
            strategy = found[1]
        elif line.startswith("| ") and "`" in line:
            row = cells(line)
            if "runs" in row:
                tables.append([name.strip("`") for name in row[row.index("runs") + 1:]])
            elif strategy is None:
                names.add((row[0].strip("`"),))
            else:
                group = row[0] or group
                kind, name = group.split(" ")
                names.add((strategy, kind, name.strip("`"), row[1].strip("`")))
    return names, tables


def existing(verifier):
    """The names that there are: (strategy, kind, name, value), and the invariants."""
    names = set()
    for item in listing(verifier, "strategies")["items"]:
        if item["kind"] != "strategy":
            continue
        names.add((item["name"],))
        for kind, plural in (("option", "options"), ("policy", "policies")):
            for name, values in item[plural].items():
                names |= {(item["name"], kind, name, value) for value in values}
    return names, [item["name"] for item in listing(verifier, "invariants")["items"]]


def check(verifier, text):
    (names, tables), (wanted, invariants) = shown(text), existing(verifier)
    wrong = [f"lacks {' '.join(name)}" for name in sorted(wanted - names)]
    wrong += [f"has {' '.join(name)}, which there is not" for name in sorted(names - wanted)]
    if any(columns != invariants for columns in tables):
        wrong.append(f"has other invariants than {', '.join(invariants)}")
    if wrong:
        sys.exit(f"FAILED  the matrix in {README} is out of date, see there for the command: it "
                 + "; it ".join(wrong))
    print(f"the matrix names all {len(names)} strategies and values, and all invariants")


def write(verifier, before, after):
    document = listing(verifier, "strategies", "--verbose")
    names = [item["name"] for item in listing(verifier, "invariants")["items"]]
    with open(README, "w", encoding="utf-8") as file:
        file.write(before + BEGIN + matrix(document, names) + END + after)


with open(README, encoding="utf-8") as file:
    before, between, after = parts(file.read())
if sys.argv[2:] == ["--check"]:
    check(sys.argv[1], between)
else:
    write(sys.argv[1], before, after)
