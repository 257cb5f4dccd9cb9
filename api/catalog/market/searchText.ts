/** What keyword search looks through: the three names in lower case (M-10). */
export function searchTextOf(item: {
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
}): string {
  return [item.marketHashName, item.nameEn, item.nameZh].join(' ').toLowerCase();
}
