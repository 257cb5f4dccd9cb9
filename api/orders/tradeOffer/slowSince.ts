/**
 * Number of polls between two checks of protected orders. A reversal may come on any of seven days and is not urgent,
 * while each check costs one call per order, and Steam limits calls.
 */
const POLLS_BETWEEN = 20;

/**
 * Accounts whose last slow poll is before this time are due for another one. It is needed because an offer alone does
 * not show a reversal.
 */
export function slowSince(now: Date, pollMs: number): Date {
  return new Date(now.getTime() - pollMs * POLLS_BETWEEN);
}
