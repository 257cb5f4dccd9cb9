import { isWorkDone } from '../../../api/accounts/session/code.ts';

/** Finds the nonce that a `ProofOfWorkRequired` demands, as a browser does. */
export function work(challenge: string, difficulty: number): string {
  for (let nonce = 0; ; nonce++) {
    if (isWorkDone(challenge, String(nonce), difficulty)) return String(nonce);
  }
}
