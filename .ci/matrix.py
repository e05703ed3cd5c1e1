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


def table(heads, runs, names, columns):
    """A table: a line for the runs and one for each invariant, a column for each head."""
    lines = [[""] + heads, ["---"] + ["---:"] * len(heads)]
    lines.append(["runs"] + [f"{count:,}" if count else "never" for count in runs])
    for name in names:
        cells = [next((cell(e) for e in column if e["name"] == name), "") for column in columns]
        lines.append([f"`{name}`"] + cells)
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def sheet(item, names):
    """The matrix of one strategy, folded away."""
    values = item["exercised"]["values"]
    if not values:
        return f"<details><summary><code>{item['name']}</code></summary>\n\n</details>\n"
    heads = [f"{value['kind']} `{value['name']}` `{value['value']}`" for value in values]
    return (f"<details><summary><code>{item['name']}</code></summary>\n\n"
            + table(heads, [value["runs"] for value in values], names,
                    [value["invariants"] for value in values]) + "\n</details>\n")


def matrix(document, names):
    """All that stands between the marks."""
    played = [item for item in document["items"] if "exercised" in item]
    first = int(document["seeds"]["first"], 16)
    last = first + document["seeds"]["count"] - 1
    today = datetime.date.today()
    text = (f"Seeds {first} to {last} on each strategy, generator"
            f" {document['tool']['generator']}, {today.day} {today:%B %Y}:\n\n")
    text += table([f"`{item['name']}`" for item in played],
                  [item["exercised"]["runs"] for item in played], names,
                  [item["exercised"]["invariants"] for item in played])
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
    return [part.strip() for part in line.strip()[1:-1].split("|")]


def shown(text):
    """The names in a matrix as README.md shows it: (strategy, kind, name, value), invariants."""
    names, strategy, tables = set(), None, []
    for line in text.splitlines():
        if found := re.match(r"<details><summary><code>(.*)</code>", line):
            strategy = found[1]
        elif line.startswith("|  | "):
            tables.append([])
            for head in cells(line)[1:]:
                words = [word.strip("`") for word in head.split(" ")]
                names.add((strategy, *words) if strategy else tuple(words))
        elif found := re.match(r"\| `([^`]*)` \|", line):
            tables[-1].append(found[1])
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
    if any(rows != invariants for rows in tables):
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
