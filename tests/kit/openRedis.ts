import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startRespServer } from './respServer.ts';

/** A Redis of the tests. */
export interface TestRedis {
  url: string;
  close(): Promise<void>;
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await sleep(20);
  }
  throw new Error('redis-server did not start');
}

/** The real `redis-server` where the machine has one, else the few lines of it that count. */
export async function openRedis(port: number): Promise<TestRedis> {
  const url = `redis://127.0.0.1:${port}`;
  const child = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
    cwd: '/tmp',
  });
  const isThere = await Promise.race([
    once(child, 'spawn').then(() => true),
    once(child, 'error').then(() => false),
  ]).catch(() => false);
  if (!isThere) {
    console.log('no redis-server on this machine: a few lines in its place');
    const server = await startRespServer(port);
    return { url, close: () => server.close() };
  }
  await untilOpen(port);
  return {
    url,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
