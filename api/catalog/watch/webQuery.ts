import { formatYuan } from '../../kernel/money.ts';
import type { MarketFilter } from '../market/marketItem.ts';
import { ZONE_WORDS } from '../market/marketZone.ts';

/** Parameter names of `GET /web/market` (E-07). */
const LISTS = {
  types: 'tagType',
  weapons: 'type',
  rarities: 'tagRarity',
  qualities: 'tagQuality',
  exteriors: 'tagExterior',
  itemSets: 'tagItemSet',
} as const;

/** A price without redundant zeros: 4, 4.5, 4.05. */
function yuan(cents: bigint): string {
  return formatYuan(cents).replace(/\.?0+$/, '');
}

/** Converts a filter to the query string of `GET /web/market` and of the page `/market`. */
export function writeWebQuery(filter: MarketFilter): string {
  const params = new URLSearchParams();
  if (filter.keyword !== null) params.set('search', filter.keyword);
  if (filter.minPriceCents !== null) params.set('minPrice', yuan(filter.minPriceCents));
  if (filter.maxPriceCents !== null) params.set('maxPrice', yuan(filter.maxPriceCents));
  for (const [list, name] of Object.entries(LISTS)) {
    const values = filter[list as keyof typeof LISTS];
    if (values.length > 0) params.set(name, values.join(','));
  }
  const zones = Object.entries(ZONE_WORDS).filter(([zone]) => filter[zone as keyof typeof ZONE_WORDS]);
  if (zones.length > 0) params.set('zone', zones.map(([, word]) => word).join(','));
  // Always explicit, since the default differs: all items for the call, items on sale for the page.
  params.set('stock', filter.isOnSale ? 'sale' : 'all');
  return params.toString();
}
