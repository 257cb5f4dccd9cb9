import { type CopyFilter, normalFilter } from '../../catalog/filter/filter.ts';
import { wordOf } from '../../catalog/filter/filterFields.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import type { ListingFilter } from '../listing/listingFilter.ts';

/** A filter narrowed to the copies of one item. */
export function copiesOfItem(marketHashName: string, filter: CopyFilter): CopyFilter {
  return normalFilter({ all: [{ kind: 'names', field: 'item', values: [marketHashName] }, filter] });
}

function phaseWord(phase: string): string {
  const word = wordOf('phase', phase);
  if (word === null) throw new InvalidInput('phases', 'each a Doppler phase or gem');
  return word;
}

function stickerFilters({ stickers, hasAllStickers }: ListingFilter): CopyFilter[] {
  if (stickers.length === 0) return [];
  const each = stickers.map((name): CopyFilter => {
    const sticker = { name: name.replace(/^Sticker \| /, ''), count: 1, slot: null };
    return { kind: 'stickers', field: 'sticker', stickers: [sticker] };
  });
  return [hasAllStickers ? { all: each } : { any: each }];
}

/**
 * The filters of one item's listings as conditions of the one filter of copies, in normal form.
 * @throws InvalidInput for a phase that no copy can have.
 */
export function copyFilterOfListings(filter: ListingFilter): CopyFilter {
  const { floatMin, floatMax, minPriceCents, maxPriceCents, paintSeeds, phases, isAutomatic } = filter;
  const wear = (comparison: 'gte' | 'lte', value: number | null): CopyFilter[] =>
    value === null ? [] : [{ kind: 'compare', field: 'wear', comparison, value }];
  const price = (comparison: 'gte' | 'lte', cents: bigint | null): CopyFilter[] =>
    cents === null
      ? []
      : [{ kind: 'price', field: 'price', comparison, bound: { cents: toSafeNumber(cents) } }];
  const all: CopyFilter[] = [
    ...wear('gte', floatMin),
    ...wear('lte', floatMax),
    ...price('gte', minPriceCents),
    ...price('lte', maxPriceCents),
    ...(paintSeeds.length === 0 ? [] : [{ kind: 'numbers', field: 'seed', values: paintSeeds } as const]),
    ...(phases.length === 0
      ? []
      : [{ kind: 'words', field: 'phase', values: phases.map(phaseWord) } as const]),
    ...stickerFilters(filter),
    ...(isAutomatic === null
      ? []
      : [{ kind: 'words', field: 'delivery', values: [isAutomatic ? 'auto' : 'hand'] } as const]),
  ];
  return normalFilter({ all });
}
