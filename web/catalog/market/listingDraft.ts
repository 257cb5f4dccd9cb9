import { parseYuan, yuanText } from '../../ui/money.ts';
import { type GoodsChoice, parseFloatBound, parseSeeds } from './goodsChoice.ts';

/** The filters of an item's copies, each with a chip and a dialog. */
export type ListingFilterName = 'float' | 'seed' | 'sticker' | 'price';

/** The input of one filter: bounds as text; pattern templates are in `low`. */
export interface ListingDraft {
  readonly low: string;
  readonly high: string;
  readonly stickers: readonly string[];
  readonly hasAll: boolean;
}

/** The initial input of a filter's dialog. */
export function draftOf(name: ListingFilterName, choice: GoodsChoice): ListingDraft {
  const texts: Record<ListingFilterName, readonly [string, string]> = {
    float: [String(choice.floatMin ?? ''), String(choice.floatMax ?? '')],
    price: [yuan(choice.minPriceCents), yuan(choice.maxPriceCents)],
    seed: [choice.seeds.join(', '), ''],
    sticker: ['', ''],
  };
  const [low, high] = texts[name];
  return { low, high, stickers: choice.stickers, hasAll: choice.hasAllStickers };
}

/** A parsed draft, or its error. */
export interface ReadDraft {
  readonly next: GoodsChoice | null;
  readonly problem: 'wrong' | 'reversed' | 'seedWrong' | null;
}

/** Parses the input. */
export function readDraft(
  name: ListingFilterName,
  { low, high, stickers, hasAll }: ListingDraft,
  choice: GoodsChoice,
): ReadDraft {
  if (name === 'sticker') {
    return { next: { ...choice, stickers, hasAllStickers: hasAll }, problem: null };
  }
  if (name === 'seed') {
    const seeds = parseSeeds(low);
    const isWrong = seeds.length === 0 && low.trim() !== '';
    return { next: isWrong ? null : { ...choice, seeds }, problem: isWrong ? 'seedWrong' : null };
  }
  const parse = name === 'float' ? parseFloatBound : parseYuan;
  const [from, to] = [parse(low.trim()), parse(high.trim())];
  if ((from === null && low.trim() !== '') || (to === null && high.trim() !== '')) {
    return { next: null, problem: 'wrong' };
  }
  if (from !== null && to !== null && from > to) {
    return { next: null, problem: 'reversed' };
  }
  const bounds =
    name === 'float' ? { floatMin: from, floatMax: to } : { minPriceCents: from, maxPriceCents: to };
  return { next: { ...choice, ...bounds }, problem: null };
}

function yuan(cents: number | null): string {
  return cents === null ? '' : yuanText(cents);
}
