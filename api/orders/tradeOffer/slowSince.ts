/**
 * Polls that pass between two looks at protected orders. A reversal may come on any of seven days and hurries nobody, while each
 * look costs a call for each order, and Steam counts calls.
 */
const POLLS_BETWEEN = 20;

/** Accounts last looked at slowly before this time want another slow look (`steam.md` 3.3: the offer itself does not tell a reversal). */
export function slowSince(now: Date, pollMs: number): Date {
  return new Date(now.getTime() - pollMs * POLLS_BETWEEN);
}
