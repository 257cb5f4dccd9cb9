import { createHash } from 'node:crypto';

/**
 * True if SHA-256 of `challenge:nonce` begins with `bits` zero bits. Only the first 32 bits are checked, so more than
 * 32 are never fulfilled.
 */
export function isWorkDone(challenge: string, nonce: string, bits: number): boolean {
  const hash = createHash('sha256').update(`${challenge}:${nonce}`).digest();
  return Math.clz32(hash.readUInt32BE(0)) >= bits;
}
