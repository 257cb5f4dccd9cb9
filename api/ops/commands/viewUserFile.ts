import { listActions } from '../../kernel/audit/operatorAction.store.ts';
import type { KeptAction } from '../../kernel/audit/operatorAction.ts';
import { recordOperatorAction } from '../../kernel/audit/recordOperatorAction.ts';
import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { findUserFile, type UserFile } from './userFile.store.ts';

/**
 * An operator looks at a user: balances, open orders, accounts, sessions, and what operators did. The look is kept before anything is
 * shown, and so is whether the phone number and the addresses were shown whole. Run as the owner.
 * @returns null: there is no such user.
 */
export async function viewUserFile(
  db: Db,
  { userId, operator, isRevealed }: { userId: string; operator: string; isRevealed: boolean },
): Promise<{ file: UserFile; actions: KeptAction[] } | null> {
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
