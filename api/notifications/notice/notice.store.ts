import { readClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db.ts';
import { type MessageParams, wordsOf } from '../message/message.ts';
import type { Maintenance } from './notice.ts';

/** The user, the filters and the page. */
export interface NoticeRequest {
  userId: string | null;
  type: number | null;
  isUnread: boolean;
  limit: number;
  language: 'zh' | 'en';
}

/** A notice or message as REST returns it. */
export interface NoticeLine {
  id: string;
  type: number;
  title: string;
  content: string;
  createTime: string;
  isRead: boolean;
}

/** Messages of a signed-in user, or announcements for a visitor. */
export async function pageNotices(
  db: Db,
  request: NoticeRequest,
): Promise<{ list: NoticeLine[]; total: number }> {
  const { userId, limit, language } = request;
  const kind = request.type === null ? {} : { type: request.type };
  if (userId === null) {
    const total = await db.notice.count({ where: kind });
    const rows =
      limit === 0
        ? []
        : await db.notice.findMany({
            where: kind,
            orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
            take: limit,
          });
    const list = rows.map((row) => ({
      id: row.id,
      type: row.type,
      title: language === 'zh' ? row.titleZh : row.titleEn,
      content: language === 'zh' ? row.bodyZh : row.bodyEn,
      createTime: row.publishedAt.toISOString(),
      isRead: false,
    }));
    return { list, total };
  }
  const where = { userId, ...kind, ...(request.isUnread ? { readAt: null } : {}) };
  const total = await db.message.count({ where });
  const rows =
    limit === 0
      ? []
      : await db.message.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: limit });
  const list = rows.map((row) => {
    const words = wordsOf(row.template, row.params as Partial<MessageParams>, language);
    return {
      id: row.id,
      type: row.type,
      title: words.title,
      content: words.body,
      createTime: row.createdAt.toISOString(),
      isRead: row.readAt !== null,
    };
  });
  return { list, total };
}

/** The maintenance that begins first of those that are not over; null where none is announced. */
export async function findMaintenance(db: Db): Promise<Maintenance | null> {
  const readAt = await readClock(db);
  const row = await db.notice.findFirst({
    where: { endsAt: { gt: readAt } },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
  });
  if (!row?.startsAt || !row.endsAt) return null;
  const { startsAt, endsAt, titleZh, titleEn } = row;
  return { startsAt, endsAt, titleZh, titleEn, readAt };
}
