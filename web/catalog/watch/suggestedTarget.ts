/**
 * The initial target price of an alert in cents: about three percent below the lowest ask, with three significant
 * digits.
 */
export function suggestedTarget(lowestAskCents: number): number {
  const exact = lowestAskCents * 0.97;
  const unit = Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(exact, 1))) - 2));
  const rounded = Math.floor(exact / unit) * unit;
  return Math.max(1, rounded);
}
