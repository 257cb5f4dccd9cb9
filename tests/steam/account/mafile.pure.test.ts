import { createCipheriv, pbkdf2Sync, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MAFILE_BYTES_MAX, readMafile } from '../../../api/steam/account/mafile.ts';
import { slowness } from '../../kit/slowness.ts';

const STEAM_ID = '76561199987654321';
const secrets = {
  shared_secret: Buffer.alloc(20, 1).toString('base64'),
  identity_secret: Buffer.alloc(20, 2).toString('base64'),
};
const core = {
  ...secrets,
  account_name: 'Trader_One',
  device_id: 'android:0a1b2c3d-0000-1111-2222-333344445555',
};

/** As text, with the SteamID as the bare number that no double can hold. */
function written(fields: object): string {
  return JSON.stringify(fields, null, 2).replaceAll('"@id"', STEAM_ID);
}

function tokenOf(sub: string): string {
  return ['{}', JSON.stringify({ sub }), 's']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
}

const read = {
  accountName: 'trader_one',
  steamId: STEAM_ID,
  sharedSecret: secrets.shared_secret,
  identitySecret: secrets.identity_secret,
  deviceId: core.device_id,
};

describe('a Mafile as the tools of the field write it', () => {
  test('S-01 the SteamID as a number too large for a double is read to the last digit', () => {
    expect(Number(STEAM_ID).toString()).not.toBe(STEAM_ID);
    expect(readMafile(written({ ...core, Session: { SteamID: '@id' } }))).toEqual(read);
  });

  test.each([
    ['as text', { ...core, Session: { SteamID: STEAM_ID } }],
    ['0, but in the refresh token', { ...core, Session: { SteamID: 0, RefreshToken: tokenOf(STEAM_ID) } }],
    ['missing, but in the refresh token', { ...core, Session: { RefreshToken: tokenOf(STEAM_ID) } }],
    ['in the cookie of old versions', { ...core, Session: { SteamLoginSecure: `${STEAM_ID}%7C%7CABC` } }],
    ['beside the secrets', { ...core, steam_id: '@id', tokens: { refresh_token: tokenOf(STEAM_ID) } }],
    ['in the tokens beside them', { ...core, tokens: { refresh_token: tokenOf(STEAM_ID) } }],
  ])('S-01 the SteamID %s', (_title, fields) => {
    expect(readMafile(written(fields))).toEqual(read);
  });

  test.each([
    ['null', { ...core, Session: null }],
    ['missing', core],
    ['no object', { ...core, Session: 'x' }],
    ['with a broken token', { ...core, Session: { RefreshToken: 'a.b' } }],
  ])('S-01 a session that is %s: Steam will tell the SteamID', (_title, fields) => {
    expect(readMafile(written(fields))).toEqual({ ...read, steamId: null });
  });

  test('S-01 without a device id, or with a strange one, it is derived later', () => {
    const { device_id: _, ...rest } = core;
    expect(readMafile(written(rest))).toMatchObject({ deviceId: null });
    expect(readMafile(written({ ...core, device_id: 'x; drop' }))).toMatchObject({ deviceId: null });
  });

  test('S-01 without an account name, but with its address for authenticators', () => {
    const { account_name: _, ...rest } = core;
    const uri = 'otpauth://totp/Steam:Trader_One?secret=ABC&issuer=Steam';
    expect(readMafile(written({ ...rest, uri }))).toMatchObject({ accountName: 'trader_one' });
    expect(readMafile(written(rest))).toBe('mafileNameMissing');
  });

  test('S-01 with a byte order mark', () => {
    expect(readMafile(`\uFEFF${written(core)}\r\n`)).toMatchObject({ accountName: 'trader_one' });
  });
});

describe('a file that is not a Mafile is rejected with the reason', () => {
  test('S-01 encrypted by the desktop authenticator', () => {
    const key = pbkdf2Sync('passkey', randomBytes(8), 50_000, 32, 'sha1');
    const cipher = createCipheriv('aes-256-cbc', key, randomBytes(16));
    const encrypted = Buffer.concat([cipher.update(written(core)), cipher.final()]).toString('base64');
    expect(readMafile(encrypted)).toBe('mafileEncrypted');
    expect(readMafile(encrypted.replace(/(.{64})/g, '$1\n'))).toBe('mafileEncrypted');
  });

  test.each([
    ['empty', '', 'mafileEmpty'],
    ['blank', ' \uFEFF\n', 'mafileEmpty'],
    ['too large', written({ ...core, pad: 'x'.repeat(MAFILE_BYTES_MAX) }), 'mafileTooLarge'],
    [
      'too large in bytes alone',
      written({ ...core, pad: '饰'.repeat(MAFILE_BYTES_MAX / 2) }),
      'mafileTooLarge',
    ],
    ['a word', 'hello', 'mafileInvalid'],
    ['a list', '[]', 'mafileInvalid'],
    ['cut off', written(core).slice(0, -4), 'mafileInvalid'],
    ['another JSON', '{"a":1}', 'mafileInvalid'],
    ['deep objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, 'mafileInvalid'],
    ['deep lists', `{"a":${'['.repeat(60_000)}`, 'mafileInvalid'],
    ['binary', `\u0001\u0002\uFFFD${'\uFFFD'.repeat(200)}`, 'mafileInvalid'],
    ['a prototype', written(core).replace('{', '{"__proto__":{"account_name":"x"},'), 'mafileInvalid'],
    [
      'a prototype within',
      written({ ...core, Session: {} }).replace('{}', '{"__proto__":{}}'),
      'mafileInvalid',
    ],
    ['the manifest of the tool', '{"encrypted":true,"entries":[]}', 'mafileInvalid'],
    ['a short secret', written({ ...core, shared_secret: 'AAAA' }), 'mafileSecretInvalid'],
    [
      'a secret of 21 bytes',
      written({ ...core, identity_secret: Buffer.alloc(21).toString('base64') }),
      'mafileSecretInvalid',
    ],
    ['one secret alone', written({ ...core, identity_secret: null }), 'mafileSecretInvalid'],
    ['a secret that is a number', written({ ...core, shared_secret: 7 }), 'mafileSecretInvalid'],
    ['a name with a line break', written({ ...core, account_name: 'a\nb' }), 'mafileNameMissing'],
    ['a name of 65', written({ ...core, account_name: 'a'.repeat(65) }), 'mafileNameMissing'],
  ])('S-01 %s', (_title, text, problem) => {
    expect(readMafile(text)).toBe(problem);
  });

  test('a long text that is almost base64 is refused at once', () => {
    const started = performance.now();
    expect(readMafile(`a${' '.repeat(60_000)}!`)).toBe('mafileInvalid');
    expect(performance.now() - started).toBeLessThan(500 * slowness());
  });

  test('brackets within texts do not count as depth', () => {
    expect(readMafile(written({ ...core, token_gid: '{[{[{[{[\\"[[' }))).toMatchObject({
      accountName: 'trader_one',
    });
  });
});
