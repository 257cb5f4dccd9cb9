/** A puzzle of the server: its answer shows that the browser spent a moment (safety.md, SMS abuse). */
export interface Puzzle {
  readonly challenge: string;
  /** Leading zero bits that the hash must have. */
  readonly difficulty: number;
}

/** Beyond this many tries a puzzle is not one that a phone should solve. */
const TRY_COUNT_MAX = 20_000_000;

/** Finds a nonce with sha256(`challenge:nonce`) beginning with `difficulty` zero bits. Throws for a puzzle that is too hard. */
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

/** Zero bits at the front of a hash. */
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
