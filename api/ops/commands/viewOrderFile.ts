import { listActions, recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import type { StoredAction } from '../../kernel/audit/operatorAction.ts';
import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { findOrderFile, type OrderFile } from './orderFile.store.ts';

/**
 * Reads an order with all its data: history with evidence, Steam's offers, ledger, waiting jobs, callbacks, and operators' actions. The
 * access is recorded before anything is shown. Run as the owner.
 * @returns null if the order does not exist.
 */
export async function viewOrderFile(
  db: Db,
  { orderNo, operator }: { orderNo: string; operator: string },
): Promise<{ file: OrderFile; actions: StoredAction[] } | null> {
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
