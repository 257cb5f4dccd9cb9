import type { Db } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import { readBalances } from './ledger.store.ts';

/** What of a user's money is withdrawable at this moment: the proceeds alone (W-05). */
export async function readProceeds(db: Db, userId: string): Promise<Cents> {
  return (await readBalances(db, userId)).proceeds;
}
