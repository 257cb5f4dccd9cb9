import { connect, createServer, type Server, type Socket } from 'node:net';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, poolLoadOf } from '../../api/kernel/db.ts';
import { listenForChanges } from '../../api/kernel/events.ts';
import { openLocks } from '../../api/kernel/locks.ts';
import { openLog } from '../../api/kernel/log.ts';
import { cloneDatabase } from '../kit/testDatabase.ts';

const log = openLog('test', 'silent');
let ownerUrl: string;
let owner: Client;
/** A proxy in front of the database whose connections can be cut. */
let proxy: Server;
let isUp = true;
let attempts = 0;
/** Each new connection is ended by the database in the moment in which it is ready. */
let isEnding = false;
const sockets = new Set<Socket>();
const theres = new WeakMap<Socket, Socket>();

function throughProxy(): string {
  const url = new URL(ownerUrl);
  const address = proxy.address();
  url.port = String(typeof address === 'object' ? address?.port : '');
  return url.href;
}

function cut(): void {
  for (const socket of sockets) socket.destroy();
}

/** As a router that forgot the connection: nothing breaks, and nothing passes any more. */
function swallow(): void {
  for (const socket of sockets) {
    socket.removeAllListeners('data').unpipe().resume();
    socket.removeAllListeners('close');
    socket.on('close', () => sockets.delete(socket));
    theres.get(socket)?.unpipe().resume();
  }
}

/** The message with which the database ends a connection, as `pg_terminate_backend` makes it. */
function endingMessage(): Buffer {
  const fields = Buffer.from(
    'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0',
  );
  const head = Buffer.from('E----');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** Passes on what the database says, up to its first readiness, with the end of the connection in the same packet. */
function endWhenReady(there: Socket, socket: Socket): void {
  there.on('data', (said) => {
    const isReady = said.at(-6) === 'Z'.charCodeAt(0);
    socket.write(isReady ? Buffer.concat([said, endingMessage()]) : said);
    if (isReady) there.destroy();
  });
  there.on('close', () => socket.end());
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

beforeAll(async () => {
  ({ ownerUrl } = await cloneDatabase());
  owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());
beforeEach(async () => {
  isUp = true;
  isEnding = false;
  attempts = 0;
  proxy = createServer((socket) => {
    attempts += 1;
    if (!isUp) return void socket.destroy();
    const there = connect(Number(new URL(ownerUrl).port), '127.0.0.1');
    sockets.add(socket);
    theres.set(socket, there);
    for (const end of [socket, there]) end.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      there.destroy();
    });
    socket.pipe(there);
    return void (isEnding ? endWhenReady(there, socket) : there.pipe(socket));
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  cut();
  proxy.close();
});

test('changes: while the database is down one attempt follows another, and afterwards one connection listens', async () => {
  const seen: string[] = [];
  let gaps = 0;
  const listener = await listenForChanges(
    throughProxy(),
    log,
    { market_changed: (payload) => seen.push((JSON.parse(payload) as { id: string }).id) },
    () => {
      gaps += 1;
    },
  );
  isUp = false;
  cut();
  await pause(4_000);
  expect(attempts).toBeLessThan(12);
  isUp = true;
  await expect.poll(() => gaps).toBe(1);
  expect(sockets.size).toBe(1);
  await owner.query(`select pg_notify('market_changed', '{"topic":"order","id":"one","userId":"u"}')`);
  await expect.poll(() => seen).toEqual(['one']);
  await listener.close();
  await pause(700);
  expect(sockets.size).toBe(0);
});

test('changes: a connection that the network forgot is noticed within seconds, and what it missed is asked for', async () => {
  const seen: string[] = [];
  let gaps = 0;
  const count = () => {
    gaps += 1;
  };
  const channels = {
    market_changed: (payload: string) => seen.push((JSON.parse(payload) as { id: string }).id),
  };
  const listener = await listenForChanges(throughProxy(), log, channels, count);
  swallow();
  await owner.query(`select pg_notify('market_changed', '{"topic":"order","id":"lost","userId":"u"}')`);
  await expect.poll(() => gaps, { timeout: 12_000 }).toBe(1);
  await owner.query(`select pg_notify('market_changed', '{"topic":"order","id":"one","userId":"u"}')`);
  await expect.poll(() => seen).toEqual(['one']);
  await listener.close();
});

test('locks: a connection cut in the middle of the work neither ends the process nor stays in use', async () => {
  const locks = openLocks(throughProxy(), 1);
  let isDone = false;
  await locks.hold('cut', async () => {
    cut();
    await pause(300);
    isDone = true;
  });
  expect(isDone).toBe(true);
  expect(await locks.hold('cut', async () => {})).toBe(true);
  await locks.close();
});

test('a connection that ends in the moment in which it is ready does not end the process', async () => {
  isEnding = true;
  const locks = openLocks(throughProxy(), 1);
  await expect(locks.hold('ended', async () => {})).rejects.toThrow();
  const limits = { poolSize: 1, statementTimeoutMs: 2_000, lockTimeoutMs: 2_000 };
  const db = openDatabase({ url: throughProxy(), ...limits });
  await expect(db.$transaction((tx) => tx.$queryRaw`select 1`)).rejects.toThrow();
  isEnding = false;
  expect(await locks.hold('ended', async () => {})).toBe(true);
  await locks.close();
  await db.$disconnect();
});

test('a transaction on a connection that the network forgot fails once, and leaves the connection to nobody', async () => {
  const db = openDatabase({
    url: throughProxy(),
    poolSize: 1,
    statementTimeoutMs: 5_000,
    lockTimeoutMs: 5_000,
  });
  const read = (before: () => void = () => {}) =>
    db.$transaction(async (tx) => {
      before();
      return tx.$queryRaw`select ${1}::int as n`;
    });
  // Often enough for the statement to have a name.
  for (let turn = 0; turn < 5; turn += 1) expect(await read()).toEqual([{ n: 1 }]);
  const startedAt = performance.now();
  await expect(read(swallow)).rejects.toThrow();
  // It does not wait a second time for the end of the transaction.
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  expect(await read()).toEqual([{ n: 1 }]);
  expect(poolLoadOf(db).open).toBe(1);
  await db.$disconnect();
});

test('T-35 locks: while all of Steam hang, a payment gets its lock at once', async () => {
  const locks = openLocks(ownerUrl, 1);
  const [began, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hanging = locks.hold('slow', () => {
    began.resolve();
    return answered.promise;
  });
  await began.promise;
  expect(await locks.hold('money', async () => {}, 'payment')).toBe(true);
  answered.resolve();
  expect(await hanging).toBe(true);
  await locks.close();
});
