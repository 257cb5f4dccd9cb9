import { createHash, createPrivateKey, createPublicKey, createSign, type KeyObject, sign } from 'node:crypto';

/** A key that the platform signs its answers and callbacks with. */
export interface PlatformKey {
  /** The first half of the SHA-256 of the public key's DER, in hex, by which receivers find the key. */
  id: string;
  privateKey: KeyObject;
  /** SPKI in PEM. */
  publicKeyPem: string;
}

/** Parses a private key: PKCS8 as PEM or as bare base64. */
export function readPlatformKey(text: string): PlatformKey {
  const privateKey = text.includes('BEGIN')
    ? createPrivateKey(text)
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const der = publicKey.export({ type: 'spki', format: 'der' });
  const id = createHash('sha256').update(der).digest('hex').slice(0, 32);
  return { id, privateKey, publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

/**
 * The platform's keys: the current one and, while receivers migrate, the former one (`OPEN_PRIVATE_KEY`,
 * `OPEN_FORMER_PRIVATE_KEY`). Without a key the open platform is closed.
 */
export function readPlatformKeys(config: {
  OPEN_PRIVATE_KEY: string;
  OPEN_FORMER_PRIVATE_KEY: string;
}): PlatformKey[] {
  return [config.OPEN_PRIVATE_KEY, config.OPEN_FORMER_PRIVATE_KEY].filter(Boolean).map(readPlatformKey);
}

/** RSASSA-PKCS1-v1_5 with SHA-256, in base64. */
export function signWith({ privateKey }: PlatformKey, text: Buffer): string {
  return sign('RSA-SHA256', text, privateKey).toString('base64');
}

/** Makes the signature of `signWith` of bytes that come piece by piece. */
export function openSignature({ privateKey }: PlatformKey): { add(bytes: Buffer): void; end(): string } {
  const signing = createSign('RSA-SHA256');
  return { add: (bytes) => signing.update(bytes), end: () => signing.sign(privateKey, 'base64') };
}
