import { Prisma } from '../../kernel/generated/prisma/client.ts';

/** One table of a user's own data: its name and columns in both languages, and the source of its rows. */
export interface OwnDataPart {
  name: { zh: string; en: string };
  columns: readonly { zh: string; en: string; value: Prisma.Sql }[];
  /** The tables of the rows, as `t`; `me` is the user. */
  from: Prisma.Sql;
  /** Unique among the part's rows, ascending. */
  id: Prisma.Sql;
}

/** A column in both languages. */
export function column(zh: string, en: string, value: Prisma.Sql) {
  return { zh, en, value };
}

/** A time as the file writes it. */
export function time(field: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`to_char(${field} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`;
}

/** An amount in fen as yuan. */
export function yuan(field: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`to_char(${field} / 100.0, 'FM999999999990.00')`;
}

/** When a row was made, and what names it. */
export const CREATED = column('时间（北京时间）', 'Time (Beijing)', time(Prisma.sql`t.created_at`));
export const ID = Prisma.sql`t.id::text`;

/** What a user bids, offers and means to buy. */
export const OWN_DEALS: readonly OwnDataPart[] = [
  {
    name: { zh: '求购', en: 'Buy orders' },
    columns: [
      CREATED,
      column(
        '饰品',
        'Item',
        Prisma.sql`(select market_hash_name from market_item where id = t.market_item_id)`,
      ),
      column('数量', 'Quantity', Prisma.sql`t.quantity::text`),
      column('未成交', 'Remaining', Prisma.sql`t.remaining::text`),
      column('求购价（元）', 'Price (yuan)', yuan(Prisma.sql`t.price_cents`)),
      column('竞价上限（元）', 'Limit (yuan)', yuan(Prisma.sql`t.limit_cents`)),
      column('条件', 'Conditions', Prisma.sql`t.filter`),
      column('收货交易链接', "Recipient's trade link", Prisma.sql`t.trade_url`),
      column('状态', 'State', Prisma.sql`t.state`),
    ],
    from: Prisma.sql`bid t where t.user_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '还价', en: 'Price offers' },
    columns: [
      CREATED,
      column(
        '饰品',
        'Item',
        Prisma.sql`(select market_hash_name from listing l join market_item item on item.id = l.market_item_id where l.id = t.listing_id)`,
      ),
      column('身份', 'Side', Prisma.sql`case when t.buyer_id = me.id then 'buyer' else 'seller' end`),
      column('售价（元）', 'Ask (yuan)', yuan(Prisma.sql`t.ask_cents`)),
      column('还价（元）', 'Offer (yuan)', yuan(Prisma.sql`t.price_cents`)),
      column('回价（元）', 'Counter-offer (yuan)', yuan(Prisma.sql`t.counter_cents`)),
      column(
        '收货交易链接',
        "Recipient's trade link",
        // The seller's copy tells nothing of the buyer's recipient.
        Prisma.sql`case when t.buyer_id = me.id then t.trade_url else '' end`,
      ),
      column('状态', 'State', Prisma.sql`t.state`),
    ],
    from: Prisma.sql`price_offer t where me.id in (t.buyer_id, t.seller_id)`,
    id: ID,
  },
  {
    name: { zh: '还价条件', en: 'Terms for price offers' },
    columns: [
      column('修改时间（北京时间）', 'Changed (Beijing)', time(Prisma.sql`t.updated_at`)),
      column('接受还价', 'Takes offers', Prisma.sql`t.is_open::text`),
      column('最低（元）', 'Smallest (yuan)', yuan(Prisma.sql`t.least_cents`)),
      column('最低（%）', 'Smallest (%)', Prisma.sql`t.least_percent::text`),
      column('自动接受（元）', 'Accepted from (yuan)', yuan(Prisma.sql`t.accept_cents`)),
      column('自动接受（%）', 'Accepted from (%)', Prisma.sql`t.accept_percent::text`),
    ],
    from: Prisma.sql`bargain_terms t where t.seller_id = me.id`,
    id: ID,
  },
  {
    name: { zh: '购物车', en: 'Cart' },
    columns: [
      column('加入时间', 'Added', time(Prisma.sql`t.added_at`)),
      column(
        '饰品',
        'Item',
        Prisma.sql`(select item.market_hash_name from listing l join market_item item on item.id = l.market_item_id where l.id = t.listing_id)`,
      ),
      column('加入时的价格（元）', 'Price when added (yuan)', yuan(Prisma.sql`t.price_cents`)),
    ],
    from: Prisma.sql`cart_line t where t.user_id = me.id`,
    id: ID,
  },
];
