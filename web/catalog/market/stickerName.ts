import { splitItemName } from '../../ui/itemName.ts';

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
