import type { Db, Tx } from '../../kernel/db.ts';
import { lockKey } from '../../kernel/tx.ts';

/**
 * Counts a user's unanswered letters and those of the last 24 hours. The counts are locked until the transaction ends.
 */
export async function lockLetterCounts(
  tx: Tx,
  userId: string,
): Promise<{ unanswered: number; ofLastDay: number }> {
  await lockKey(tx, `letter:${userId}`);
  const [row] = await tx.$queryRaw<[{ unanswered: number; ofLastDay: number }]>`
    select count(*) filter (where answered_at is null)::int as unanswered,
      count(*) filter (where created_at > clock_now() - interval '24 hours')::int as "ofLastDay"
    from letter where user_id = ${userId}::uuid`;
  return row;
}

/** Inserts a letter. */
export async function insertLetter(
  tx: Tx,
  letter: { id: string; userId: string; text: string },
): Promise<void> {
  await tx.letter.create({ data: letter, select: { id: true } });
}

/**
 * Stores the answer to a letter, once.
 * @returns the id of its writer; null if there is no such unanswered letter.
 */
export async function answerLetter(tx: Tx, id: string, answer: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ userId: string }[]>`
    update letter set answer = ${answer}, answered_at = clock_now()
    where id = ${id}::uuid and answered_at is null returning user_id as "userId"`;
  return row?.userId ?? null;
}

/** A letter as operators read it. */
export interface WaitingLetter {
  id: string;
  userId: string;
  text: string;
  createdAt: Date;
}

/** Unanswered letters, the oldest first, at most `limit`. */
export async function listWaitingLetters(db: Db | Tx, limit: number): Promise<WaitingLetter[]> {
  return db.letter.findMany({
    where: { answeredAt: null },
    select: { id: true, userId: true, text: true, createdAt: true },
    orderBy: { createdAt: 'asc' },
    take: limit,
  });
}
