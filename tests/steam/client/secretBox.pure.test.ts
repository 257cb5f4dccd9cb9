import { describe, expect, test } from 'vitest';
import { createSealKeys, open, seal } from '../../../api/steam/client/secretBox.ts';

const keys = createSealKeys();
const aad = 'user 1‖76561198000000001‖1';
const secret = '{"identity_secret":"机密"}';

describe('sealed secrets', () => {
  test('the private key opens what the public key sealed, and no two seals are alike', () => {
    const sealed = seal(keys.publicKeyPem, secret, aad);
    expect(open(keys.privateKeyPem, sealed, aad)).toBe(secret);
    expect(seal(keys.publicKeyPem, secret, aad).equals(sealed)).toBe(false);
    expect(sealed.includes('identity_secret')).toBe(false);
    expect(open(keys.privateKeyPem, seal(keys.publicKeyPem, '', aad), aad)).toBe('');
  });

  test('any changed byte throws, wherever it is', () => {
    const sealed = seal(keys.publicKeyPem, secret, aad);
    for (let position = 0; position < sealed.length; position++) {
      const changed = Buffer.from(sealed);
      changed[position] = (changed[position] ?? 0) ^ 1;
      expect(() => open(keys.privateKeyPem, changed, aad)).toThrow('cannot be opened');
    }
    for (let length = 0; length < sealed.length; length += 7) {
      expect(() => open(keys.privateKeyPem, sealed.subarray(0, length), aad)).toThrow('cannot be opened');
    }
  });

  test('another place, another key and the public key all throw', () => {
    const sealed = seal(keys.publicKeyPem, secret, aad);
    expect(() => open(keys.privateKeyPem, sealed, aad.replace('1‖7', '2‖7'))).toThrow('cannot be opened');
    expect(() => open(createSealKeys().privateKeyPem, sealed, aad)).toThrow('cannot be opened');
    expect(() => open(keys.publicKeyPem, sealed, aad)).toThrow('cannot be opened');
  });
});
