import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { idInside } from './findCommand.ts';
import {
  type FoundNumber,
  listCopiesByNumber,
  listMoneyByNumber,
  listOrdersByNumber,
  listWordsByNumber,
} from './number.store.ts';
import { type FoundUser, listUsersBy } from './userFile.store.ts';
import { type UserWords, userWords } from './writeUserFile.ts';

/**
 * Finds objects by a number: ours, or one of a partner, Steam or the payment app. The owners of the results are recorded before anything is
 * shown. Run as the owner.
 */
export async function findByNumber(
  db: Db,
  { text, operator }: { text: string; operator: string },
): Promise<FoundNumber[]> {
  const id = idInside(text);
  return inTransaction(db, async (tx) => {
    const users = await listUsersBy(tx, id ? { id } : userWords(text));
    const found = [
      ...(await listOrdersByNumber(tx, text, id)),
      ...(await listMoneyByNumber(tx, text, id)),
      ...users.map((user) => ({
        kind: 'user',
        name: user.id,
        userId: user.id,
        state: user.isBlocked ? 'blocked' : null,
        at: user.createdAt,
        show: `user -- show ${user.id}`,
      })),
      ...(await listCopiesByNumber(tx, text, id)),
      ...(await listWordsByNumber(tx, text, id)),
    ];
    const action = { operator, command: 'find', subjectKind: 'user', reason: null, outcome: 'seen' } as const;
    for (const subjectId of new Set(found.flatMap(({ userId }) => userId ?? [])))
      await recordOperatorAction(tx, { ...action, subjectId });
    return found;
  });
}

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
