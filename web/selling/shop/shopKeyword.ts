/** The longest keyword that the server accepts. */
export const SHOP_KEYWORD_MAX = 100;

/** The shop's search keyword in the URL; empty for all. */
export function readShopKeyword(params: URLSearchParams): string {
  return (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, SHOP_KEYWORD_MAX);
}
