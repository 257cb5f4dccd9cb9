import { Client } from 'pg';
import { newId } from '../kernel/ids.ts';
import { NOTICE_TYPES, type NoticeText } from '../notice/notice.ts';

/** An announcement as the operators' list shows it. */
export interface PublishedNotice {
  readonly id: string;
  /** 1 trade, 2 service, 3 inventory, 4 system. */
  readonly type: number;
  readonly titleZh: string;
  readonly titleEn: string;
  readonly publishedAt: Date;
}

/** Publishes an announcement by the market's clock, and answers its id. Run by the owner, as all of these. */
export async function publishNotice(ownerUrl: string, text: NoticeText): Promise<string> {
  const id = newId();
  await withOwner(ownerUrl, (client) =>
    client.query(
      'insert into notice (id, type, title_zh, title_en, body_zh, body_en) values ($1, $2, $3, $4, $5, $6)',
      [id, NOTICE_TYPES[text.type], text.titleZh, text.titleEn, text.bodyZh, text.bodyEn],
    ),
  );
  return id;
}

/** All announcements, newest first. */
export async function listNotices(ownerUrl: string): Promise<PublishedNotice[]> {
  const { rows } = await withOwner(ownerUrl, (client) =>
    client.query<PublishedNotice>(
      `select id, type, title_zh as "titleZh", title_en as "titleEn", published_at as "publishedAt"
       from notice order by published_at desc, id desc`,
    ),
  );
  return rows;
}

/** Takes an announcement away. False where there was none: a repeat does no harm. */
export async function withdrawNotice(ownerUrl: string, id: string): Promise<boolean> {
  const { rowCount } = await withOwner(ownerUrl, (client) =>
    client.query('delete from notice where id = $1', [id]),
  );
  return rowCount === 1;
}

async function withOwner<T>(ownerUrl: string, act: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
