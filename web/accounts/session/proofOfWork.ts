/** A proof-of-work puzzle of the server, which costs the browser a moment, against abuse of SMS. */
export interface Puzzle {
  readonly challenge: string;
  /** Number of leading zero bits that the hash must have. */
  readonly difficulty: number;
}

/** The largest number of attempts that is acceptable on a phone. */
const TRY_COUNT_MAX = 20_000_000;

/**
 * Finds a nonce for which sha256(`challenge:nonce`) starts with `difficulty` zero bits. Throws for a puzzle that is
 * too hard.
 */
export async function solvePuzzle({ challenge, difficulty }: Puzzle): Promise<string> {
  const encoder = new TextEncoder();
  for (let nonce = 0; nonce < TRY_COUNT_MAX; nonce += 1) {
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${nonce}`));
    if (leadingZeroBits(new Uint8Array(digest)) >= difficulty) {
      return String(nonce);
    }
  }
  throw new Error('The puzzle is too hard.');
}

/** Number of leading zero bits of a hash. */
export function leadingZeroBits(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) {
    if (byte !== 0) {
      return count + Math.clz32(byte) - 24;
    }
    count += 8;
  }
  return count;
}
