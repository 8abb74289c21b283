// Plays whole games on that server: every table has two sockets, each moves as soon as it hears
// that it is its turn. A move counts when its mover is told of it.
// Usage: node load.js <port of sockets> <port of lobby> <tables> <seconds>; says when it begins to
// count, and {"took", "matches", "latencies"}, in seconds, when the time is up.
const { io } = require("socket.io-client");

const [port, lobby, tables, seconds] = process.argv.slice(2).map(Number);
const latencies = [];
let counting = false;
let matches = 0;

function post(path, body) {
  return fetch(`http://127.0.0.1:${lobby}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).then((answer) => answer.json());
}

function say(data) {
  process.stdout.write(`${JSON.stringify(data)}\n`);
}

class Table {
  sent = [undefined, undefined];
  heardTheEnd = 0;

  async open() {
    const { matchID } = await post("/games/count/create", { numPlayers: 2 });
    this.matchID = matchID;
    this.credentials = [];
    for (const playerID of ["0", "1"]) {
      const joined = await post(`/games/count/${matchID}/join`, { playerID, playerName: `p${playerID}` });
      this.credentials.push(joined.playerCredentials);
    }
    this.sockets = await Promise.all([this.connect("0"), this.connect("1")]);
  }

  connect(playerID) {
    const seat = Number(playerID);
    const socket = io(`http://127.0.0.1:${port}/count`, { transports: ["websocket"], forceNew: true });
    socket.on("update", (matchID, state) => this.updated(seat, matchID, state));
    return new Promise((ready) => {
      socket.on("connect", () => socket.emit("sync", this.matchID, playerID, this.credentials[seat], 2));
      socket.on("sync", (matchID, { state }) => {
        this.first = state;
        ready(socket);
      });
    });
  }

  updated(seat, matchID, state) {
    if (matchID !== this.matchID) return;
    if (this.sent[seat] !== undefined) {
      if (counting) latencies.push(performance.now() - this.sent[seat]);
      this.sent[seat] = undefined;
    }
    if (state.ctx.gameover) {
      this.heardTheEnd += 1;
      if (this.heardTheEnd < 2) return;
      matches += 1;
      this.close();
      start();
    } else if (state.ctx.currentPlayer === String(seat)) {
      this.move(seat, state);
    }
  }

  move(seat, state) {
    this.sent[seat] = performance.now();
    const playerID = String(seat);
    const payload = { type: "add", args: [], playerID, credentials: this.credentials[seat] };
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.matchID, playerID);
  }

  close() {
    for (const socket of this.sockets) socket.close();
  }
}

async function start() {
  const table = new Table();
  await table.open();
  table.move(Number(table.first.ctx.currentPlayer), table.first);
}

async function main() {
  for (let opened = 0; opened < tables; opened += 1) await start();
  await new Promise((done) => setTimeout(done, 1000));
  say({ counting: true });
  counting = true;
  const began = performance.now();
  await new Promise((done) => setTimeout(done, seconds * 1000));
  counting = false;
  const took = (performance.now() - began) / 1000;
  say({ took, matches, latencies: latencies.map((wait) => wait / 1000) });
  process.stdin.once("data", () => process.exit(0)); // the tables are held while the server is looked at
}

main();
