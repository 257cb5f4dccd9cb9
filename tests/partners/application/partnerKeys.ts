import { generateKeyPairSync, sign } from 'node:crypto';

/** A partner's own pair, the private half as its program holds it. */
export interface PartnerPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Generates an RSA key pair; by default 2048 bits and e = 65537. */
export function rsaPair(modulusLength = 2_048, publicExponent = 0x10001): PartnerPair {
  return generateKeyPairSync('rsa', {
    modulusLength,
    publicExponent,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** What `openssl dgst -sha256 -sign` and `openssl base64` make of a text. */
export function signText(pair: PartnerPair, text: string): string {
  return sign('RSA-SHA256', Buffer.from(text), pair.privateKey).toString('base64');
}
