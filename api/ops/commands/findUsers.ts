import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { type FoundUser, listUsersBy } from './userFile.store.ts';
import type { UserWords } from './userWords.ts';

/** Finds users and records who was found. Run as the owner. */
export async function findUsers(
  db: Db,
  { by, operator }: { by: UserWords; operator: string },
): Promise<FoundUser[]> {
  return inTransaction(db, async (tx) => {
    const found = await listUsersBy(tx, by);
    const action = {
      operator,
      command: 'user find',
      subjectKind: 'user',
      reason: null,
      outcome: 'seen',
    } as const;
    for (const { id } of found) await recordOperatorAction(tx, { ...action, subjectId: id });
    return found;
  });
}
