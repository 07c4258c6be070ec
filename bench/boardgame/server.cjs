// A boardgame.io server with its default store, which is the memory.
const { Server } = require("boardgame.io/server");
const { game } = require("./game.cjs");

const server = Server({ games: [game], origins: [/.*/] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
