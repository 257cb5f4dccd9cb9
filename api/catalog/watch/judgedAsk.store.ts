import type { Db, Tx } from '../../kernel/db.ts';
import type { AskChange } from './filterMatch.ts';

/** Items whose ask is not the one that alerts were judged by, by their ids. @param afterId from this one on. @param limit at most so many. */
export async function listUnjudged(db: Db, afterId: string, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select item.id from market_item item left join judged_ask judged on judged.market_item_id = item.id
    where item.id > ${afterId}::uuid
      and (judged.market_item_id is null or judged.lowest_ask_cents is distinct from item.lowest_ask_cents)
    order by item.id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/**
 * Takes what changed on some items as this transaction's to tell: nobody else gets the same change. Of an item that was never judged,
 * the change is from "nobody sells it". The rows are locked by a statement of their own, so that the next one sees what whoever held
 * them before has committed.
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

/** The ask that alerts of an item were judged by, which then stands until the caller's transaction ends. */
export async function holdJudgedAsk(tx: Tx, marketItemId: string): Promise<bigint | null> {
  await tx.$executeRaw`
    insert into judged_ask (market_item_id, lowest_ask_cents)
    select id, lowest_ask_cents from market_item where id = ${marketItemId}::uuid on conflict do nothing`;
  const [row] = await tx.$queryRaw<{ cents: bigint | null }[]>`
    select lowest_ask_cents as cents from judged_ask where market_item_id = ${marketItemId}::uuid for share`;
  return row?.cents ?? null;
}
