import { recordOperatorAction } from '../../kernel/audit/recordOperatorAction.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessage.ts';
import { answerLetter } from './letter.store.ts';

/**
 * Stores an operator's answer to a letter and sends it to the writer as a message. Runs as the database owner.
 * @returns null if there is no such unanswered letter.
 */
export async function replyToLetter(
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
