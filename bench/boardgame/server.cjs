// A boardgame.io server with its default store, which is the memory.
const { Server } = require("boardgame.io/server");
const { cells, cards } = require("./game.cjs");

const server = Server({ games: [cells, cards], origins: [/.*/] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
