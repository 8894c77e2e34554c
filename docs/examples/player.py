"""A player of all five games: abecedar simulate GAME --bots club,cmd:"python3 docs/examples/player.py" …"""
import json
import random
import sys


def answer(turn):
    """What to do now: a command, and after how many milliseconds of table time."""
    stage = turn["view"]["game"]["stage"]
    if turn["plays"]:
        # Words that can be laid, the best score first: one of the best three.
        play = luck.choice(turn["plays"][:3])
        return {"command": play["command"], "after": 15_000}
    if "spot" in stage and not stage["spot"]["false_start"]:
        # Party: the other team has rolled; tap a tile of its letter.
        return {"command": {"spot": {"tile": stage["spot"]["letter"]}}, "after": 3_000}
    # Pass, draw, discard, accept: what the referee takes and what does little, if there is any.
    simple = turn["simple"]
    return {"command": luck.choice(simple) if simple else None, "after": 2_000}


luck = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if "start" in message:
        luck.seed(message["start"]["seed"])
        print(json.dumps({"ready": {"plays": 3, "again": True}}), flush=True)
    elif "turn" in message:
        print(json.dumps(answer(message["turn"])), flush=True)
