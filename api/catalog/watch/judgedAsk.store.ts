import type { Db, Tx } from '../../kernel/db.ts';
import type { AskChange } from './filterMatch.ts';

/**
 * Ids of items whose ask differs from the one for which alerts were last evaluated.
 * @param afterId lower bound of the ids.
 * @param limit maximum number of ids.
 */
export async function listUnjudged(db: Db, afterId: string, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select item.id from market_item item left join judged_ask judged on judged.market_item_id = item.id
    where item.id > ${afterId}::uuid
      and (judged.market_item_id is null or judged.lowest_ask_cents is distinct from item.lowest_ask_cents)
    order by item.id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/**
 * Claims the changes of some items for this transaction, so that no other process handles the same change. An item evaluated for the first
 * time changes from "not on sale". The rows are locked in a separate statement, so that the next one sees what the previous lock holder
 * committed.
 */
export async function takeAskChanges(tx: Tx, marketItemIds: readonly string[]): Promise<AskChange[]> {
  const ids = [...marketItemIds];
  await tx.$executeRaw`
    insert into judged_ask (market_item_id) select id from market_item where id = any(${ids}::uuid[]) order by id
    on conflict do nothing`;
  await tx.$queryRaw`
    select market_item_id from judged_ask where market_item_id = any(${ids}::uuid[]) order by market_item_id for update`;
  const changes = await tx.$queryRaw<AskChange[]>`
    select market_item_id as "marketItemId", judged.lowest_ask_cents as "beforeCents", item.lowest_ask_cents as "nowCents"
    from judged_ask judged join market_item item on item.id = judged.market_item_id
    where item.id = any(${ids}::uuid[]) and judged.lowest_ask_cents is distinct from item.lowest_ask_cents`;
  await tx.$executeRaw`
    update judged_ask judged set lowest_ask_cents = taken.now_cents
    from unnest(${changes.map(({ marketItemId }) => marketItemId)}::uuid[], ${changes.map(({ nowCents }) => nowCents)}::bigint[])
      as taken (market_item_id, now_cents)
    where judged.market_item_id = taken.market_item_id`;
  return changes;
}

/** The asks for which the alerts of some items were last evaluated, by item. Null if no copy was on sale or none was evaluated yet. */
export async function readJudgedAsks(
  tx: Tx,
  marketItemIds: readonly string[],
): Promise<Map<string, bigint | null>> {
  const rows = await tx.$queryRaw<{ id: string; cents: bigint | null }[]>`
    select market_item_id as id, lowest_ask_cents as cents from judged_ask where market_item_id = any(${[...marketItemIds]}::uuid[])`;
  const known = new Map(rows.map(({ id, cents }) => [id, cents]));
  return new Map(marketItemIds.map((id) => [id, known.get(id) ?? null]));
}

/**
 * Reads the ask for which an item's alerts were last evaluated, and locks it until the end of the caller's transaction. An item evaluated for
 * the first time is left as a change from "not on sale", of which others wait to be told.
 */
export async function lockJudgedAsk(tx: Tx, marketItemId: string): Promise<bigint | null> {
  await tx.$executeRaw`
    insert into judged_ask (market_item_id) select id from market_item where id = ${marketItemId}::uuid
    on conflict do nothing`;
  const [row] = await tx.$queryRaw<{ cents: bigint | null }[]>`
    select lowest_ask_cents as cents from judged_ask where market_item_id = ${marketItemId}::uuid for share`;
  return row?.cents ?? null;
}
