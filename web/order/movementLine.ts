/** Cents that an event moved into an account, or out of it where they are negative. */
export interface Movement {
  readonly account: string;
  readonly amountCents: number;
}

/** Writes the money of an event as one line: from these accounts to those, each with its amount. Empty where none moved. */
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
