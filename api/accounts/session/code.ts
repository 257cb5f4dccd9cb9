import { argon2, createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hash = promisify(argon2);

/** Generates a code of six digits with its stored hash (ASVS 6.5.2: codes this short are hashed like passwords). */
export async function makeCode(): Promise<{ code: string; codeHash: string; salt: string }> {
  const code = randomInt(0, 1_000_000).toString().padStart(6, '0');
  const salt = randomBytes(16).toString('base64');
  return { code, salt, codeHash: await hashCode(code, salt) };
}

/** argon2id, 19 MiB, two passes. */
export async function hashCode(code: string, salt: string): Promise<string> {
  const parameters = {
    message: Buffer.from(code),
    nonce: Buffer.from(salt, 'base64'),
    parallelism: 1,
    tagLength: 32,
    memory: 19_456,
    passes: 2,
  };
  return ((await hash('argon2id', parameters)) as Buffer).toString('base64');
}

/** Compares in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'base64'), Buffer.from(other, 'base64')];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * True if SHA-256 of `challenge:nonce` begins with `bits` zero bits. Only the first 32 bits are checked, so more than
 * 32 are never fulfilled.
 */
export function isWorkDone(challenge: string, nonce: string, bits: number): boolean {
  const hash = createHash('sha256').update(`${challenge}:${nonce}`).digest();
  return Math.clz32(hash.readUInt32BE(0)) >= bits;
}
