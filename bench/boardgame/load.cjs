// Clients of a boardgame.io server: two sockets a match, one move a second in each match. Prints what it measured as JSON.
const { io } = require("socket.io-client");

const [port, matches, seconds, rate] = process.argv.slice(2).map(Number);
const delays = [];
let moves = 0;

function join(id, seat, match) {
  return new Promise((resolve) => {
    const socket = io(`http://127.0.0.1:${port}/cells`, { transports: ["websocket"], forceNew: true });
    const take = (state) => {
      match.state = state;
      match.seen += 1;
      if (match.sent && match.seen === 2) {
        delays.push(performance.now() - match.sent);
        match.sent = 0;
      }
    };
    socket.on("connect", () => socket.emit("sync", id, seat, undefined, 2));
    socket.on("sync", (_, info) => {
      match.state = info.state;
      resolve(socket);
    });
    socket.on("update", (_, state) => take(state));
  });
}

function move(id, match) {
  if (match.sent) return; // the last one is not back yet
  const state = match.state;
  const seat = state.ctx.currentPlayer;
  const args = [Math.floor(Math.random() * 9)];
  match.seen = 0;
  match.sent = performance.now();
  moves += 1;
  const action = { type: "MAKE_MOVE", payload: { type: "click", args, playerID: seat, credentials: undefined } };
  match.sockets[Number(seat)].emit("update", action, state._stateID, id, seat);
}

async function main() {
  const all = [];
  for (let n = 0; n < matches; n += 1) {
    const match = { seen: 0, sent: 0, state: null, sockets: [] };
    match.sockets.push(await join(`m${n}`, "0", match), await join(`m${n}`, "1", match));
    all.push(match);
  }
  console.log("begin");
  all.forEach((match, n) => {
    setTimeout(() => setInterval(() => move(`m${n}`, match), 1000 / rate), (Math.random() * 1000) / rate);
  });
  setTimeout(() => {
    moves = 0;
    delays.length = 0;
    console.log("measure");
  }, 2000);
  setTimeout(() => {
    delays.sort((a, b) => a - b);
    const at = (part) => delays[Math.min(delays.length - 1, Math.floor(part * delays.length))];
    console.log(JSON.stringify({ moves, p50: at(0.5), p99: at(0.99) }));
    process.exit(0);
  }, 2000 + seconds * 1000);
}
main();
