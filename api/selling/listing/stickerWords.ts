/** Splits a typed sticker name into lower-case words; the name must contain each, in any order. */
export function stickerWords(keyword: string): string[] {
  return keyword
    .toLowerCase()
    .split(/[\s|]+/)
    .filter((word) => word !== '')
    .slice(0, 8);
}
