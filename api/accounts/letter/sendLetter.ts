import { newId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { LettersFull } from './letter.errors.ts';
import { holdLetterCounts, insertLetter } from './letter.store.ts';
import { LETTER_LENGTH_MAX, letterText, mayWrite } from './letter.ts';

/**
 * Stores a user's letter to the operators, who answer with `npm run user`.
 * @returns the letter's id; repeating the request returns the first one's.
 * @throws InvalidInput, LettersFull, RequestIdReused.
 */
export async function sendLetter(
  platform: Pick<Platform, 'db' | 'log'>,
  { userId, text, clientRequestId }: { userId: string; text: string; clientRequestId: string },
): Promise<string> {
  const kept = letterText(text);
  if (kept === null) throw new InvalidInput('text', `1 to ${LETTER_LENGTH_MAX} characters`);
  return inTransaction(platform.db, async (tx) => {
    const id = newId();
    const claim = { userId, operation: 'sendLetter', clientRequestId, input: { text: kept }, resultId: id };
    const firstId = await claimRequest(tx, claim);
    if (firstId) return firstId;
    if (!mayWrite(await holdLetterCounts(tx, userId))) throw new LettersFull();
    await insertLetter(tx, { id, userId, text: kept });
    platform.log.warn({ letterId: id }, 'a user has written to the operators');
    return id;
  });
}
