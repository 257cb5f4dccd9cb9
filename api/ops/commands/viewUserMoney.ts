import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { hasUser, listMovements, type UserMovement } from './userFile.store.ts';

/**
 * Reads a page of a user's movements of money, newest first. The access is recorded before anything is shown. Run as the owner.
 * @returns null if the user does not exist.
 */
export async function viewUserMoney(
  db: Db,
  { userId, before, operator }: { userId: string; before: string | null; operator: string },
): Promise<UserMovement[] | null> {
  return inTransaction(db, async (tx) => {
    if (!(await hasUser(tx, userId))) return null;
    const movements = await listMovements(tx, { userId, before });
    const about = { subjectKind: 'user', subjectId: userId, reason: null, outcome: 'seen' } as const;
    await recordOperatorAction(tx, { operator, command: 'user money', ...about });
    return movements;
  });
}
