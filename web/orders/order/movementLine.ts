/** Amount in cents that an event moved into an account; negative when it moved out. */
export interface Movement {
  readonly account: string;
  readonly amountCents: number;
}

/**
 * Formats the money that an event moved as one line: from which accounts to which, with the amounts. Empty when none
 * moved.
 */
export function movementLine(
  movements: readonly Movement[],
  words: { nameOf: (account: string) => string; writeCents: (cents: number) => string; separator: string },
): string {
  if (movements.length === 0) {
    return '';
  }
  const write = (ofSide: (cents: number) => boolean): string =>
    movements
      .filter(({ amountCents }) => ofSide(amountCents))
      .map(
        ({ account, amountCents }) => `${words.nameOf(account)} ${words.writeCents(Math.abs(amountCents))}`,
      )
      .join(words.separator);
  return `${write((cents) => cents < 0)} → ${write((cents) => cents > 0)}`;
}
