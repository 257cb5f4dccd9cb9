import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import type { KindTraits } from './pricesOfKinds.ts';

/** Targets of an action: copies to list, or listings to reprice. */
export interface PricedTargets {
  userId: string;
  kind: 'list' | 'reprice';
  ids: readonly string[];
}

/** The targets with their copies, and with their own asks without a discount. */
function targetsOf({ userId, kind, ids }: PricedTargets): Prisma.Sql {
  return kind === 'list'
    ? Prisma.sql`select asset.id as target_id, null::bigint as own_ask_cents, asset.* from asset join steam_account account on account.id = asset.steam_account_id
        where asset.id = any(${[...ids]}::uuid[]) and account.user_id = ${userId}::uuid`
    : Prisma.sql`select listing.id as target_id, coalesce(discount.former_cents, listing.ask_cents) as own_ask_cents, asset.*
        from listing join asset on asset.id = listing.asset_id
          left join listing_discount discount on discount.listing_id = listing.id and discount.state = 'running'
            and listing.discount_ends_at is not null
        where listing.id = any(${[...ids]}::uuid[]) and listing.seller_id = ${userId}::uuid`;
}

/** What decides of which kinds the targets are that are copies of some items, by the ids of the targets. */
export async function listKindTraits(
  db: Db | Tx,
  targets: PricedTargets,
  marketItemIds: readonly string[],
): Promise<(KindTraits & { id: string })[]> {
  return db.$queryRaw<(KindTraits & { id: string })[]>`
    select target.target_id as id, target.id as "assetId", target.market_item_id as "marketItemId", target.phase, target.float_value as "floatValue",
      target.paint_seed as "paintSeed", jsonb_array_length(target.stickers) > 0 as "hasStickers"
    from (${targetsOf(targets)}) target where target.market_item_id = any(${[...marketItemIds]}::uuid[])`;
}

/** Copies of one item and phase. */
export type Variety = Pick<KindTraits, 'marketItemId' | 'phase'>;

/** Those of the targets that are copies of a variety, in their order. */
export async function listTargetsOfVariety(
  db: Db | Tx,
  targets: PricedTargets,
  { marketItemId, phase }: Variety,
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select target.target_id as id from (${targetsOf(targets)}) target
    where target.market_item_id = ${marketItemId}::uuid and target.phase is not distinct from ${phase}::text`;
  const found = new Set(rows.map(({ id }) => id));
  return targets.ids.filter((id) => found.has(id));
}

/** Items with the names of their phases, by the ids of the items. Those that the market does not have are absent. */
export async function listPhaseNames(
  db: Db | Tx,
  marketItemIds: readonly string[],
): Promise<Map<string, readonly string[]>> {
  const rows = await db.$queryRaw<{ id: string; phases: string[] }[]>`
    select item.id, array(select phase.phase from market_item_phase phase where phase.market_item_id = item.id) as phases
    from market_item item where item.id = any(${[...marketItemIds]}::uuid[])`;
  return new Map(rows.map(({ id, phases }) => [id, phases]));
}

/** Copies of one item and phase among the targets of an action. */
export interface BulkVarietyRow {
  marketItemId: string;
  phase: string | null;
  /** One of the targets. */
  someId: string;
  /** Number of copies. */
  count: number;
  /** Of the copies whose wear is known. */
  lowestFloat: number | null;
  highestFloat: number | null;
  stickeredCount: number;
  /** The own asks, in fen. Null for copies to list. */
  lowestOwnAskCents: Cents | null;
  highestOwnAskCents: Cents | null;
}

/** The varieties of some targets, the dearest together first, and the number of all. @param words each stands in the names. */
export async function listVarieties(
  db: Db,
  targets: PricedTargets,
  { words, size }: { words: readonly string[]; size: number },
): Promise<{ rows: BulkVarietyRow[]; totalCount: number }> {
  const named = words.map((word) => Prisma.sql`and strpos(item.search_text, ${word}) > 0`);
  const rows = await db.$queryRaw<(BulkVarietyRow & { total: number })[]>`
    select target.market_item_id as "marketItemId", target.phase, count(*)::int as count, min(target.float_value) as "lowestFloat",
      max(target.float_value) as "highestFloat", (count(*) filter (where jsonb_array_length(target.stickers) > 0))::int as "stickeredCount",
      min(target.own_ask_cents) as "lowestOwnAskCents", max(target.own_ask_cents) as "highestOwnAskCents",
      (array_agg(target.target_id))[1]::text as "someId", (count(*) over ())::int as total
    from (${targetsOf(targets)}) target join market_item item on item.id = target.market_item_id
    where true ${named.length === 0 ? Prisma.empty : Prisma.join(named, ' ')}
    group by target.market_item_id, target.phase, item.reference_price_cents
    order by count(*) * coalesce(item.reference_price_cents, 0) desc, target.market_item_id, target.phase limit ${size}`;
  return { rows: rows.map(({ total: _, ...row }) => row), totalCount: rows[0]?.total ?? 0 };
}
