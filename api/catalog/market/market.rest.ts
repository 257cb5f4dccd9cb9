import type { FastifyInstance } from 'fastify';
import { answerPublic, ok } from '../../http/rest/envelope.ts';
import { integerParam, listParam, type RawParams, textParam, yuanParam } from '../../http/rest/params.ts';
import type { RestContext } from '../../http/rest/restContext.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import type { MarketIndex } from './marketIndex.ts';
import type { MarketItemRow } from './marketItem.store.ts';
import { EVERYTHING, MARKET_SORTS, type MarketFilter, type MarketSort } from './marketItem.ts';
import { countMarketItems, PAGE_SIZE_MAX, pageMarketItems } from './marketPage.ts';
import { ZONE_WORDS } from './marketZone.ts';

/** Highest page number allowed. Only crawlers go further, and they can page by cursor through GraphQL. */
const PAGE_MAX = 5_000;

function readZones(params: RawParams): Partial<MarketFilter> {
  const words = listParam(params, 'zone');
  const zones = Object.entries(ZONE_WORDS);
  const known = zones.map(([, word]) => word);
  if (words.some((word) => !known.includes(word))) throw new InvalidInput('zone', known.join(', '));
  const stock = textParam(params, 'stock', 10) ?? 'all';
  if (stock !== 'all' && stock !== 'sale') throw new InvalidInput('stock', 'all, sale');
  return {
    isOnSale: stock === 'sale',
    ...Object.fromEntries(zones.map(([zone, word]) => [zone, words.includes(word)])),
  };
}

/**
 * Reads the specification's parameters: prices in yuan, tags by Steam's internal names, `type` for the weapon sub-type (E-07), `zone` as in
 * the address of the page, and `stock=sale` for items on sale only.
 */
export function readWebFilter(params: RawParams): MarketFilter {
  return {
    ...EVERYTHING,
    keyword: textParam(params, 'search', 100),
    minPriceCents: yuanParam(params, 'minPrice'),
    maxPriceCents: yuanParam(params, 'maxPrice'),
    types: listParam(params, 'tagType'),
    weapons: listParam(params, 'type'),
    rarities: listParam(params, 'tagRarity'),
    qualities: listParam(params, 'tagQuality'),
    exteriors: listParam(params, 'tagExterior'),
    itemSets: listParam(params, 'tagItemSet'),
    ...readZones(params),
  };
}

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
function readWebPage(params: RawParams): { size: number; offset: number; sort: MarketSort } {
  const page = integerParam(params, 'page', { min: 1, max: PAGE_MAX, default: 1 });
  const size = integerParam(params, 'limit', { min: 1, max: PAGE_SIZE_MAX, default: 20 });
  const sort = MARKET_SORTS[integerParam(params, 'sort', { min: 0, max: 2, default: 0 })] ?? 'default';
  return { size, offset: (page - 1) * size, sort };
}

/** The lists of the home page (H-01), each with its default order. */
const HOME_LISTS = {
  marketAuto: { filter: { ...EVERYTHING, isAutomatic: true }, sort: 'default' },
  marketHot: { filter: { ...EVERYTHING, isHot: true }, sort: 'salesPerDay' },
  marketPoor: { filter: { ...EVERYTHING, isLowStock: true }, sort: 'priceDescending' },
} as const;

/** Returns one page of each list of the home page. A requested order replaces the default one. */
function listHome(market: MarketIndex, params: RawParams) {
  const asked = readWebPage(params);
  const lists = Object.entries(HOME_LISTS).map(([name, { filter, sort }]) => {
    const order = asked.sort === 'default' ? sort : asked.sort;
    const { rows } = pageMarketItems(market, { ...asked, filter, sort: order });
    return [name, rows.map(({ item }) => toWebMarketItem(item))] as const;
  });
  return Object.fromEntries(lists);
}

/** Routes `GET /web/market` and `GET /web/index`. */
export function marketRoutes(app: FastifyInstance, { door, permit }: RestContext): void {
  app.get('/market', async (request, reply) => {
    const params = request.query as RawParams;
    const asked = readWebPage(params);
    const filter = readWebFilter(params);
    const { rows, selection } = pageMarketItems(door.market, { ...asked, filter });
    const list = rows.map(({ item }) => toWebMarketItem(item));
    permit(request, { isFromMemory: true, hasViewer: false });
    return answerPublic(
      reply,
      ok({ list, pages: Math.ceil(countMarketItems(door.market, selection) / asked.size) }),
    );
  });
  app.get('/index', async (request, reply) => {
    const data = listHome(door.market, request.query as RawParams);
    permit(request, { isFromMemory: true, hasViewer: false });
    return answerPublic(reply, ok(data));
  });
}
