import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { deleteRule } from './sellingRule.store.ts';

/** Deletes a rule with what is kept of its runs; asks stay as they are. Once more changes nothing. */
export async function removeSellingRule(
  { db }: Platform,
  { userId, ruleId }: { userId: string; ruleId: string },
): Promise<void> {
  await inTransaction(db, (tx) => deleteRule(tx, userId, ruleId));
}
