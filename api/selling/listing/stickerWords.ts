/** Words of a sticker's name as somebody types it, lower case: each must stand in the name, in any order. */
export function stickerWords(keyword: string): string[] {
  return keyword
    .toLowerCase()
    .split(/[\s|]+/)
    .filter((word) => word !== '')
    .slice(0, 8);
}
