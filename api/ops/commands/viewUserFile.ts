import { listActions, recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import type { StoredAction } from '../../kernel/audit/operatorAction.ts';
import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { findUserFile, hasUser, listMovements, type UserFile, type UserMovement } from './userFile.store.ts';

/**
 * Reads a user with all data: balances, open orders, accounts, sessions, and operators' actions. The access is recorded before anything is
 * shown, including whether phone number and addresses are shown unmasked. Run as the owner.
 * @returns null if the user does not exist.
 */
export async function viewUserFile(
  db: Db,
  { userId, operator, isRevealed }: { userId: string; operator: string; isRevealed: boolean },
): Promise<{ file: UserFile; actions: StoredAction[] } | null> {
  return inTransaction(db, async (tx) => {
    const file = await findUserFile(tx, userId);
    if (!file) return null;
    const about = { subjectKind: 'user', subjectId: userId } as const;
    const actions = await listActions(tx, about);
    const command = isRevealed ? 'user show --reveal' : 'user show';
    await recordOperatorAction(tx, { operator, command, ...about, reason: null, outcome: 'seen' });
    return { file, actions };
  });
}

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
