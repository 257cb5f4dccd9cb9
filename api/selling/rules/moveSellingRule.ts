import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { SellingRuleUnknown } from './sellingRule.errors.ts';
import { lockRules, updatePositions } from './sellingRule.store.ts';

/**
 * Moves a rule to another place in its seller's order; the first rule that fits a listing decides.
 * @param place from 0; any place after the last one means the last.
 * @throws SellingRuleUnknown, InvalidInput.
 */
export async function moveSellingRule(
  { db }: Platform,
  { userId, ruleId, place }: { userId: string; ruleId: string; place: number },
): Promise<void> {
  if (place < 0) throw new InvalidInput('place', 'from 0');
  await inTransaction(db, async (tx) => {
    const ids = (await lockRules(tx, userId)).map(({ id }) => id);
    if (!ids.includes(ruleId)) throw new SellingRuleUnknown();
    const others = ids.filter((id) => id !== ruleId);
    await updatePositions(tx, others.toSpliced(place, 0, ruleId));
  });
}
