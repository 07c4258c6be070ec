// Two small games for the measurement; neither ends.
const { PlayerView } = require("boardgame.io/core");

// Two players in turn change one of nine cells.
const cells = {
  name: "cells",
  setup: () => ({ cells: Array(9).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, cell) => {
      G.cells[cell] = Number(playerID) + 1;
    },
  },
};

// Two players in turn take a card of a market into a hidden hand, or lay one of theirs for its coins; the deck is secret. Cards are numbers.
const CARDS = 60;
const MARKET = 6;
const HAND = 5;
const cards = {
  name: "cards",
  setup: ({ random, ctx }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    const players = {};
    for (const seat of ctx.playOrder) players[seat] = { hand: deck.splice(0, HAND) };
    return { secret: { deck }, players, market: deck.splice(0, MARKET), coins: [0, 0], pile: [] };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      move: ({ G, playerID, random }, place) => {
        const deck = G.secret.deck;
        G.players[playerID].hand.push(G.market[place]);
        G.market[place] = deck.pop();
        if (deck.length === 0) {
          G.secret.deck = random.Shuffle(G.pile);
          G.pile = [];
        }
      },
      client: false,
    },
    lay: ({ G, playerID }, place) => {
      const [card] = G.players[playerID].hand.splice(place, 1);
      G.coins[Number(playerID)] += card % 10;
      G.pile.push(card);
    },
  },
};

module.exports = { cells, cards };
