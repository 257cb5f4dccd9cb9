import { z } from 'zod';
import { okPublic } from '../../http/rest/envelope.ts';
import type { RestApp, RestContext } from '../../http/rest/restApp.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { integerParam, limitParam } from '../../kernel/shapes.ts';
import { webFilterOf, webFilterParams } from './filterParams.ts';
import { EVERYTHING } from './marketFilter.ts';
import type { MarketIndex } from './marketIndex.ts';
import type { MarketItemRow } from './marketItem.store.ts';
import { MARKET_SORTS } from './marketItem.ts';
import { countMarketItems, pageMarketItems } from './marketPage.ts';

/** Highest page number allowed. Only crawlers go further, and they can page by cursor through GraphQL. */
const PAGE_MAX = 5_000;

/** The parameters that choose a page of a list by its number. */
export const pageParams = {
  page: integerParam({ min: 1, max: PAGE_MAX, default: 1 }),
  limit: limitParam(20),
};
const homeQuery = z.object({ ...pageParams, sort: integerParam({ min: 0, max: 2, default: 0 }) });
const marketQuery = homeQuery.extend(webFilterParams);

/** A market item with the specification's field names. Price in cents, 0 if no copy is on sale. */
export function toWebMarketItem(item: MarketItemRow) {
  return {
    iconUrl: item.iconUrl ?? '',
    itemName: item.nameZh,
    hashName: item.marketHashName,
    price: item.lowestAskCents === null ? 0 : toSafeNumber(item.lowestAskCents),
    quantity: item.listingCount,
    tagRarity: item.tagRarity,
    tagQuality: item.tagQuality,
    tagExterior: item.tagExterior,
    tagItemSet: item.tagItemSet,
    tagType: item.tagType,
  };
}

/** The requested part of a list: its size, offset and order. */
function pageAsked({ page, limit: size, sort }: z.infer<typeof homeQuery>) {
  return { size, offset: (page - 1) * size, sort: MARKET_SORTS[sort] ?? 'default' };
}

/** The lists of the home page (H-01), each with its default order. */
const HOME_LISTS = {
  marketAuto: { filter: { ...EVERYTHING, isAutomatic: true }, sort: 'default' },
  marketHot: { filter: { ...EVERYTHING, isHot: true }, sort: 'salesPerDay' },
  marketPoor: { filter: { ...EVERYTHING, isLowStock: true }, sort: 'priceDescending' },
} as const;

/** Returns one page of each list of the home page. A requested order replaces the default one. */
function listHome(market: MarketIndex, asked: ReturnType<typeof pageAsked>) {
  const lists = Object.entries(HOME_LISTS).map(([name, { filter, sort }]) => {
    const order = asked.sort === 'default' ? sort : asked.sort;
    const { rows } = pageMarketItems(market, { ...asked, filter, sort: order });
    return [name, rows.map(toWebMarketItem)] as const;
  });
  return Object.fromEntries(lists);
}

/** Routes `GET /web/market` and `GET /web/index`. */
export function marketRoutes(app: RestApp, { services, permit }: RestContext): void {
  app.get('/market', { schema: { querystring: marketQuery } }, async (request, reply) => {
    const asked = pageAsked(request.query);
    const filter = webFilterOf(request.query);
    const { rows, selection } = pageMarketItems(services.market, { ...asked, filter });
    const list = rows.map(toWebMarketItem);
    permit(request, { isFromMemory: true, hasViewer: false });
    return okPublic(reply, {
      list,
      pages: Math.ceil(countMarketItems(services.market, selection) / asked.size),
    });
  });
  app.get('/index', { schema: { querystring: homeQuery } }, async (request, reply) => {
    const lists = listHome(services.market, pageAsked(request.query));
    permit(request, { isFromMemory: true, hasViewer: false });
    return okPublic(reply, lists);
  });
}
