import { createServer } from 'node:net';

/** Below the ephemeral ports of the machine: any connection could take one of those before the server listens on it. */
const [FIRST, LAST] = [15_000, 32_000];
const TRIES = 50;

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

/** A port of this machine that is free and stays free until a process requests exactly this one. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${TRIES} ports between ${FIRST} and ${LAST} is free.`);
}
