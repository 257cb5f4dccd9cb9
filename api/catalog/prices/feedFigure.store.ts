import type { Db } from '../../kernel/db.ts';
import type { PriceFeed } from './priceFeed.ts';

/** What the market knows of a row of a feed, in fen. */
export interface KnownFigure {
  readonly name: string;
  readonly phase: string;
  /** What the last feed of the same kind, or the market's own sales, told. */
  readonly keptCents: bigint | null;
  /** What the item shows as its reference price. */
  readonly itemCents: bigint | null;
}

/** Of each row whose item the market has, what it knows: by one statement. */
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

/** Every market hash name of the market. */
export async function listItemNames(db: Db): Promise<string[]> {
  const rows = await db.marketItem.findMany({ select: { marketHashName: true } });
  return rows.map(({ marketHashName }) => marketHashName);
}
