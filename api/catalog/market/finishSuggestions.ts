import { relevanceTo } from '../search/relevance.ts';
import type { MarketIndex } from './marketIndex.ts';
import { sortValueOf } from './marketOrder.ts';

type MarketItemRow = MarketIndex['rows'][number];

/** A finish, or another item without wear, that a keyword may mean. */
export interface FinishSuggestion {
  /** The one of its items that comes first in the market: what a press opens. */
  readonly item: MarketItemRow;
  /** Exteriors in which the keyword finds it; 0 for what does not wear. */
  readonly exteriorCount: number;
  /** Cheapest listing of these, in fen. Null where nobody sells. */
  readonly lowestAskCents: bigint | null;
}

/** Among more families than this, those that come last in the market are not compared by name. */
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

/** As the market's own order has it: what is on sale first, then by sales. */
function placeOf(row: MarketItemRow): number {
  return sortValueOf('default', row);
}

/** A finish is opened as its plain item, be the souvenir sold ever so often. */
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
 * The finishes among found items, one entry for all exteriors and categories of each: those that say the keyword first, then
 * as the market's list has them.
 * @param positions what the keyword found, @param keyword as it was searched for
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
