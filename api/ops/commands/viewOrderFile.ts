import { listActions } from '../../kernel/audit/operatorAction.store.ts';
import type { KeptAction } from '../../kernel/audit/operatorAction.ts';
import { recordOperatorAction } from '../../kernel/audit/recordOperatorAction.ts';
import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { findOrderFile, type OrderFile } from './orderFile.store.ts';

/**
 * An operator looks at an order: history with its proofs, Steam's offers, books, waiting jobs, callbacks, and what operators did. The look
 * is kept before anything is shown. Run as the owner.
 * @returns null: there is no such order.
 */
export async function viewOrderFile(
  db: Db,
  { orderNo, operator }: { orderNo: string; operator: string },
): Promise<{ file: OrderFile; actions: KeptAction[] } | null> {
  return inTransaction(db, async (tx) => {
    const file = await findOrderFile(tx, orderNo);
    if (!file) return null;
    const about = { subjectKind: 'order', subjectId: orderNo } as const;
    const actions = await listActions(tx, about);
    await recordOperatorAction(tx, {
      operator,
      command: 'order show',
      ...about,
      reason: null,
      outcome: 'seen',
    });
    return { file, actions };
  });
}
