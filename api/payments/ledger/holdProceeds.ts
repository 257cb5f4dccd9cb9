import type { Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import { lockSpendable } from './ledger.store.ts';

/** Holds a user's spendable money still until the transaction ends, and says what of it is withdrawable: the proceeds alone (W-05). */
export async function holdProceeds(tx: Tx, userId: string): Promise<Cents> {
  return (await lockSpendable(tx, userId)).proceedsCents;
}
