import { createServer, type Socket } from 'node:net';

/** As much of Redis as counts: one script that adds one to a key for a while. For machines without `redis-server`. */
export interface RespServer {
  close(): Promise<void>;
}

type Windows = Map<string, { current: number; endsAt: number }>;

function count(windows: Windows, key: string, windowMs: number): string {
  const now = performance.now();
  const known = windows.get(key);
  const window = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs };
  window.current += 1;
  windows.set(key, window);
  return `*2\r\n:${window.current}\r\n:${Math.ceil(window.endsAt - now)}\r\n`;
}

function answer(windows: Windows, [name = '', ...args]: string[]): string {
  if (/^eval$/i.test(name)) return count(windows, args[2] ?? '', Number(args[3]));
  if (/^info$/i.test(name)) return '$17\r\nredis_version:7.0\r\n';
  return '+OK\r\n';
}

/** Removes complete commands from the front of the received bytes: arrays of texts. */
function* takeCommands(held: { text: string }): Generator<string[]> {
  for (;;) {
    const head = /^\*(\d+)\r\n/.exec(held.text);
    if (!head) return;
    const words: string[] = [];
    let place = head[0].length;
    while (words.length < Number(head[1])) {
      const size = /^\$(\d+)\r\n/.exec(held.text.slice(place));
      if (!size || held.text.length < place + size[0].length + Number(size[1]) + 2) return;
      place += size[0].length;
      words.push(held.text.slice(place, place + Number(size[1])));
      place += Number(size[1]) + 2;
    }
    held.text = held.text.slice(place);
    yield words;
  }
}

/** Listens on a port. */
export async function startRespServer(port: number): Promise<RespServer> {
  const windows: Windows = new Map();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const held = { text: '' };
    sockets.add(socket.on('error', () => {}).once('close', () => sockets.delete(socket)));
    socket.on('data', (chunk) => {
      held.text += chunk.toString('latin1');
      for (const words of takeCommands(held)) socket.write(answer(windows, words));
    });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
