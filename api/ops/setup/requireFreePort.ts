import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Maximum time in milliseconds in which the processes of a killed market notice and release their ports. */
const PORT_WAIT_MS = 6_000;

async function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}

/**
 * Waits until a port is free.
 * @param variable the setting that contains it.
 * @throws Error with one sentence if it remains in use.
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  for (let waitedMs = 0; !(await isFree(port)); waitedMs += 250) {
    if (waitedMs >= PORT_WAIT_MS)
      throw new Error(`Port ${port} is in use: stop what uses it, or start with ${variable}=<another port>.`);
    await sleep(250);
  }
}
