import { recordOperatorAction } from '../../kernel/audit/recordOperatorAction.ts';
import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { listWaitingLetters, type WaitingLetter } from './letter.store.ts';

/** Most letters that one call returns. */
const LETTERS_MAX = 50;

/**
 * Lists the unanswered letters for an operator, the oldest first. The access is logged before anything is returned.
 * Runs as the database owner.
 */
export async function viewLetters(db: Db, operator: string): Promise<WaitingLetter[]> {
  return inTransaction(db, async (tx) => {
    const letters = await listWaitingLetters(tx, LETTERS_MAX);
    const about = { subjectKind: 'user', subjectId: null, reason: null, outcome: 'seen' } as const;
    await recordOperatorAction(tx, { operator, command: 'user letters', ...about });
    return letters;
  });
}
