import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const formatByte = 1;
const publicLength = 32;
const nonceLength = 12;
const tagLength = 16;
/** Separates several keys in one text. */
const keyEnd = /(?<=-----END PRIVATE KEY-----)\s+(?=-----BEGIN)/;
const headLength = 1 + publicLength + nonceLength;

/** A key pair for sealing, both keys in PEM. */
export interface SealKeys {
  /** Key of the API process: it can seal, but not open. */
  readonly publicKeyPem: string;
  /** Key of the worker only: it opens what was sealed. */
  readonly privateKeyPem: string;
}

/** Creates an X25519 key pair. */
export function createSealKeys(): SealKeys {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  return {
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** The last 32 bytes of the SPKI form are the raw point. */
function rawOf(publicKey: KeyObject): Buffer {
  return publicKey.export({ type: 'spki', format: 'der' }).subarray(-publicLength);
}

function publicOf(raw: Buffer): KeyObject {
  return createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') } });
}

function recordKey(shared: Buffer, ephemeral: Buffer, recipient: Buffer): Buffer {
  const salt = Buffer.concat([ephemeral, recipient]);
  return Buffer.from(hkdfSync('sha256', shared, salt, 'shiji seal', 32));
}

/** Authenticates the whole header too, so that a change to any byte of a sealed record is detected. */
function authenticated(head: Buffer, aad: string): Buffer {
  return Buffer.concat([head, Buffer.from(aad, 'utf8')]);
}

/**
 * Seals a secret so that only the holder of the private key can read it: a new X25519 key for each record, HKDF-SHA256, AES-256-GCM. `aad`
 * binds the record to its owner, account or version: opening it with another `aad` throws.
 */
export function seal(publicKeyPem: string, plaintext: string, aad: string): Buffer {
  const recipient = createPublicKey(publicKeyPem);
  const ephemeral = generateKeyPairSync('x25519');
  const shared = diffieHellman({ privateKey: ephemeral.privateKey, publicKey: recipient });
  const ephemeralRaw = rawOf(ephemeral.publicKey);
  const nonce = randomBytes(nonceLength);
  const head = Buffer.concat([Buffer.from([formatByte]), ephemeralRaw, nonce]);
  const key = recordKey(shared, ephemeralRaw, rawOf(recipient));
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  cipher.setAAD(authenticated(head, aad));
  const body = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  return Buffer.concat([head, cipher.getAuthTag(), body]);
}

function decrypt(privateKeyPem: string, sealed: Buffer, aad: string): string {
  const head = sealed.subarray(0, headLength);
  const ephemeralRaw = head.subarray(1, 1 + publicLength);
  const privateKey = createPrivateKey(privateKeyPem);
  const shared = diffieHellman({ privateKey, publicKey: publicOf(ephemeralRaw) });
  const key = recordKey(shared, ephemeralRaw, rawOf(createPublicKey(privateKey)));
  const nonce = head.subarray(1 + publicLength);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  decipher.setAAD(authenticated(head, aad));
  decipher.setAuthTag(sealed.subarray(headLength, headLength + tagLength));
  const plaintext = [decipher.update(sealed.subarray(headLength + tagLength)), decipher.final()];
  return Buffer.concat(plaintext).toString('utf8');
}

/**
 * Opens a record made by `seal`. `privateKeysPem` may hold several concatenated keys during a key rotation. Throws one generic error for a
 * wrong key, a wrong `aad` or a changed byte.
 */
export function open(privateKeysPem: string, sealed: Uint8Array, aad: string): string {
  const bytes = Buffer.from(sealed);
  for (const privateKeyPem of privateKeysPem.split(keyEnd)) {
    try {
      if (bytes[0] === formatByte) return decrypt(privateKeyPem, bytes, aad);
    } catch {
      // No cause is attached: the caller must not learn which part failed.
    }
  }
  throw new Error('the sealed secret cannot be opened');
}
