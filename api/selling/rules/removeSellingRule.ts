import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { deleteRule } from './sellingRule.store.ts';

/** Deletes a rule and the records of its runs; asks are unchanged. Repeating it changes nothing. */
export async function removeSellingRule(
  { db }: Platform,
  { userId, ruleId }: { userId: string; ruleId: string },
): Promise<void> {
  await inTransaction(db, (tx) => deleteRule(tx, userId, ruleId));
}
