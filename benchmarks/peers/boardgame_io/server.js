// boardgame.io's own server with its flat-file storage, serving a game as small as a game can be.
// Usage: node server.js <folder>; prints its ports once it listens on loopback.
const { Server, FlatFile } = require("boardgame.io/server");

const PLIES = 200; // about as many as a game of Yin & Yang for two has

const game = {
  name: "count",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
  endIf: ({ G }) => (G.count >= PLIES ? { winner: "0" } : undefined),
};

const server = Server({ games: [game], origins: [], db: new FlatFile({ dir: process.argv[2] }) });
server.app.silent = true;
const anywhere = () => ({ port: 0, host: "127.0.0.1" });
// The lobby runs in an app of its own: beside the sockets it answers 404 with the Koa that npm installs today.
server.run({ port: anywhere(), lobbyConfig: { apiPort: anywhere() } }).then(({ appServer, apiServer }) => {
  console.log(JSON.stringify({ sockets: appServer.address().port, lobby: apiServer.address().port }));
});
