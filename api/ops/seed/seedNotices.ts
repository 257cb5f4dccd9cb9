import { Client } from 'pg';
import { newId } from '../../kernel/ids.ts';

/** The initial announcements of a new market in both languages. Type 4: system. */
const NOTICES = [
  {
    titleZh: '欢迎来到饰集',
    titleEn: 'Welcome to Shiji',
    bodyZh: '全部交易通过 Steam 报价完成，货款由平台托管，交易保护期结束后结算给卖家。',
    bodyEn:
      'Every trade is delivered by a Steam offer. Money stays in escrow and settles with the seller when trade protection ends.',
  },
  {
    titleZh: '关于 Steam 交易保护',
    titleEn: 'About Steam trade protection',
    bodyZh: '通过交易收到的饰品有 7 天交易保护期，期间可以使用，不可再次交易。',
    bodyEn: 'Items received by trade are protected for seven days: usable in the game, not tradable.',
  },
] as const;

/** Inserts the initial announcements if there are none. Run as the owner. */
export async function seedNotices(ownerUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from notice limit 1');
    if (rowCount) return false;
    for (const notice of NOTICES) {
      await client.query(
        'insert into notice (id, type, title_zh, title_en, body_zh, body_en) values ($1, 4, $2, $3, $4, $5)',
        [newId(), notice.titleZh, notice.titleEn, notice.bodyZh, notice.bodyEn],
      );
    }
    return true;
  } finally {
    await client.end();
  }
}
