import type { Db } from '../../kernel/db.ts';
import type { PriceFeed } from './priceFeed.ts';

/** What the market knows about a row of a feed, in fen. */
export interface KnownFigure {
  readonly name: string;
  readonly phase: string;
  /** Price from the last feed of the same kind, or from the market's own sales. */
  readonly keptCents: bigint | null;
  /** Reference price that the item currently shows. */
  readonly itemCents: bigint | null;
}

/** Lists the known prices for each row whose item exists in the market, in one statement. */
export async function listKnownFigures(db: Db, { rows, platform }: PriceFeed): Promise<KnownFigure[]> {
  return db.$queryRaw<KnownFigure[]>`
    select feed.name, feed.phase, coalesce(reference.price_cents, asked.ask_cents) as "keptCents",
      item.reference_price_cents as "itemCents"
    from unnest(${rows.map(({ marketHashName }) => marketHashName)}::text[], ${rows.map(({ phase }) => phase)}::text[])
      as feed (name, phase)
    join market_item item on item.market_hash_name = feed.name
    left join reference_price reference
      on reference.market_item_id = item.id and reference.phase = feed.phase and ${platform}::text is null
    left join platform_price asked
      on asked.market_item_id = item.id and asked.phase = feed.phase and asked.platform = ${platform}::text`;
}

/** Lists the market hash names of all items. */
export async function listItemNames(db: Db): Promise<string[]> {
  const rows = await db.marketItem.findMany({ select: { marketHashName: true } });
  return rows.map(({ marketHashName }) => marketHashName);
}
