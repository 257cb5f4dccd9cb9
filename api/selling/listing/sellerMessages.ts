import type { Tx } from '../../kernel/db.ts';
import { type Cents, formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { hasRuleMessage } from '../../notifications/message/message.store.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';

/**
 * Tells a seller that the limit of the reference price lowered asks that a rule or a bulk action wanted higher.
 * @param lowered their number, and by how much together, in fen. Nothing is sent for none.
 */
export async function postCapLowered(
  tx: Tx,
  { userId, count, cents }: { userId: string; count: number; cents: Cents },
): Promise<void> {
  if (count === 0) return;
  const params = { count, amount: formatYuan(cents) };
  await postMessage(tx, { userId, type: 'inventory', template: 'capLowered', params });
}

/** Tells a seller once that a rule does not run; again only after it has run. */
export async function postRuleStopped({ db }: Pick<Platform, 'db'>, ruleId: string): Promise<void> {
  const rule = await db.sellingRule.findUnique({ where: { id: ruleId } });
  if (rule === null) return;
  const { userId, name: ruleName, lastRunAt } = rule;
  await inTransaction(db, async (tx) => {
    if (await hasRuleMessage(tx, { userId, ruleId, since: lastRunAt ?? new Date(0) })) return;
    await postMessage(tx, {
      userId,
      type: 'inventory',
      template: 'ruleStopped',
      params: { ruleId, ruleName },
    });
  });
}
