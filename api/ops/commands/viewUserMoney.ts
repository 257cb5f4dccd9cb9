import { recordOperatorAction } from '../../kernel/audit/recordOperatorAction.ts';
import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { hasUser, listMovements, type UserMovement } from './userFile.store.ts';

/**
 * An operator looks at the movements of a user's money, newest first, a page at a time. The look is kept before anything is shown. Run as
 * the owner.
 * @returns null: there is no such user.
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
