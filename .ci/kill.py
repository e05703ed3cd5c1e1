"""Kills a campaign at random moments and looks for what it has reported.

usage: kill.py VERIFIER FOLDER

Every finding that was said to be saved has to be on disk afterwards, as a script that can be read,
and no worker may be left.
"""
import os, random, re, shutil, signal, subprocess, sys, time

verifier, folder = os.path.abspath(sys.argv[1]), sys.argv[2]
chance = random.Random(1)
reported = 0
for _ in range(20):
    shutil.rmtree(folder, ignore_errors=True)
    process = subprocess.Popen(
        [verifier, "--seed", "1", "--runs", "2000", "--jobs", "2", "--max-findings", "100",
         "--strategy", "dumb-thrown", "--strategy", "dumb-traps", "--artifacts", folder],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    time.sleep(chance.uniform(0.05, 3))
    process.send_signal(signal.SIGKILL)
    output = process.communicate()[0]
    saved = {}
    for line in output.splitlines(keepends=True):
        match = re.match(r"(?:found|shrunk) (\S+/\S+/\S+) .*saved to (\S+)\n", line)
        if match:
            saved[match[1]] = match[2]
    reported += len(saved)
    for identity, path in saved.items():
        strategy, invariant, phase = identity.split("/")
        place = os.path.join(folder, strategy)
        files = [name for name in os.listdir(place)
                 if name.startswith(f"{invariant}-{phase}-") and name.endswith(".script")]
        if not files:
            sys.exit(f"{identity} was reported and is not saved ({path})")
        for name in files:
            with open(os.path.join(place, name)) as file:
                text = file.read()
            if not text.startswith("nestcheck script 1\n") or "expect holds" not in text:
                sys.exit(f"{name} is not whole")
time.sleep(0.5)
left = [entry for entry in os.listdir("/proc") if entry.isdigit()] if os.path.isdir("/proc") else []
for entry in left:
    try:
        with open(f"/proc/{entry}/cmdline", "rb") as file:
            words = file.read().split(b"\0")
        parent = open(f"/proc/{entry}/stat").read().rsplit(")", 1)[1].split()[1]
    except OSError:
        continue
    if words[1:2] == [b"__worker"] and parent == "1":
        sys.exit(f"worker {entry} has outlived its parent")
if reported == 0:
    sys.exit("no campaign had reported anything when it was killed")
print(f"killed 20 times: {reported} findings were reported, none is lost, no worker is left")
