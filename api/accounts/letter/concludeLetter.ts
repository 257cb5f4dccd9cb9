import { recordOperatorAction } from '../../kernel/audit/recordOperatorAction.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessage.ts';
import { answerLetter } from './letter.store.ts';

/**
 * An operator answers a letter: the answer stands under it, and its writer gets it as a message. Run as the owner.
 * @returns null: there is no such letter without an answer.
 */
export async function concludeLetter(
  { db }: Pick<Platform, 'db'>,
  { letterId, answer, operator }: { letterId: string; answer: string; operator: string },
): Promise<'done' | null> {
  return inTransaction(db, async (tx) => {
    const userId = await answerLetter(tx, letterId, answer);
    if (!userId) return null;
    await postMessage(tx, { userId, type: 'system', template: 'letterAnswered', params: { note: answer } });
    const about = { subjectKind: 'user', subjectId: userId, reason: answer, outcome: 'done' } as const;
    await recordOperatorAction(tx, { operator, command: 'user answer', ...about });
    return 'done';
  });
}
