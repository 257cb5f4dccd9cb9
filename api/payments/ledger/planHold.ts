import type { Cents } from '../../kernel/money.ts';
import { InsufficientFunds } from './ledger.errors.ts';
import { splitHold } from './ledger.ts';

/**
 * Decides from which of a buyer's accounts, already locked, a price is taken.
 * @throws InsufficientFunds
 */
export function planHold(
  priceCents: Cents,
  { depositCents, proceedsCents }: { depositCents: Cents; proceedsCents: Cents },
): { deposit: Cents; proceeds: Cents } {
  const split = splitHold(priceCents, depositCents, proceedsCents);
  if (split) return split;
  const spendableCents = depositCents + proceedsCents;
  throw new InsufficientFunds({ spendableCents, missingCents: priceCents - spendableCents });
}
