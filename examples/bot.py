#!/usr/bin/env python3
"""External bot that joins a table on a Baronage server and plays any game with random moves.

    pip install websockets
    python3 bot.py http://127.0.0.1:8000 TABLE [INVITATION]

It contains no game code: the server sends the legal moves. Replace `choose` with your own strategy.
"""

import json
import random
import sys
import time
import urllib.request

from websockets.sync.client import connect


def post(url, body, headers):
    """Send `body` as JSON and return the decoded response and its headers."""
    data = json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json", **headers})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers


def choose(question):
    """Return the action to play: a list of numbers, verb first."""
    return random.choice(question["choices"])["action"]


def main(address, table, invitation=""):
    """Join `table` as a guest and play until the game is over."""
    _, headers = post(f"{address}/api/guest", {"name": "Example"}, {})
    cookie = {"cookie": headers["set-cookie"].partition(";")[0]}
    token = post(f"{address}/api/token", {}, cookie)[0]["token"]
    known = {"authorization": f"Bearer {token}"}
    seat = post(f"{address}/api/tables/{table}/join", {"invitation": invitation}, known)[0]["seat"]
    print(f"sitting on seat {seat}", flush=True)
    with connect(address.replace("http", "ws", 1) + "/ws", additional_headers=known, open_timeout=60) as socket:
        watch = {"type": "watch", "id": 1, "table": table, "seat": seat, "invitation": invitation}
        socket.send(json.dumps(watch))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "failed":
                early = message["code"] == "refused" and message["id"] == 1  # the game has not started yet
                if early or message["code"] in ("too-fast", "store"):  # try again
                    time.sleep(0.5)
                    socket.send(json.dumps(watch))
                elif message["code"] != "stale":  # after `stale` an update follows
                    sys.exit(message["sentence"])
            elif message["type"] in ("view", "update"):
                if message["over"]:
                    print("the game is over")
                    return
                if message["question"]["asked"]:
                    play = {"type": "play", "id": 2, "table": table, "seat": seat, "number": message["number"]}
                    socket.send(json.dumps({**play, "actions": [choose(message["question"])]}))


if __name__ == "__main__":
    main(*sys.argv[1:])
