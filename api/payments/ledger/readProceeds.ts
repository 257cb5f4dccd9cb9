import type { Db } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import { readBalances } from './ledger.store.ts';

/** A user's withdrawable money now, in fen: the proceeds only (W-05). */
export async function readProceeds(db: Db, userId: string): Promise<Cents> {
  return (await readBalances(db, userId)).proceeds;
}
