#!/usr/bin/env python3
"""An external bot: takes a seat at a table of a Baronage server and plays any game, choosing at random.

    pip install websockets
    python3 bot.py http://127.0.0.1:8000 TABLE [INVITATION]

It knows nothing of any game: the server tells what it may do. Put something cleverer into `choose`.
"""

import json
import random
import sys
import time
import urllib.request

from websockets.sync.client import connect


def post(url, body, headers):
    data = json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json", **headers})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers


def choose(question):
    """One of the choices: an action is a list of numbers, verb first."""
    return random.choice(question["choices"])["action"]


def main(address, table, invitation=""):
    _, headers = post(f"{address}/api/guest", {"name": "Random bot"}, {})
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
                early = message["code"] == "refused" and message["id"] == 1  # it has not started
                if early or message["code"] in ("too-fast", "store"):  # ask again
                    time.sleep(0.5)
                    socket.send(json.dumps(watch))
                elif message["code"] != "stale":  # after a stale number the update is on its way
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
