import { useTranslation } from 'react-i18next';
import { yuanText } from '../app/yuan.ts';
import type { GoodsChoice } from './goodsChoice.ts';
import type { ListingFilterName } from './listingDraft.ts';

/** Writes what is chosen of one filter, short enough for a chip; null where nothing is. */
export function useListingFilterText(): (name: ListingFilterName, choice: GoodsChoice) => string | null {
  const { t } = useTranslation('market');
  return (name, choice) => {
    if (name === 'float') {
      const { floatMin, floatMax } = choice;
      return floatMin === null && floatMax === null
        ? null
        : t('filter_floatChosen', { from: floatMin ?? 0, to: floatMax ?? 1 });
    }
    if (name === 'seed') {
      const [first] = choice.seeds;
      if (first === undefined) {
        return null;
      }
      return choice.seeds.length === 1
        ? t('seed', { seed: first })
        : t('filter_seedsChosen', { first, more: choice.seeds.length - 1 });
    }
    if (name === 'sticker') {
      const [first] = choice.stickers;
      if (first === undefined) {
        return null;
      }
      const words = first.replace(/^Sticker \| /, '');
      return choice.stickers.length === 1
        ? words
        : t('filter_stickersChosen', { first: words, more: choice.stickers.length - 1 });
    }
    const { minPriceCents, maxPriceCents } = choice;
    if (minPriceCents !== null && maxPriceCents !== null) {
      return `¥${yuanText(minPriceCents)} – ¥${yuanText(maxPriceCents)}`;
    }
    if (minPriceCents !== null) {
      return t('minPriceChip', { yuan: yuanText(minPriceCents) });
    }
    return maxPriceCents === null ? null : t('maxPriceChip', { yuan: yuanText(maxPriceCents) });
  };
}
