import { useTranslation } from 'react-i18next';
import { usePriceBoundText } from '../../ui/useCurrency.ts';
import type { GoodsChoice } from './goodsChoice.ts';
import type { ListingFilterName } from './listingDraft.ts';
import { type NamedSticker, stickerName } from './stickerName.ts';

/** Formats the value of one filter for a chip; null when it is not set. `stickers` are those whose names are known. */
export function useListingFilterText(
  stickers: readonly NamedSticker[],
): (name: ListingFilterName, choice: GoodsChoice) => string | null {
  const { t, i18n } = useTranslation('market');
  const boundText = usePriceBoundText();
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
      const words = stickerName(first, stickers, i18n.language);
      return choice.stickers.length === 1
        ? words
        : t('filter_stickersChosen', { first: words, more: choice.stickers.length - 1 });
    }
    const { minPriceCents, maxPriceCents } = choice;
    if (minPriceCents !== null && maxPriceCents !== null) {
      return `¥${boundText(minPriceCents)} – ¥${boundText(maxPriceCents)}`;
    }
    if (minPriceCents !== null) {
      return t('minPriceChip', { yuan: boundText(minPriceCents) });
    }
    return maxPriceCents === null ? null : t('maxPriceChip', { yuan: boundText(maxPriceCents) });
  };
}
