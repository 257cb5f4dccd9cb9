import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { challengeText } from '../../../api/partners/application/partner.ts';
import { parsePartnerKey, provesKey } from '../../../api/partners/application/partnerKey.ts';
import { rsaPair, signText } from './partnerKeys.ts';

const pair = rsaPair();
const bareOf = (pem: string): string => pem.replaceAll(/-----[^-]+-----|\s/g, '');
const der = createPublicKey(pair.publicKey).export({ type: 'spki', format: 'der' });
const kept = { publicKey: pair.publicKey, fingerprint: createHash('sha256').update(der).digest('hex') };

describe('T-18 P-03 a public key', () => {
  test('is taken as PEM, with Windows’ line ends, or as bare base64, and is the same key each time', () => {
    const bare = bareOf(pair.publicKey);
    const wrapped = bare.replaceAll(/(.{76})/g, '$1\r\n');
    for (const text of [pair.publicKey, ` \n${pair.publicKey.replaceAll('\n', '\r\n')} `, bare, wrapped])
      expect(parsePartnerKey(text)).toEqual(kept);
  });

  test.each([
    [2_048, 'taken'],
    [4_096, 'taken'],
    [512, 'length'],
    [1_024, 'length'],
    [2_047, 'length'],
  ])('of %i bits is %s', (bits, outcome) => {
    const parsed = parsePartnerKey(rsaPair(bits).publicKey);
    expect('problem' in parsed ? parsed.problem : 'taken').toBe(outcome);
  });

  test('of more than 4096 bits, or of the exponent 3, is refused', () => {
    // Generated once by OpenSSL: a key pair of this length takes a minute.
    const modulus = Buffer.concat([Buffer.from([0xc0]), Buffer.alloc(1_023, 0x5b)]).toString('base64url');
    const long = createPublicKey({ key: { kty: 'RSA', n: modulus, e: 'AQAB' }, format: 'jwk' });
    expect(parsePartnerKey(long.export({ type: 'spki', format: 'pem' }).toString())).toEqual({
      problem: 'length',
    });
    expect(parsePartnerKey(rsaPair(2_048, 3).publicKey)).toEqual({ problem: 'exponent' });
  });

  test('in the place of which a private one is given is refused in words of its own, however it is written', () => {
    const key = createPrivateKey(pair.privateKey);
    const old = key.export({ type: 'pkcs1', format: 'pem' }).toString();
    const sealed = key
      .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })
      .toString();
    for (const text of [
      pair.privateKey,
      old,
      sealed,
      bareOf(pair.privateKey),
      // A short one: its length fits in one byte.
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      bareOf(old),
      `${pair.publicKey}${pair.privateKey}`,
    ])
      expect(parsePartnerKey(text)).toEqual({ problem: 'private' });
  });

  test('of another algorithm is refused, also the RSA that signs in another way', () => {
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;
    const edwards = generateKeyPairSync('ed25519').publicKey;
    const pss = generateKeyPairSync('rsa-pss', { modulusLength: 2_048 }).publicKey;
    for (const key of [ec, edwards, pss])
      expect(parsePartnerKey(key.export({ type: 'spki', format: 'pem' }).toString())).toEqual({
        problem: 'algorithm',
      });
  });

  test.each([
    ['nothing', '', 'format'],
    ['words', 'my key', 'format'],
    ['a certificate', '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----', 'certificate'],
    ['an SSH key', 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQAB me@home', 'format'],
    [
      'the older kind of PEM',
      createPublicKey(pair.publicKey).export({ type: 'pkcs1', format: 'pem' }).toString(),
      'format',
    ],
    ['a key cut short', pair.publicKey.replace(/.{64}\n.{8}\n-----END/, '\n-----END'), 'format'],
    ['a bare key with a letter before it that base64 has not', `!${bareOf(pair.publicKey)}`, 'format'],
    ['a bare key with such a letter behind it', `${bareOf(pair.publicKey)}!`, 'format'],
    ['a key among endless empty lines', pair.publicKey.replace('\n', '\n'.repeat(4_000)), 'format'],
    ['two keys', pair.publicKey + pair.publicKey, 'format'],
    ['more letters than any key has', `${pair.publicKey}${' '.repeat(10)}${'x'.repeat(4_000)}`, 'format'],
  ])('%s is not a valid key', (_name, text, problem) => {
    expect(parsePartnerKey(text)).toEqual({ problem });
  });
});

describe('T-18 the proof of possession', () => {
  const challenge = challengeText({ appId: 'app_1', nonce: 'abc' });

  test('is the challenge signed by the key’s owner, in base64 with or without line ends', () => {
    const signature = signText(pair, challenge);
    expect(provesKey(pair.publicKey, challenge, signature)).toBe(true);
    expect(provesKey(pair.publicKey, challenge, `${signature.replaceAll(/(.{64})/g, '$1\n')}\n`)).toBe(true);
  });

  test('is nothing else', () => {
    const wrong = [
      signText(rsaPair(), challenge),
      signText(pair, `${challenge}\n`),
      signText(pair, challengeText({ appId: 'app_2', nonce: 'abc' })),
      Buffer.from(signText(pair, challenge), 'base64').toString('hex'),
      `!${signText(pair, challenge)}`,
      `${signText(pair, challenge)}!`,
      '',
      '中文',
      'A'.repeat(344),
    ];
    for (const signature of wrong) expect(provesKey(pair.publicKey, challenge, signature)).toBe(false);
  });
});
