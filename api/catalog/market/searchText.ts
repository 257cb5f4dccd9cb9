/** Text that the keyword search reads: the three names in lower case (M-10). */
export function searchTextOf(item: {
  readonly marketHashName: string;
  readonly nameEn: string;
  readonly nameZh: string;
}): string {
  return [item.marketHashName, item.nameEn, item.nameZh].join(' ').toLowerCase();
}
