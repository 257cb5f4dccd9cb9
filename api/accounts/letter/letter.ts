import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import type { Db } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import { LettersFull } from './letter.errors.ts';
import {
  answerLetter,
  insertLetter,
  listWaitingLetters,
  lockLetterCounts,
  type WaitingLetter,
} from './letter.store.ts';

/** Maximum length of a letter, in displayed characters. */
export const LETTER_LENGTH_MAX = 1_000;
/** Maximum number of unanswered letters of one user, and of letters in 24 hours. */
export const LETTERS_UNANSWERED_MAX = 3;
export const LETTERS_A_DAY_MAX = 5;

/** Whether a user with these counts may write another letter. */
export function mayWrite({ unanswered, ofLastDay }: { unanswered: number; ofLastDay: number }): boolean {
  return unanswered < LETTERS_UNANSWERED_MAX && ofLastDay < LETTERS_A_DAY_MAX;
}

/** Trims a letter's text. Null if nothing remains, or too much. */
export function letterText(text: string): string | null {
  const trimmed = text.replace(/\r\n?/g, '\n').trim();
  return trimmed !== '' && [...trimmed].length <= LETTER_LENGTH_MAX ? trimmed : null;
}

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
    if (!mayWrite(await lockLetterCounts(tx, userId))) throw new LettersFull();
    await insertLetter(tx, { id, userId, text: kept });
    platform.log.warn({ letterId: id }, 'a user has written to the operators');
    return id;
  });
}

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

/** Maximum number of letters that one call returns. */
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
