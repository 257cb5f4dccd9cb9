import { type Db, rawSql, sql, type Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import { beyondEdge, type NewestFirstPage, pageOrder } from '../../kernel/newestFirst.ts';
import type { StatementPart } from '../../kernel/writeTogether.ts';
import type { AlertParams, MessageParams } from './message.ts';
import { alertOf } from './sellerAlerts.ts';

/** A message to one user. */
export interface NewMessage {
  userId: string;
  orderId?: string;
  /** True if the order is a sale of the user's. */
  isSale?: boolean;
  type: number;
  template: string;
  params: Partial<MessageParams> & AlertParams;
}

/** Inserts at least one message, as a part of a statement; those that their user has switched off are left out. */
export function messagesPart(messages: readonly (NewMessage & { id: string })[]): StatementPart {
  const rows = messages.map(
    ({ id, userId, orderId = null, isSale = false, type, template, params }) =>
      Prisma.sql`(${id}::uuid, ${userId}::uuid, ${orderId}::uuid, ${isSale ? saleDayPart(userId, orderId) : null}::date, ${type}::int, ${template}::text, ${JSON.stringify(params)}::jsonb, ${alertOf(template)}::text)`,
  );
  const sql = Prisma.sql`
    insert into message (id, user_id, order_id, sale_day, type, template, params)
    select id, user_id, order_id, sale_day, type, template, params
    from (values ${Prisma.join(rows)}) posted (id, user_id, order_id, sale_day, type, template, params, alert)
    where alert is null or not exists (select from app_user reader where reader.id = posted.user_id and posted.alert = any(reader.muted_alerts))`;
  return { name: 'posted_message', sql };
}

/** The day of the first message about a sale, today for the first. */
function saleDayPart(userId: string, orderId: string | null) {
  return Prisma.sql`coalesce((select min(sale_day) from message where order_id = ${orderId}::uuid and user_id = ${userId}::uuid),
    (clock_now() at time zone 'Asia/Shanghai')::date)`;
}

/**
 * Inserts at least one message, in one statement.
 * @returns their ids.
 */
export async function insertMessages(tx: Tx, messages: readonly NewMessage[]): Promise<string[]> {
  const rows = messages.map((message) => ({ ...message, id: newId() }));
  await tx.$executeRaw(messagesPart(rows).sql);
  return rows.map(({ id }) => id);
}

/**
 * Inserts a message.
 * @returns its id.
 */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<string> {
  const [id = ''] = await insertMessages(tx, [message]);
  return id;
}

/** Stores which orders a message is about. Nothing where its user has switched it off, so that there is no message. */
export async function insertMessageOrders(
  tx: Tx,
  messageId: string,
  orderIds: readonly string[],
): Promise<void> {
  await tx.$executeRaw`
    insert into message_order (message_id, order_id)
    select message.id, about.id from message, unnest(${[...orderIds]}::uuid[]) as about (id) where message.id = ${messageId}::uuid`;
}

/** True if a user has a message of a template about an order. */
export async function hasOrderMessage(
  db: Db | Tx,
  message: { orderId: string; userId: string; template: string },
): Promise<boolean> {
  return (await db.message.count({ where: message, take: 1 })) > 0;
}

/** True if a user has had a message about a stopped rule since a time. */
export async function hasRuleMessage(
  db: Db | Tx,
  { userId, ruleId, since }: { userId: string; ruleId: string; since: Date },
): Promise<boolean> {
  const where = { userId, template: 'ruleStopped', createdAt: { gt: since } };
  return (
    (await db.message.count({ where: { ...where, params: { path: ['ruleId'], equals: ruleId } }, take: 1 })) >
    0
  );
}

/** Which messages to mark: those that fulfil every condition that is not null. */
export interface MarkedMessages {
  ids: readonly string[] | null;
  type: number | null;
  /** The number of the order that they concern. */
  orderNo: string | null;
  /** The date in Beijing of the sales that they concern, `YYYY-MM-DD`. */
  saleDay: string | null;
}

/** Sets the reading time of a user's unread messages. */
export async function updateReadAt(
  db: Db,
  userId: string,
  { ids, type, orderNo, saleDay }: MarkedMessages,
): Promise<void> {
  await db.$executeRaw`
    update message set read_at = clock_now()
    where user_id = ${userId}::uuid and read_at is null and (${ids === null} or id = any(${ids ?? []}::uuid[]))
      and (${type === null} or type = ${type ?? 0})
      and (${orderNo === null} or order_id = (select id from market_order where order_no = ${orderNo ?? ''}))
      and (${saleDay === null} or sale_day = ${saleDay}::date)`;
}

/** Which groups of messages are listed, and what makes a group. */
export interface GroupChoice {
  /** Only messages of this type; null for all. */
  type: number | null;
  /** Only messages about the sales of this date in Beijing, `YYYY-MM-DD`; null for all. */
  saleDay: string | null;
  /** True if the messages about all sales of a day are one group; else those about one order are. */
  isByDay: boolean;
}

/**
 * One page of a user's groups of messages, as the ids of the newest message of each. A message about neither a sale nor
 * an order is a group by itself.
 */
export async function listGroupHeads(
  db: Db,
  userId: string,
  { type, saleDay, isByDay }: GroupChoice,
  page: NewestFirstPage,
): Promise<string[]> {
  const ofType = (table: string) => (type === null ? sql`true` : sql`${rawSql(table)}.type = ${type}`);
  const newer = (key: string) => sql`exists (select from message newer
    where newer.${rawSql(key)} = message.${rawSql(key)} and newer.user_id = message.user_id and ${ofType('newer')}
      and (newer.created_at, newer.id) > (message.created_at, message.id))`;
  const isSurpassed = isByDay
    ? sql`case when sale_day is null then ${newer('order_id')} else ${newer('sale_day')} end`
    : newer('order_id');
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from message
    where user_id = ${userId}::uuid and ${ofType('message')} and ${beyondEdge('message', page)}
      and (${saleDay === null} or sale_day = ${saleDay}::date) and not ${isSurpassed}
    ${pageOrder(page)}`;
  return rows.map(({ id }) => id);
}

/** Number of messages about an order to one user. */
export interface GroupCount {
  total: number;
  unread: number;
}

/** The numbers of messages of groups, in the order of `groups`. */
export async function countGroups(
  db: Db,
  groups: readonly { userId: string; orderId: string }[],
): Promise<GroupCount[]> {
  const rows = await db.$queryRaw<(GroupCount & { userId: string; orderId: string })[]>`
    select user_id as "userId", order_id as "orderId", count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
    from message join unnest(${groups.map(({ userId }) => userId)}::uuid[], ${groups.map(({ orderId }) => orderId)}::uuid[])
      as wanted (owner, subject) on order_id = subject and user_id = owner
    group by 1, 2`;
  const counts = new Map(rows.map((row) => [`${row.userId} ${row.orderId}`, row]));
  return groups.map(({ userId, orderId }) => {
    const { total = 0, unread = 0 } = counts.get(`${userId} ${orderId}`) ?? {};
    return { total, unread };
  });
}

/** The sales of one day, as far as a user has messages about them. */
export interface SalesDay extends GroupCount {
  day: Date;
  /** Number of orders. */
  sales: number;
}

/** The numbers of messages about the sales of days, in the order of `days`. */
export async function countSalesDays(
  db: Db,
  days: readonly { userId: string; day: string }[],
): Promise<SalesDay[]> {
  const rows = await db.$queryRaw<(SalesDay & { key: string })[]>`
    select user_id || ' ' || sale_day as key, sale_day as day, count(distinct order_id)::int as sales, count(*)::int as total,
      (count(*) filter (where read_at is null))::int as unread
    from message join unnest(${days.map(({ userId }) => userId)}::uuid[], ${days.map(({ day }) => day)}::date[])
      as wanted (owner, wanted_day) on sale_day = wanted_day and user_id = owner
    group by user_id, sale_day`;
  const counts = new Map(rows.map(({ key, ...count }) => [key, count]));
  return days.map(
    ({ userId, day }) =>
      counts.get(`${userId} ${day}`) ?? { day: new Date(day), sales: 0, total: 0, unread: 0 },
  );
}

/** Number of a user's unread messages by type; a type without any is absent. */
export async function countUnread(db: Db, userId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db.$queryRaw<{ type: number; count: number }[]>`
    select type, count(*)::int as count from message where user_id = ${userId}::uuid and read_at is null group by type`;
  return new Map(rows.map(({ type, count }) => [type, count]));
}
