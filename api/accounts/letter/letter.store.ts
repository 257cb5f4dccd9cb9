import type { Db, Tx } from '../../kernel/db.ts';

/** How many letters of a user wait for an answer, and how many are of the last 24 hours; nobody adds one before the transaction ends. */
export async function holdLetterCounts(
  tx: Tx,
  userId: string,
): Promise<{ unanswered: number; ofLastDay: number }> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`letter:${userId}`}, 0))`;
  const [row] = await tx.$queryRaw<[{ unanswered: number; ofLastDay: number }]>`
    select count(*) filter (where answered_at is null)::int as unanswered,
      count(*) filter (where created_at > clock_now() - interval '24 hours')::int as "ofLastDay"
    from letter where user_id = ${userId}::uuid`;
  return row;
}

/** Writes a letter. */
export async function insertLetter(
  tx: Tx,
  letter: { id: string; userId: string; text: string },
): Promise<void> {
  await tx.letter.create({ data: letter, select: { id: true } });
}

/** Writes the answer to a letter, once. @returns whose letter it was; null where there is none without an answer. */
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

/** Letters without an answer, the oldest first, at most so many. */
export async function listWaitingLetters(db: Db | Tx, limit: number): Promise<WaitingLetter[]> {
  return db.letter.findMany({
    where: { answeredAt: null },
    select: { id: true, userId: true, text: true, createdAt: true },
    orderBy: { createdAt: 'asc' },
    take: limit,
  });
}
