import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { reviveDead, reviveOne } from './callback.store.ts';

/** One callback by its id, or all dead ones of a partner. */
export type CallbackChoice = { eventId: string } | { appId: string };

/**
 * Resends callbacks for an operator (P-05), under their own ids and with a new retry plan. Runs as the database owner.
 * @returns the number of events that are due again.
 */
export async function resendForOperator(
  { db }: Pick<Platform, 'db'>,
  { choice, operator }: { choice: CallbackChoice; operator: string },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const isOne = 'eventId' in choice;
    const count = isOne ? await reviveOne(tx, choice.eventId) : await reviveDead(tx, choice.appId);
    await recordOperatorAction(tx, {
      operator,
      command: 'job resend',
      subjectKind: isOne ? 'callback' : 'partner',
      subjectId: isOne ? choice.eventId : choice.appId,
      reason: null,
      outcome: count > 0 ? 'done' : 'unchanged',
    });
    return count;
  });
}
