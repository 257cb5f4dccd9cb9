import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import { commandProblem } from '../../kernel/commandLine.ts';
import { newId } from '../../kernel/ids.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { NOTICE_TYPES, type NoticeText } from '../../notifications/notice/notice.ts';
import { withOwnerDb } from '../database/withOwnerDb.ts';

/** An announcement in the operators' list. */
export interface PublishedNotice {
  readonly id: string;
  /** 1 trade, 2 service, 3 inventory, 4 system. */
  readonly type: number;
  readonly titleZh: string;
  readonly titleEn: string;
  readonly publishedAt: Date;
  /** Of a maintenance. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/**
 * Publishes an announcement by the market's clock, and answers its id. Run by the owner, as all of these.
 * @throws CommandProblem for a maintenance that is over.
 */
export async function publishNotice(ownerUrl: string, text: NoticeText, operator: string): Promise<string> {
  const id = newId();
  const { titleZh, titleEn, bodyZh, bodyEn, maintenance } = text;
  const [startsAt = null, endsAt = null] = [maintenance?.startsAt, maintenance?.endsAt];
  await withOwnerDb(ownerUrl, (db) =>
    inTransaction(db, async (tx) => {
      const count = await tx.$executeRaw`
        insert into notice (id, type, title_zh, title_en, body_zh, body_en, starts_at, ends_at)
        select ${id}::uuid, ${NOTICE_TYPES[text.type]}, ${titleZh}, ${titleEn}, ${bodyZh}, ${bodyEn},
          ${startsAt}::timestamptz, ${endsAt}::timestamptz
        where coalesce(${endsAt}::timestamptz > clock_now(), true)`;
      if (count === 0) throw commandProblem('--until', 'has passed', '已经过去');
      const about = { subjectKind: 'notice', subjectId: id, reason: titleEn, outcome: 'done' } as const;
      await recordOperatorAction(tx, { operator, command: 'notice publish', ...about });
    }),
  );
  return id;
}

/** Lists all announcements, newest first. */
export async function listNotices(ownerUrl: string): Promise<PublishedNotice[]> {
  return withOwnerDb(
    ownerUrl,
    (db) => db.$queryRaw<PublishedNotice[]>`
      select id, type, title_zh as "titleZh", title_en as "titleEn", published_at as "publishedAt",
        starts_at as "startsAt", ends_at as "endsAt"
      from notice order by published_at desc, id desc`,
  );
}

/** Deletes an announcement. Returns false if it does not exist, so that a repeat is harmless. */
export async function withdrawNotice(ownerUrl: string, id: string, operator: string): Promise<boolean> {
  return withOwnerDb(ownerUrl, (db) =>
    inTransaction(db, async (tx) => {
      const isGone = (await tx.$executeRaw`delete from notice where id = ${id}::uuid`) === 1;
      const outcome = isGone ? 'done' : 'unchanged';
      const about = { subjectKind: 'notice', subjectId: id, reason: null, outcome } as const;
      await recordOperatorAction(tx, { operator, command: 'notice withdraw', ...about });
      return isGone;
    }),
  );
}
