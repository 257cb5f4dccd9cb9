import { recordOperatorAction } from '../../kernel/audit/recordOperatorAction.ts';
import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { listWaitingLetters, type WaitingLetter } from './letter.store.ts';

/** Letters that one look shows. */
const LETTERS_MAX = 50;

/** An operator reads the letters that wait for an answer, the oldest first. The look is kept before anything is shown. Run as the owner. */
export async function viewLetters(db: Db, operator: string): Promise<WaitingLetter[]> {
  return inTransaction(db, async (tx) => {
    const letters = await listWaitingLetters(tx, LETTERS_MAX);
    const about = { subjectKind: 'user', subjectId: null, reason: null, outcome: 'seen' } as const;
    await recordOperatorAction(tx, { operator, command: 'user letters', ...about });
    return letters;
  });
}
