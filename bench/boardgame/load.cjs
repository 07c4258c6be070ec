// Clients of a boardgame.io server: two sockets a match, so many moves a second in each match. Prints what it measured as JSON.
const { io } = require("socket.io-client");

const game = process.argv[2];
const [port, matches, seconds, rate] = process.argv.slice(3).map(Number);
const delays = [];
let moves = 0;
let bytes = 0;

// What a player does: the name of a move and where.
const any = (count) => Math.floor(Math.random() * count);
const choose = {
  cells: () => ["click", any(9)],
  cards: (G, seat) => {
    const hand = G.players[seat].hand;
    return hand.length >= 5 ? ["lay", any(hand.length)] : ["take", any(6)];
  },
}[game];

function join(id, seat, match) {
  return new Promise((resolve) => {
    const socket = io(`http://127.0.0.1:${port}/${game}`, { transports: ["websocket"], forceNew: true });
    const take = (state) => {
      match.states[Number(seat)] = state;
      match.seen += 1;
      if (match.sent && match.seen === 2) {
        delays.push(performance.now() - match.sent);
        match.sent = 0;
      }
    };
    socket.on("connect", () => socket.emit("sync", id, seat, undefined, 2));
    socket.on("sync", (_, info) => {
      match.states[Number(seat)] = info.state;
      resolve(socket);
    });
    socket.on("update", (_, state) => take(state));
    socket.io.engine.on("packet", (packet) => {
      bytes += packet.data ? packet.data.length : 0;
    });
  });
}

function move(id, match) {
  if (match.sent) return; // the last one is not back yet
  const seat = match.states[0].ctx.currentPlayer;
  const state = match.states[Number(seat)];
  const [type, ...args] = choose(state.G, seat);
  match.seen = 0;
  match.sent = performance.now();
  moves += 1;
  const action = { type: "MAKE_MOVE", payload: { type, args, playerID: seat, credentials: undefined } };
  match.sockets[Number(seat)].emit("update", action, state._stateID, id, seat);
}

async function main() {
  const all = [];
  for (let n = 0; n < matches; n += 1) {
    const match = { seen: 0, sent: 0, states: [], sockets: [] };
    match.sockets.push(await join(`m${n}`, "0", match), await join(`m${n}`, "1", match));
    all.push(match);
  }
  console.log("begin");
  all.forEach((match, n) => {
    setTimeout(() => setInterval(() => move(`m${n}`, match), 1000 / rate), (Math.random() * 1000) / rate);
  });
  setTimeout(() => {
    moves = bytes = 0;
    delays.length = 0;
    console.log("measure");
  }, 2000);
  setTimeout(() => {
    delays.sort((a, b) => a - b);
    const at = (part) => delays[Math.min(delays.length - 1, Math.floor(part * delays.length))];
    console.log(JSON.stringify({ moves, bytes, p50: at(0.5), p99: at(0.99) }));
    process.exit(0);
  }, 2000 + seconds * 1000);
}
main();
