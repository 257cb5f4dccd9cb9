import { relevanceTo } from '../search/relevance.ts';
import type { MarketIndex } from './marketIndex.ts';
import { sortValueOf } from './marketOrder.ts';

type MarketItemRow = MarketIndex['rows'][number];

/** A finish, or another item without wear, that matches a keyword. */
export interface FinishSuggestion {
  /** The first of its items in the market's default order: the item that a selection opens. */
  readonly item: MarketItemRow;
  /** Number of exteriors that match the keyword; 0 for an item without wear. */
  readonly exteriorCount: number;
  /** Lowest ask among these items, in fen. Null if none is on sale. */
  readonly lowestAskCents: bigint | null;
}

/** If more families than this match, only the first ones in the market's order are compared by name. */
const COMPARED_COUNT_MAX = 200;
const QUALITY = /^(?:★ )?(?:StatTrak™ |Souvenir )?/;

interface Family {
  best: MarketItemRow;
  rows: MarketItemRow[];
}

function familiesOf(market: MarketIndex, positions: Uint32Array): Family[] {
  const families = new Map<string, Family>();
  const names = new Map<string, string>();
  for (const position of positions) {
    const row = market.rows[position];
    if (!row) continue;
    const name = names.get(row.finishName) ?? row.finishName.replace(QUALITY, '');
    names.set(row.finishName, name);
    const family = families.get(name);
    if (!family) families.set(name, { best: row, rows: [row] });
    else {
      family.rows.push(row);
      if (comesBefore(row, family.best)) family.best = row;
    }
  }
  return [...families.values()].sort((a, b) => placeOf(b.best) - placeOf(a.best));
}

/** Rank in the market's default order: items on sale first, then by sales. */
function placeOf(row: MarketItemRow): number {
  return sortValueOf('default', row);
}

/** A finish opens its plain item, however well the souvenir sells. */
function comesBefore(row: MarketItemRow, other: MarketItemRow): boolean {
  const [isSouvenir, isOther] = [row, other].map(({ tagQuality }) => tagQuality === 'tournament');
  return isSouvenir === isOther ? placeOf(row) > placeOf(other) : isOther === true;
}

function toSuggestion({ best, rows }: Family): FinishSuggestion {
  const finish = rows.filter(({ finishName }) => finishName === best.finishName);
  const asks = finish.flatMap(({ lowestAskCents }) => lowestAskCents ?? []);
  return {
    item: best,
    exteriorCount: finish.filter(({ floatMin }) => floatMin !== null).length,
    lowestAskCents: asks.length === 0 ? null : asks.reduce((low, ask) => (ask < low ? ask : low)),
  };
}

/**
 * Groups found items by finish, one suggestion for all exteriors and categories of each. Finishes whose name contains the keyword come
 * first, then the market's default order.
 * @param positions items that match the keyword.
 * @param keyword as it was searched for.
 */
export function finishSuggestions(
  market: MarketIndex,
  positions: Uint32Array,
  keyword: string,
  limit: number,
): FinishSuggestion[] {
  const rank = relevanceTo(keyword);
  return familiesOf(market, positions)
    .slice(0, COMPARED_COUNT_MAX)
    .map((family) => ({ family, far: rank(family.best) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({ family }) => toSuggestion(family));
}
