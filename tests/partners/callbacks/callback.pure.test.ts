import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type CallbackAnswer,
  isGone,
  isReceipt,
} from '../../../api/notifications/callback/callbackAnswer.ts';
import {
  afterAttempt,
  readEventCursor,
  SILENCE_GAP_MS,
  SILENCE_MS,
  writeEventCursor,
} from '../../../api/partners/callbacks/callback.ts';
import { callbackHeaders } from '../../../api/partners/callbacks/callbackHeaders.ts';
import { readCallbackKey, readCallbackKeys } from '../../../api/partners/callbacks/callbackKey.ts';
import { readPlatformKey } from '../../../api/partners/openApi/platformKey.ts';
import { isStandard } from './standardWebhooks.ts';

const MINUTE = 60_000;
const failed: CallbackAnswer = { status: 500, failure: null, body: '', durationMs: 1 };

describe('P-05 the plan of attempts', () => {
  test('after 1, 2, 5, 10, 30 minutes, 2, 6, 24 hours, then dead', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((attempts) =>
      afterAttempt({ type: 'order.changed', attempts, random: 0 }, failed),
    );
    expect(pauses.slice(0, 8)).toEqual(
      [1, 2, 5, 10, 30, 120, 360, 1_440].map((minutes) => ({ state: 'waiting', pauseMs: minutes * MINUTE })),
    );
    expect(pauses[8]).toEqual({ state: 'dead' });
  });

  test('with up to a tenth more, at random', () => {
    expect(afterAttempt({ type: 'order.changed', attempts: 1, random: 1 }, failed)).toEqual({
      state: 'waiting',
      pauseMs: 1.1 * MINUTE,
    });
  });

  test('a receipt ends it, at the first attempt and at the last', () => {
    for (const attempts of [1, 9])
      expect(
        afterAttempt({ type: 'order.changed', attempts, random: 0 }, { ...failed, status: 200 }),
      ).toEqual({
        state: 'delivered',
      });
  });

  test('callbacks are switched off after five days without one', () => {
    expect(SILENCE_MS).toBe(5 * 24 * 60 * MINUTE);
  });

  test('which goes on over every pause of a plan, and not over days without an attempt', () => {
    const longest = afterAttempt({ type: 'order.changed', attempts: 8, random: 1 }, failed);
    expect(longest).toMatchObject({ state: 'waiting' });
    if (longest.state === 'waiting') expect(SILENCE_GAP_MS).toBeGreaterThan(longest.pauseMs + 60 * MINUTE);
    expect(SILENCE_MS / SILENCE_GAP_MS).toBeGreaterThanOrEqual(4);
  });

  test('410 alone says that the receiver is gone', () => {
    expect([200, 404, 410, 411, null].filter((status) => isGone({ status }))).toEqual([410]);
  });

  test('a test is tried once', () => {
    expect(afterAttempt({ type: 'endpoint.test', attempts: 1, random: 0 }, failed)).toEqual({
      state: 'dead',
    });
  });

  test.each([
    [200, '', true],
    [204, '', true],
    [299, 'anything', true],
    [199, '', false],
    [300, '', false],
    [301, '', false],
    [302, 'success', true],
    [404, ' success\n', true],
    [410, '', false],
    [500, 'success', false],
    [null, 'success', false],
  ])('%s %j: %s', (status, body, isReceived) => {
    expect(isReceipt({ status, body })).toBe(isReceived);
  });
});

test('P-05 the signature is over id, timestamp and body, by each key', () => {
  const pairs = [0, 1].map(() => generateKeyPairSync('rsa', { modulusLength: 2048 }));
  const keys = pairs.map(({ privateKey }) =>
    readPlatformKey(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
  );
  const headers = callbackHeaders(
    { platform: keys, standard: [] },
    {
      id: 'e1',
      attempt: 2,
      body: '{"a":"龙"}',
      nowSeconds: 1_700_000_000,
    },
  );
  const signatures = headers['webhook-signature']?.split(' ') ?? [];
  expect(headers['webhook-key-id']?.split(' ')).toEqual(keys.map(({ id }) => id));
  expect(signatures).toHaveLength(2);
  for (const [index, signature] of signatures.entries()) {
    expect(signature).toMatch(/^v1rsa,/);
    const bytes = Buffer.from(signature.slice(6), 'base64');
    const text = Buffer.from('e1.1700000000.{"a":"龙"}');
    expect(verify('RSA-SHA256', text, pairs[index]?.publicKey ?? '', bytes)).toBe(true);
  }
});

describe('P-05 Standard Webhooks', () => {
  const pem = (kind: 'ed25519' | 'rsa') =>
    (kind === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ed25519')
    ).privateKey
      .export({ type: 'pkcs8', format: 'pem' })
      .toString();
  const [own, former] = [pem('ed25519'), pem('ed25519')];
  const settings = {
    OPEN_PRIVATE_KEY: pem('rsa'),
    OPEN_FORMER_PRIVATE_KEY: '',
    CALLBACK_PRIVATE_KEY: own,
    CALLBACK_FORMER_PRIVATE_KEY: former,
  };
  const event = { id: 'e1', attempt: 1, body: '{"a":"龙"}', nowSeconds: 1_700_000_000 };
  const text = 'e1.1700000000.{"a":"龙"}';

  test('a callback carries a signature by each Ed25519 key behind those by RSA, and their ids in the same order', () => {
    const keys = readCallbackKeys(settings);
    const headers = callbackHeaders(keys, event);
    const entries = headers['webhook-signature']?.split(' ') ?? [];
    expect(entries.map((entry) => entry.split(',')[0])).toEqual(['v1rsa', 'v1a', 'v1a']);
    expect(headers['webhook-key-id']?.split(' ')).toEqual(
      [...keys.platform, ...keys.standard].map(({ id }) => id),
    );
    const [current, old] = keys.standard.map(({ publicKey }) => publicKey);
    expect(isStandard(current ?? '', text, entries[1] ?? '')).toBe(true);
    expect(isStandard(old ?? '', text, entries[2] ?? '')).toBe(true);
    expect(isStandard(old ?? '', text, entries[1] ?? '')).toBe(false);
    expect(isStandard(current ?? '', `${text} `, entries[1] ?? '')).toBe(false);
    expect(entries[1]).toMatch(/^v1a,[A-Za-z0-9+/]{86}==$/);
  });

  test('its public key is the 32 bytes in base64 behind whpk_', () => {
    const { publicKey } = readCallbackKey(own);
    expect(publicKey).toMatch(/^whpk_[A-Za-z0-9+/]{43}=$/);
    const der = createPublicKey(own).export({ type: 'spki', format: 'der' });
    expect(publicKey.slice(5)).toBe(der.subarray(-32).toString('base64'));
    expect(
      readCallbackKey(Buffer.from(own.split('\n')[1] ?? '', 'base64').toString('base64')).publicKey,
    ).toBe(publicKey);
  });

  test('without such a key callbacks carry the signature by RSA alone, and another kind of key is refused', () => {
    const bare = readCallbackKeys({
      ...settings,
      CALLBACK_PRIVATE_KEY: '',
      CALLBACK_FORMER_PRIVATE_KEY: '',
    });
    expect(callbackHeaders(bare, event)['webhook-signature']).toMatch(/^v1rsa,[^ ]+$/);
    expect(() => readCallbackKey(settings.OPEN_PRIVATE_KEY)).toThrow('Ed25519');
  });
});

test('a cursor comes back as it went, and nothing else is one', () => {
  const cursor = { transactionId: 12_345_678_901n, position: 42n };
  expect(readEventCursor('after', writeEventCursor(cursor))).toEqual(cursor);
  for (const text of ['', '1', '1-', '-1', 'a-b', '1-2-3', '1e3-4', '9'.repeat(30)])
    expect(() => readEventCursor('after', text)).toThrow(/^after/);
});
