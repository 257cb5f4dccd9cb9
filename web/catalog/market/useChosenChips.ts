import { useTranslation } from 'react-i18next';
import { usePriceBoundText } from '../../ui/useCurrency.ts';
import { useTags } from '../items/MarketTags.tsx';
import { tagColor } from '../items/tagColors.ts';
import { FILTER_PARTS, type FilterPart } from './droppableParts.ts';
import { useMarketFilter } from './MarketChoice.tsx';
import { type MarketFilter, TAG_FILTERS } from './marketFilter.ts';

/** One selected filter as shown above the grid, and the filter without it. */
export interface ChosenChip {
  readonly label: string;
  readonly color: string | undefined;
  readonly without: MarketFilter;
}

/** All selected filters, in the order of the parts of a filter. */
export function useChosenChips(): readonly ChosenChip[] {
  const { filter } = useMarketFilter();
  const { t } = useTranslation('market');
  const tags = useTags();
  const boundText = usePriceBoundText();
  const plain = (label: string, without: Partial<MarketFilter>): ChosenChip => ({
    label,
    color: undefined,
    without: { ...filter, ...without },
  });
  const { keyword, zones, minPriceCents, maxPriceCents } = filter;
  const chipsOf = (part: FilterPart): readonly ChosenChip[] => {
    switch (part) {
      case 'keyword':
        return keyword === '' ? [] : [plain(t('keywordChip', { keyword }), { keyword: '' })];
      case 'stock':
        return filter.hasSoldOut ? [plain(t('soldOutChip'), { hasSoldOut: false })] : [];
      case 'zones':
        return zones.map((zone) =>
          plain(t(`zone_${zone}`), { zones: zones.filter((other) => other !== zone) }),
        );
      case 'price':
        return [
          ...(minPriceCents === null
            ? []
            : [plain(t('minPriceChip', { yuan: boundText(minPriceCents) }), { minPriceCents: null })]),
          ...(maxPriceCents === null
            ? []
            : [plain(t('maxPriceChip', { yuan: boundText(maxPriceCents) }), { maxPriceCents: null })]),
        ];
      default:
        return groupByName(filter[part], (tag) => tags.nameOf(tag) ?? tag, TAG_FILTERS[part].isColored).map(
          ({ label, color, tags: chosen }) => ({
            label,
            color,
            without: { ...filter, [part]: filter[part].filter((tag) => !chosen.includes(tag)) },
          }),
        );
    }
  };
  return FILTER_PARTS.flatMap(chipsOf);
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
