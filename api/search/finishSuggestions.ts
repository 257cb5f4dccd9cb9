import type { MarketIndex } from '../market/marketIndex.ts';
import { foldText, searchWords, textUnits } from './searchText.ts';

type MarketItemRow = MarketIndex['rows'][number];

/** A finish, or another item without wear, that a keyword may mean. */
export interface FinishSuggestion {
  /** The one of its items that sells most: what a press opens. */
  readonly item: MarketItemRow;
  /** Exteriors in which the keyword finds it; 0 for what does not wear. */
  readonly exteriorCount: number;
  /** Cheapest listing of these, in fen. Null where nobody sells. */
  readonly lowestAskCents: bigint | null;
}

/** Among more families than this, those that sell little are not compared by name. */
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
      if (row.salesPerWeek > family.best.salesPerWeek) family.best = row;
    }
  }
  return [...families.values()].sort((a, b) => b.best.salesPerWeek - a.best.salesPerWeek);
}

/** How plainly a name says the words: 0 where a part of it is one of them, 1 where words of it begin so, 2 else. */
function distance({ nameEn, nameZh }: MarketItemRow, words: readonly string[]): number {
  const parts = `${nameEn}|${nameZh}`.split(/[|()（）]/).map((part) => textUnits(foldText(part)));
  const isWhole = parts.some((units) => units.length > 0 && words.includes(units.join('')));
  if (isWhole) return 0;
  const begins = (word: string): boolean =>
    parts.some((units) => units.some((_, from) => units.slice(from).join('').startsWith(word)));
  return words.every(begins) ? 1 : 2;
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
 * The finishes among found items, one entry for all exteriors and categories of each: those that say the keyword first, then by sales.
 * @param positions what the keyword found, @param keyword as it was searched for
 */
export function finishSuggestions(
  market: MarketIndex,
  positions: Uint32Array,
  keyword: string,
  limit: number,
): FinishSuggestion[] {
  const words = searchWords(keyword).map(({ text }) => text);
  return familiesOf(market, positions)
    .slice(0, COMPARED_COUNT_MAX)
    .map((family) => ({ family, far: distance(family.best, words) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({ family }) => toSuggestion(family));
}
