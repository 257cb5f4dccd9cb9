import type { Tx } from '../kernel/db.ts';
import type { Cents } from '../kernel/money.ts';
import { InsufficientFunds } from './ledger.errors.ts';
import { splitHold } from './ledger.ts';
import { lockSpendable } from './ledgerStore.ts';

/**
 * Locks a buyer's spendable money and says from which accounts a price is taken.
 * @throws InsufficientFunds
 */
export async function planHold(
  tx: Tx,
  userId: string,
  priceCents: Cents,
): Promise<{ deposit: Cents; proceeds: Cents }> {
  const { depositCents, proceedsCents } = await lockSpendable(tx, userId);
  const split = splitHold(priceCents, depositCents, proceedsCents);
  if (!split) throw new InsufficientFunds(depositCents + proceedsCents, priceCents);
  return split;
}
