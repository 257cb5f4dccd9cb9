import { createHash } from 'node:crypto';

/** True where SHA-256 of `challenge:nonce` begins with so many zero bits: its first 32 are looked at, more than that are never there. */
export function isWorkDone(challenge: string, nonce: string, bits: number): boolean {
  const hash = createHash('sha256').update(`${challenge}:${nonce}`).digest();
  return Math.clz32(hash.readUInt32BE(0)) >= bits;
}
