import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';

/** A partner's public key as it is stored. */
export interface PartnerPublicKey {
  /** SPKI as PEM, encoded again, so that surrounding text is dropped. */
  readonly publicKey: string;
  /** SHA-256 of its DER, in hex. */
  readonly fingerprint: string;
}

/** Why a text is not an acceptable key; each kind needs a different correction (T-18). */
export type KeyProblem = 'private' | 'certificate' | 'format' | 'algorithm' | 'length' | 'exponent';

/** Maximum number of characters that are read: a PEM of 4096 bits has 800. */
export const KEY_TEXT_MAX = 4_000;
/** Minimum and maximum length of a key, in bits. */
export const KEY_BITS_MIN = 2_048;
export const KEY_BITS_MAX = 4_096;
const EXPONENT = 65_537n;

const PEM = /^-----BEGIN PUBLIC KEY-----([A-Za-z0-9+/=\s]+)-----END PUBLIC KEY-----$/;
const BARE = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;

/** The DER in a PEM of type PUBLIC KEY, or in bare base64 as some key tools produce it; null for anything else. */
function readDer(text: string): Buffer | null {
  const body = PEM.exec(text)?.[1] ?? (BARE.test(text) ? text : undefined);
  return body === undefined ? null : Buffer.from(body.replaceAll(/\s/g, ''), 'base64');
}

function readKey(der: Buffer): KeyObject | null {
  try {
    return createPublicKey({ key: der, format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}

/** Bare base64 of a private key contains no word that identifies it. */
function isPrivate(text: string, der: Buffer | null): boolean {
  if (/PRIVATE/i.test(text)) return true;
  if (der === null) return false;
  // Every type of private key is a sequence that begins with a version, a one-byte number; a public key begins with
  // another sequence.
  const start = der[1] === undefined || der[1] < 0x80 ? 2 : 2 + (der[1] & 0x7f);
  return der[0] === 0x30 && der[start] === 0x02 && der[start + 1] === 0x01;
}

/**
 * Parses a partner's public key (T-18): SPKI RSA, 2048 to 4096 bits, e = 65537. Node itself would accept a key of 512
 * bits, one with e = 3, one of another algorithm, and derive a public key from a private one.
 */
export function parsePartnerKey(given: string): PartnerPublicKey | { problem: KeyProblem } {
  const text = given.trim();
  const der = text.length > KEY_TEXT_MAX ? null : readDer(text);
  if (isPrivate(text, der)) return { problem: 'private' };
  if (/CERTIFICATE/i.test(text)) return { problem: 'certificate' };
  const key = der && readKey(der);
  if (!key) return { problem: 'format' };
  if (key.asymmetricKeyType !== 'rsa') return { problem: 'algorithm' };
  const { modulusLength = 0, publicExponent } = key.asymmetricKeyDetails ?? {};
  if (modulusLength < KEY_BITS_MIN || modulusLength > KEY_BITS_MAX) return { problem: 'length' };
  if (publicExponent !== EXPONENT) return { problem: 'exponent' };
  const written = key.export({ type: 'spki', format: 'der' });
  return {
    publicKey: key.export({ type: 'spki', format: 'pem' }).toString(),
    fingerprint: createHash('sha256').update(written).digest('hex'),
  };
}

/** Whether a base64 signature is RSA-SHA256 over the challenge's bytes by the owner of a stored key. */
export function provesKey(publicKey: string, challenge: string, signature: string): boolean {
  const letters = signature.replaceAll(/\s/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(letters)) return false;
  return verify('RSA-SHA256', Buffer.from(challenge), publicKey, Buffer.from(letters, 'base64'));
}
