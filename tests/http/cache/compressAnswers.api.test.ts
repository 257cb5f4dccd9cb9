import { randomBytes } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAnswers } from '../../../api/http/cache/compressAnswers.ts';

const app = fastify();
let url: string;
/** How the endless answers ended. */
let endings = 0;

async function* endless() {
  try {
    for (let count = 0; ; count += 1) {
      yield `${JSON.stringify({ count, noise: Math.random() })}\n`.repeat(50);
      await new Promise(setImmediate);
    }
  } finally {
    endings += 1;
  }
}

/** Fails at once, or when much of it was sent. */
async function* broken(isSent: boolean) {
  yield randomBytes(1_000_000).toString('base64');
  if (isSent) await sleep(100);
  throw new Error('no more');
}

beforeAll(async () => {
  compressAnswers(app, () => true);
  app.get('/endless', (_request, reply) => reply.type('application/x-ndjson').send(Readable.from(endless())));
  for (const isSent of [false, true])
    app.get(isSent ? '/broken/late' : '/broken/early', (_request, reply) =>
      reply.type('application/json').send(Readable.from(broken(isSent))),
    );
  app.get('/events', (_request, reply) =>
    reply.type('text/event-stream').send(Readable.from(['data: 1\n\n'])),
  );
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

function open(path: string): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    get(url + path, { headers: { 'accept-encoding': 'gzip' } }, done).on('error', fail);
  });
}

test('a stream is compressed as it comes, and ends where its reader leaves', async () => {
  const answer = await open('/endless');
  expect([answer.headers['content-encoding'], answer.headers['content-length']]).toEqual(['gzip', undefined]);
  const text = answer.pipe(createGunzip());
  const [first] = await text.take(1).toArray();
  expect(String(first)).toContain('{"count":0');
  answer.destroy();
  await expect.poll(() => endings, { timeout: 5_000 }).toBe(1);
});

test('a stream that fails breaks its answer off; before its first byte it is an error to read', async () => {
  const late = await open('/broken/late');
  expect(late.headers['content-encoding']).toBe('gzip');
  await expect(late.toArray()).rejects.toThrow('aborted');
  const early = await open('/broken/early');
  expect([early.statusCode, early.headers['content-encoding']]).toEqual([500, undefined]);
  expect(JSON.parse(String(Buffer.concat(await early.toArray())))).toMatchObject({ statusCode: 500 });
});

test('events of the server go out as they are', async () => {
  const answer = await open('/events');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(String(Buffer.concat(await answer.toArray()))).toBe('data: 1\n\n');
});
