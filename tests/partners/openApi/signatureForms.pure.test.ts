import { createHash, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { callbackText } from '../../../api/notifications/callback/callbackText.ts';
import { callbackHeaders } from '../../../api/partners/callbacks/callbackHeaders.ts';
import {
  ecosteamText,
  readCompatibleClaim,
  SIGNATURE_STYLES,
  youpinText,
} from '../../../api/partners/openApi/compatibleSignature.ts';
import { readPlatformKey, readPlatformKeys } from '../../../api/partners/openApi/platformKey.ts';
import { isSignedBy, NONCE, TIMESTAMP_WINDOW_SECONDS } from '../../../api/partners/openApi/signature.ts';

const TEXT = Buffer.from('text');
const pairOf = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength });
const { publicKey, privateKey } = pairOf(2_048);
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

describe('P-04 T-17 a signature is written in one way', () => {
  test.each([2_048, 4_096])('by a key of %i bits', (bits) => {
    const pair = pairOf(bits);
    const signature = sign('RSA-SHA256', TEXT, pair.privateKey).toString('base64');
    expect(isSignedBy(pair.publicKey, TEXT, signature)).toBe(true);
    expect(isSignedBy(publicKey, TEXT, signature)).toBe(false);
  });

  test('a signature in malformed base64 is rejected, even if a decoder accepts it', () => {
    const signature = sign('RSA-SHA256', TEXT, privateKey).toString('base64');
    const forgiven = [
      ` ${signature}`,
      `${signature}\n`,
      `${signature}=`,
      `${signature}AAAA`,
      signature.replace(/(.{76})/g, '$1\n'),
      `-${signature.slice(0, -3)}_==`,
    ];
    for (const text of forgiven) expect(isSignedBy(publicKey, TEXT, text), text).toBe(false);
    const bytes = (text: string): Buffer => Buffer.from(text, 'base64');
    expect(bytes(forgiven[0] ?? '').equals(bytes(signature))).toBe(true);
  });

  test('a nonce has 16 to 64 letters, and nothing before or after them', () => {
    for (const length of [16, 64]) expect(NONCE.test('aA0_-'.repeat(13).slice(0, length))).toBe(true);
    for (const nonce of ['a'.repeat(15), 'a'.repeat(65), ` ${'a'.repeat(16)}`, `${'a'.repeat(16)} `])
      expect(NONCE.test(nonce), nonce).toBe(false);
    expect(TIMESTAMP_WINDOW_SECONDS).toBe(300);
  });
});

describe('P-04 the recipes of other platforms, letter by letter', () => {
  test('the styles have names that rows of partners hold', () => {
    expect(SIGNATURE_STYLES).toEqual(['native', 'ecosteam', 'youpin']);
  });

  test('ECOSteam: names in their order whatever their case, the signature and what is empty left out', () => {
    const fields = { b: true, A: 0, C: false, sign: 'x', SIGN: 'y', u: undefined, n: null, e: '', a: [1] };
    expect(ecosteamText(fields)).toBe('A=0&a=[1]&b=true&C=false');
    expect(ecosteamText({ a: [1], A: 0 })).toBe('a=[1]&A=0');
    expect(ecosteamText({ z: '1', y: '2', x: '3' })).toBe('x=3&y=2&z=1');
  });

  test('YouPin: names in their order by letter, case first, each with its value as JSON', () => {
    const fields = { b: true, a: 0, C: '', B: 'x', sign: 'x', Sign: 'y', u: undefined, n: null };
    expect(youpinText(fields)).toBe('B"x"Sign"y"a0btrue');
  });

  test('a nonce is the hash of the signature’s bytes', () => {
    const nonce = createHash('sha256')
      .update(Buffer.from([0, 1, 2]))
      .digest('base64url');
    const eco = readCompatibleClaim({ PartnerId: 'p', Timestamp: 17, Sign: 'AAEC', n: 1 });
    expect(eco).toEqual({
      style: 'ecosteam',
      claim: {
        appId: 'p',
        timestamp: '17',
        nonce,
        signature: 'AAEC',
        text: Buffer.from('n=1&PartnerId=p&Timestamp=17'),
      },
    });
    const youpin = readCompatibleClaim({ appKey: 'k', timestamp: '1970-01-01 08:00:10', sign: 'AAEC', n: 1 });
    expect(youpin).toEqual({
      style: 'youpin',
      claim: {
        appId: 'k',
        timestamp: '10',
        nonce,
        signature: 'AAEC',
        text: Buffer.from('appKey"k"n1timestamp"1970-01-01 08:00:10"'),
      },
    });
  });

  test('a claim needs both its name and its signature, as texts', () => {
    for (const fields of [
      { PartnerId: 'p' },
      { Sign: 'x' },
      { PartnerId: 'p', Sign: 1 },
      { PartnerId: 1, Sign: 'x' },
      { appKey: 'k' },
      { sign: 'x' },
      { appKey: 'k', sign: 1 },
      { appKey: 1, sign: 'x' },
    ])
      expect(readCompatibleClaim(fields), JSON.stringify(fields)).toBeNull();
    expect(readCompatibleClaim({ PartnerId: 'p', appKey: 'k', sign: 'AAEC' })?.style).toBe('youpin');
  });

  test.each([
    '2026-13-01 00:00:00',
    '2026-01-01 25:00:00',
    ' 2026-01-01 00:00:00',
    '2026-01-01 00:00:00Z',
    '2026-01-01T00:00:00',
    '1700000000',
  ])('%j is not a timestamp of YouPin', (timestamp) => {
    expect(readCompatibleClaim({ appKey: 'k', timestamp, sign: 'AAEC' })?.claim.timestamp).toBe('');
  });
});

describe('P-05 the platform’s keys', () => {
  test('are known by the first half of their hash, and told as a PEM', () => {
    const der = publicKey.export({ type: 'spki', format: 'der' });
    const key = readPlatformKey(pem);
    expect(key.id).toBe(createHash('sha256').update(der).digest('hex').slice(0, 32));
    expect(createPublicKey(key.publicKeyPem).equals(publicKey)).toBe(true);
    expect(key.publicKeyPem).toMatch(/^-----BEGIN PUBLIC KEY-----\n/);
  });

  test('are the one in use, then the former one, if there is any', () => {
    const former = pairOf(2_048).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const ids = (OPEN_PRIVATE_KEY: string, OPEN_FORMER_PRIVATE_KEY: string) =>
      readPlatformKeys({ OPEN_PRIVATE_KEY, OPEN_FORMER_PRIVATE_KEY }).map(({ id }) => id);
    const [own, old] = [readPlatformKey(pem).id, readPlatformKey(former).id];
    expect(ids(pem, former)).toEqual([own, old]);
    expect(ids(pem, '')).toEqual([own]);
    expect(ids('', '')).toEqual([]);
  });

  test('sign a callback, whose headers say what a receiver needs', () => {
    const headers = callbackHeaders(
      { platform: [readPlatformKey(pem)], standard: [] },
      {
        id: 'e1',
        attempt: 2,
        body: '{}',
        nowSeconds: 17,
      },
    );
    const text = callbackText({ id: 'e1', timestamp: '17', body: '{}' });
    expect(text.toString()).toBe('e1.17.{}');
    expect(headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Shiji-Callback',
      'webhook-id': 'e1',
      'webhook-timestamp': '17',
      'webhook-signature': `v1rsa,${sign('RSA-SHA256', text, privateKey).toString('base64')}`,
      'webhook-key-id': readPlatformKey(pem).id,
      'webhook-attempt': '2',
    });
  });
});
