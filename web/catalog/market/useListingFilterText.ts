import { useTranslation } from 'react-i18next';
import { splitItemName } from '../../ui/itemName.ts';
import { usePriceBoundText } from '../../ui/useCurrency.ts';
import type { GoodsChoice } from './goodsChoice.ts';
import type { ListingFilterName } from './listingDraft.ts';

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

/** A sticker with its names in both languages. */
export interface NamedSticker {
  readonly marketHashName: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

/**
 * A sticker's name in the reader's language, without the prefix that all stickers share. For an unknown sticker, the
 * name in the URL.
 */
export function stickerName(
  marketHashName: string,
  stickers: readonly NamedSticker[],
  language: string,
): string {
  const known = stickers.find((sticker) => sticker.marketHashName === marketHashName);
  const name = (language === 'zh' ? known?.nameZh : known?.nameEn) ?? marketHashName;
  return splitItemName(name, false).finish;
}
