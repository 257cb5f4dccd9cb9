/** As the server takes it. */
export const SHOP_KEYWORD_MAX = 100;

/** What a shop is searched for, as its address says; empty: everything. */
export function readShopKeyword(params: URLSearchParams): string {
  return (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, SHOP_KEYWORD_MAX);
}
