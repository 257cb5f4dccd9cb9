import { useTranslation } from 'react-i18next';
import { usePriceBoundText } from '../../ui/useCurrency.ts';
import { useTags } from '../items/MarketTags.tsx';
import { tagColor } from '../items/tagColors.ts';
import { useMarketFilter } from './MarketChoice.tsx';
import { EMPTY_FILTER, type MarketFilter, type TagFilterName } from './marketFilter.ts';

/** One selected filter as shown above the grid, and the filter without it. */
export interface ChosenChip {
  readonly label: string;
  readonly color: string | undefined;
  readonly without: MarketFilter;
}

/** All selected filters, in the order of the side rail. */
export function useChosenChips(): readonly ChosenChip[] {
  const { filter } = useMarketFilter();
  const { t } = useTranslation('market');
  const tags = useTags();
  const boundText = usePriceBoundText();
  const chips: ChosenChip[] = [];
  if (filter.keyword !== '') {
    chips.push({
      label: t('keywordChip', { keyword: filter.keyword }),
      color: undefined,
      without: { ...filter, keyword: '' },
    });
  }
  if (filter.hasSoldOut) {
    chips.push({ label: t('soldOutChip'), color: undefined, without: { ...filter, hasSoldOut: false } });
  }
  for (const zone of filter.zones) {
    chips.push({
      label: t(`zone_${zone}`),
      color: undefined,
      without: { ...filter, zones: filter.zones.filter((other) => other !== zone) },
    });
  }
  const addTags = (name: TagFilterName, isColored: boolean) => {
    for (const group of groupByName(filter[name], (tag) => tags.nameOf(tag) ?? tag, isColored)) {
      chips.push({
        label: group.label,
        color: group.color,
        without: { ...filter, [name]: filter[name].filter((tag) => !group.tags.includes(tag)) },
      });
    }
  };
  addTags('types', false);
  addTags('weapons', false);
  if (filter.minPriceCents !== null) {
    chips.push({
      label: t('minPriceChip', { yuan: boundText(filter.minPriceCents) }),
      color: undefined,
      without: { ...filter, minPriceCents: null },
    });
  }
  if (filter.maxPriceCents !== null) {
    chips.push({
      label: t('maxPriceChip', { yuan: boundText(filter.maxPriceCents) }),
      color: undefined,
      without: { ...filter, maxPriceCents: null },
    });
  }
  addTags('exteriors', true);
  addTags('rarities', true);
  addTags('qualities', true);
  addTags('itemSets', false);
  return chips;
}

/** Removes every filter and keeps the sort order. */
export function clearedFilter(filter: MarketFilter): MarketFilter {
  return { ...EMPTY_FILTER, sort: filter.sort };
}

interface ChipGroup {
  readonly label: string;
  readonly color: string | undefined;
  readonly tags: readonly string[];
}

/** Several tags (weapons, stickers, agents) share a rarity colour. They share a row, so they share a chip. */
function groupByName(
  tags: readonly string[],
  nameOf: (tag: string) => string,
  isColored: boolean,
): ChipGroup[] {
  const groups = new Map<string, { label: string; color: string | undefined; tags: string[] }>();
  // The group's name is that of weapons, as in the side rail.
  const ordered = [...tags].sort(
    (left, right) => Number(right.endsWith('_Weapon')) - Number(left.endsWith('_Weapon')),
  );
  for (const tag of ordered) {
    const color = isColored ? tagColor(tag) : undefined;
    const key = tag.startsWith('Rarity_') ? (color ?? tag) : tag;
    const group = groups.get(key) ?? { label: nameOf(tag), color, tags: [] };
    group.tags.push(tag);
    groups.set(key, group);
  }
  return [...groups.values()];
}
