import { createHash } from 'node:crypto';

const WORD_BITS = 32;

/** True where SHA-256 of `challenge:nonce` begins with so many zero bits. */
export function isWorkDone(challenge: string, nonce: string, bits: number): boolean {
  const hash = createHash('sha256').update(`${challenge}:${nonce}`).digest();
  return bits <= WORD_BITS && Math.clz32(hash.readUInt32BE(0)) >= bits;
}
