import { EXTERIORS } from './exterior.ts';

/**
 * Prices of one quality of a finish in US cents: one for each exterior, best first, 0 if the list has none; or a single price for items
 * without wear.
 */
type QualityPrices = number | readonly number[];

/**
 * The shipped public price list (`priceList.json`, written by `npm run catalogue:prices`). A finish has up to three entries: ordinary,
 * StatTrak and souvenir. An item in one quality and without wear is a single number.
 */
export interface PriceList {
  /** Source of the prices and its licence. */
  readonly source: string;
  /** Time at which the prices were collected, ISO 8601. */
  readonly updatedAt: string;
  /** Exchange rate for the list, in yuan for a dollar. */
  readonly cnyPerUsd: number;
  readonly prices: Readonly<Record<string, number | readonly QualityPrices[]>>;
}

/** Position of a market hash name in the list. */
export interface PricePlace {
  /** The English name without star, quality and exterior. */
  readonly finish: string;
  /** 0 ordinary, 1 StatTrak, 2 souvenir. */
  readonly quality: 0 | 1 | 2;
  /** 0 Factory New to 4 Battle-Scarred. Null for items without wear. */
  readonly exterior: number | null;
}

const NAME = /^(?:★ )?(StatTrak™ |Souvenir )?(.+?)(?: \(([A-Z][a-z]+(?:[- ][A-Z][a-z]+)+)\))?$/;

/** Parses a market hash name to the position of its price. */
export function pricePlaceOf(marketHashName: string): PricePlace {
  const [, prefix, finish = marketHashName, exteriorName] = NAME.exec(marketHashName) ?? [];
  const exterior = EXTERIORS.findIndex(({ nameEn }) => nameEn === exteriorName);
  const quality = prefix === undefined ? 0 : prefix === 'Souvenir ' ? 2 : 1;
  if (exterior >= 0) return { finish, quality, exterior };
  return {
    finish: exteriorName === undefined ? finish : `${finish} (${exteriorName})`,
    quality,
    exterior: null,
  };
}

/** The list's price in US cents. Null if it has none. */
export function listedUsCents(
  { prices }: PriceList,
  { finish, quality, exterior }: PricePlace,
): number | null {
  const row = Object.hasOwn(prices, finish) ? prices[finish] : undefined;
  if (typeof row === 'number') return quality === 0 && exterior === null ? row : null;
  const entry = row?.[quality];
  if (typeof entry === 'number') return exterior === null && entry > 0 ? entry : null;
  return (exterior === null ? undefined : entry?.[exterior]) || null;
}

/** Packs prices by market hash name (US cents) into the list's rows, sorted by name. */
export function packPrices(prices: Readonly<Record<string, number>>): PriceList['prices'] {
  const rows = new Map<string, (number | number[])[]>();
  for (const [name, usCents] of Object.entries(prices)) {
    const { finish, quality, exterior } = pricePlaceOf(name);
    const row = rows.get(finish) ?? [];
    while (row.length <= quality) row.push(0);
    const entry = row[quality];
    if (exterior === null) row[quality] = usCents;
    else row[quality] = (Array.isArray(entry) ? entry : [0, 0, 0, 0, 0]).with(exterior, usCents);
    rows.set(finish, row);
  }
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([finish, row]) => [finish, row.length === 1 && typeof row[0] === 'number' ? row[0] : row]),
  );
}
