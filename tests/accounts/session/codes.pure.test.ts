import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashCode, isSameHash, isWorkDone, makeCode } from '../../../api/accounts/session/code.ts';
import { CODE_ALLOWANCES, newPhoneOrigin, sessionOrigin } from '../../../api/accounts/session/codeOrigin.ts';
import { deviceCookieName, isDeviceToken } from '../../../api/accounts/session/device.ts';
import {
  bindCookieName,
  CODE_LIFE_MS,
  CODE_RESEND_MS,
  CODE_TRIES_MAX,
  CODES_BEFORE_WORK,
  CODES_PER_HOUR,
  isCode,
  KEPT_SESSION_MS,
  LAST_USE_GRAIN_MS,
  maskPhone,
  PHONE_CHANGE_MS,
  PLAIN_SESSION_MS,
  parsePhone,
  SESSION_COOKIE,
  WORK_BITS,
} from '../../../api/accounts/session/session.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('T-1 T-2 the bounds of codes', () => {
  expect(CODE_LIFE_MS).toBe(5 * MINUTE);
  expect(CODE_TRIES_MAX).toBe(5);
  expect(CODE_RESEND_MS).toBe(MINUTE);
  expect([CODES_BEFORE_WORK, CODES_PER_HOUR]).toEqual([3, 5_000]);
  expect(WORK_BITS).toBe(16);
  expect(PHONE_CHANGE_MS).toBe(10 * MINUTE);
});

test('T-1 T-2 strangers, devices and sessions have allowances of their own: fifty guesses a day at a phone together', () => {
  const { stranger, device, session } = CODE_ALLOWANCES;
  expect([stranger.all.perHour, stranger.all.perDay]).toEqual([5, 10]);
  expect(stranger.all.triesPerDay + device.all.triesPerDay + session.all.triesPerDay).toBe(50);
  // No single network or device can use up the limit that all share.
  for (const { one, all } of [stranger, device])
    expect([one.perHour < all.perHour, one.perDay < all.perDay, one.triesPerDay < all.triesPerDay]).toEqual([
      true,
      true,
      true,
    ]);
  expect(session.one).toEqual(session.all);
});

test('a code of somebody signed in counts for the user; one to another number counts there as a stranger’s', () => {
  const session = { lane: 'session', source: 'user:u', deviceHash: null, network: '203.0.113.1' };
  expect(sessionOrigin('u', '::ffff:203.0.113.1')).toEqual(session);
  expect(newPhoneOrigin('u', '203.0.113.1')).toEqual({ ...session, lane: 'stranger' });
});

test('the cookie that names a browser, and what could be a name of ours', () => {
  expect([deviceCookieName(true), deviceCookieName(false)]).toEqual(['__Host-device', 'device']);
  expect(isDeviceToken(`${'aZ0_-'.repeat(8)}abc`)).toBe(true);
  for (const text of ['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}=`, `${'a'.repeat(43)}\n`])
    expect(isDeviceToken(text), text).toBe(false);
});

test('A-02 A-03 how long a session lasts, and the names of its cookies', () => {
  expect(KEPT_SESSION_MS).toBe(15 * 24 * HOUR);
  expect(PLAIN_SESSION_MS).toBe(24 * HOUR);
  expect(LAST_USE_GRAIN_MS).toBe(5 * MINUTE);
  expect(SESSION_COOKIE).toBe('Authorization');
  expect([bindCookieName(true), bindCookieName(false)]).toEqual(['__Host-bind', 'bind']);
});

describe('T-1 a code', () => {
  test('is six digits of ours, as written', () => {
    expect(isCode('012345')).toBe(true);
    for (const text of ['12345', '1234567', ' 12345', '12345a', 'a123456', '１２３４５６', '123456\n', ''])
      expect(isCode(text), JSON.stringify(text)).toBe(false);
  });

  test('is kept as a hash that only the same code with the same salt has', async () => {
    const { code, codeHash, salt } = await makeCode();
    expect(isCode(code)).toBe(true);
    expect(Buffer.from(salt, 'base64')).toHaveLength(16);
    expect(isSameHash(await hashCode(code, salt), codeHash)).toBe(true);
    const other = await makeCode();
    expect(other.salt).not.toBe(salt);
    expect(isSameHash(await hashCode(code, other.salt), codeHash)).toBe(false);
    expect(isSameHash(await hashCode(`${code}0`, salt), codeHash)).toBe(false);
  });

  test('has the hash that argon2id of 19 MiB and two passes gives, as rows of yesterday have it', async () => {
    const salt = Buffer.from('sixteen bytes ..').toString('base64');
    expect(await hashCode('012345', salt)).toMatchInlineSnapshot(
      `"RaeUpmoYjDSdH1qDoL84Wq1IfA3+S7DIEZO/kUJ0tCk="`,
    );
  });

  test('a hash cut short, or of another length, is another hash', () => {
    const hash = createHash('sha256').update('x').digest();
    const [whole, half] = [hash.toString('base64'), hash.subarray(0, 16).toString('base64')];
    expect(isSameHash(whole, whole)).toBe(true);
    expect(isSameHash(whole, half)).toBe(false);
    expect(isSameHash(half, whole)).toBe(false);
    expect(isSameHash('', whole)).toBe(false);
  });
});

describe('T-2 work before another code', () => {
  /** The lowest number whose hash begins with exactly this many zero bits. */
  function workOf(challenge: string, bits: number): string {
    for (let nonce = 0; ; nonce += 1) {
      const first = createHash('sha256').update(`${challenge}:${nonce}`).digest().readUInt32BE(0);
      if (Math.clz32(first) === bits) return String(nonce);
    }
  }

  test('is done by so many zero bits or more, and not by one less', () => {
    const nonce = workOf('c', 6);
    expect(isWorkDone('c', nonce, 5)).toBe(true);
    expect(isWorkDone('c', nonce, 6)).toBe(true);
    expect(isWorkDone('c', nonce, 7)).toBe(false);
    expect(isWorkDone('other', nonce, 6)).toBe(false);
  });

  test('more bits than are looked at are never there', () => {
    expect(isWorkDone('c', 'n', 0)).toBe(true);
    expect(isWorkDone('c', 'n', 33)).toBe(false);
  });
});

describe('A-01 T-2 a phone number', () => {
  test('is read however it is written, and kept in one form', () => {
    for (const text of ['13812341234', '+8613812341234', '+86 138-1234-1234', '138 1234 1234'])
      expect(parsePhone(text), text).toBe('+8613812341234');
  });

  test.each([
    '+14155552671',
    '+85251234567',
    '02012345678',
    '1381234123',
    '138123412345',
    '(138)12341234',
    '13812341234 ext 5',
    'tel:13812341234',
    '++8613812341234',
    '１３８１２３４１２３４',
    '1'.repeat(21),
    '1234',
    '-----',
    '     ',
    '',
  ])('%j is not an accepted phone number', (text) => {
    expect(parsePhone(text)).toBeNull();
  });

  test('is masked with its country or without', () => {
    expect(maskPhone('+8613812341234')).toBe('138****1234');
    expect(maskPhone('13912345678')).toBe('139****5678');
  });
});
