import type { Db } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';

/** A copy on sale by wear and price, or several that are alike, of which it has the cheapest. */
export interface CopyDot {
  /** The cheapest listing of the dot. */
  listingId: string;
  floatValue: number;
  askCents: Cents;
  copyCount: number;
}

/** So many copies have a dot each. More are grouped. */
const SINGLE_MAX = 200;
/** Parts into which groups divide the wears of the copies and the order of their prices: as many dots at most. */
const WEAR_PARTS = 40;
const PRICE_PARTS = 5;
/** The largest number of dots of an item. */
export const DOTS_MAX = Math.max(SINGLE_MAX, WEAR_PARTS * PRICE_PARTS);

/**
 * The dots of several items in one statement, the least worn first. Copies without wear have none.
 * @param phase null for the copies of all phases.
 */
export async function listCopyDots(
  db: Db,
  marketItemIds: readonly string[],
  phase: string | null,
): Promise<Map<string, CopyDot[]>> {
  const rows = await db.$queryRaw<(CopyDot & { marketItemId: string })[]>`
    with copy as (
      select id, market_item_id, float_value, ask_cents,
        count(*) over item as number,
        width_bucket(float_value, min(float_value) over item, max(float_value) over item + 1e-9, ${WEAR_PARTS}::int) as wear_part,
        ntile(${PRICE_PARTS}::int) over (partition by market_item_id order by ask_cents, id) as price_part
      from listing where market_item_id = any(${[...marketItemIds]}::uuid[]) and status = 'active' and float_value is not null
        and (${phase}::text is null or phase = ${phase}::text)
        and not exists (select from app_user seller where seller.id = listing.seller_id and seller.is_blocked)
      window item as (partition by market_item_id))
    select market_item_id as "marketItemId", (array_agg(id order by ask_cents, id))[1] as "listingId",
      (array_agg(float_value order by ask_cents, id))[1] as "floatValue", min(ask_cents) as "askCents", count(*)::int as "copyCount"
    from copy
    group by market_item_id, case when number <= ${SINGLE_MAX} then id::text else wear_part || ' ' || price_part end
    order by market_item_id, "floatValue", "askCents", "listingId"`;
  return Map.groupBy(rows, ({ marketItemId }) => marketItemId);
}
