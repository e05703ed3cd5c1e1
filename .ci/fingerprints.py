"""Recomputes fingerprints from --frames with the program in README.md, and adds up shards.

usage: fingerprints.py VERIFIER FOLDER
"""

import json
import os
import re
import subprocess
import sys

verifier, folder = sys.argv[1:]
findings = os.path.join(folder, "findings")


def check(*arguments):
    done = subprocess.run(
        [verifier, "check", *arguments, "--json", "-", "--artifacts", findings],
        stdout=subprocess.PIPE, text=True)
    return json.loads(done.stdout)


def fail(message):
    sys.exit(f"FAILED  {message}")


def recompute():
    readme = open("README.md", encoding="utf-8").read()
    program = re.search(r"```python\n(.*?)```", readme, re.S).group(1)
    frames = os.path.join(folder, "frames.jsonl")
    for seed in range(1, 6):
        lines = subprocess.run(
            [verifier, "--seed", str(seed), "--strategy", "three-layer", "--verbose", "--frames",
             frames, "--artifacts", findings], stdout=subprocess.PIPE, text=True).stdout
        printed = re.search(r"^run 0 .*(0x[0-9a-f]{16})", lines, re.M).group(1)
        computed = subprocess.run(
            [sys.executable, "-c", program, frames], stdout=subprocess.PIPE, text=True,
            check=True).stdout.strip()
        if computed != printed:
            fail(f"seed {seed}: README's program gives {computed}, the verifier {printed}")
    print("README's program recomputes the fingerprints of seeds 1 to 5")


def add_up_shards():
    whole = check("--seed", "7", "--runs", "60")
    parts = [check("--seed", "7", "--runs", "60", "--shard", f"{i}/4") for i in range(1, 5)]
    total = sum(int(part["fingerprint"], 16) for part in parts) % 2**64
    if f"0x{total:016x}" != whole["fingerprint"]:
        fail("the fingerprints of four shards do not add up to the whole")
    if sum(part["totals"]["runs"] for part in parts) != whole["totals"]["runs"]:
        fail("four shards do not play the runs of the whole")
    print("four shards add up to the whole")


recompute()
add_up_shards()
