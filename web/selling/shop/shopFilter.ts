import { parseYuan } from '../../ui/money.ts';

/** The orders of a shop's listings, by their words in the URL. */
const SORTS = { newest: 'NEWEST', cheap: 'PRICE_ASCENDING', dear: 'PRICE_DESCENDING' } as const;
export const SHOP_SORTS = Object.keys(SORTS) as (keyof typeof SORTS)[];

/** The longest keyword that the server accepts. */
export const SHOP_KEYWORD_MAX = 100;

/** What a shop's page shows of its listings, as typed. */
export interface ShopFilter {
  /** Empty for all. */
  readonly keyword: string;
  /** In yuan; empty for any. */
  readonly min: string;
  readonly max: string;
  /** Internal names of tags; empty for any. */
  readonly type: string;
  readonly exterior: string;
  readonly sort: (typeof SHOP_SORTS)[number];
}

/** Reads the filter from the URL. What is no price or no order counts as not given. */
export function readShopFilter(params: URLSearchParams): ShopFilter {
  const price = (name: string) => {
    const text = (params.get(name) ?? '').trim();
    return parseYuan(text) === null ? '' : text;
  };
  const tag = (name: string) =>
    (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, SHOP_KEYWORD_MAX);
  return {
    keyword: (params.get('q') ?? '').replaceAll('\0', '').trim().slice(0, SHOP_KEYWORD_MAX),
    min: price('min'),
    max: price('max'),
    type: tag('type'),
    exterior: tag('exterior'),
    sort: SHOP_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
  };
}

/** The filter as variables of a query. Prices the wrong way round are exchanged. */
export function shopVariables({ keyword, min, max, type, exterior, sort }: ShopFilter) {
  const [least, most] = [parseYuan(min), parseYuan(max)];
  const isTurned = least !== null && most !== null && least > most;
  return {
    keyword,
    min: isTurned ? most : least,
    max: isTurned ? least : most,
    types: type === '' ? null : [type],
    exteriors: exterior === '' ? null : [exterior],
    sort: SORTS[sort],
  };
}

/** True where the page shows only a part of the listings. */
export function isShopFiltered({ keyword, min, max, type, exterior }: ShopFilter): boolean {
  return [keyword, min, max, type, exterior].some((part) => part !== '');
}
