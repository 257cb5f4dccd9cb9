import type { FastifyInstance } from 'fastify';
import { toSafeNumber } from '../kernel/money.ts';
import { answerPublic, ok } from '../rest/envelope.ts';
import { integerParam, listParam, type RawParams, textParam, yuanParam } from '../rest/params.ts';
import type { RestContext } from '../rest/restContext.ts';
import { MARKET_SORTS, type MarketFilter } from './marketItem.ts';
import type { MarketItemRow } from './marketItemStore.ts';
import { countMarketItems, PAGE_SIZE_MAX, pageMarketItems } from './marketPage.ts';

/** Pages that may be asked for by number: further ones are a crawler's, who pages by cursor through GraphQL. */
const PAGE_MAX = 5_000;

/** Reads the specification's parameters: prices in yuan, tags by Steam's internal names, `type` the weapon sub-type (E-07). */
export function readWebFilter(params: RawParams): MarketFilter {
  return {
    keyword: textParam(params, 'search', 100),
    minPriceCents: yuanParam(params, 'minPrice'),
    maxPriceCents: yuanParam(params, 'maxPrice'),
    types: listParam(params, 'tagType'),
    weapons: listParam(params, 'type'),
    rarities: listParam(params, 'tagRarity'),
    qualities: listParam(params, 'tagQuality'),
    exteriors: listParam(params, 'tagExterior'),
    itemSets: listParam(params, 'tagItemSet'),
  };
}

/** A market item in the specification's words. Price in cents, 0 where nobody sells. */
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

/** `GET /web/market`. */
export function marketRoutes(app: FastifyInstance, { door, permit }: RestContext): void {
  app.get('/market', async (request, reply) => {
    const params = request.query as RawParams;
    const page = integerParam(params, 'page', { min: 1, max: PAGE_MAX, default: 1 });
    const size = integerParam(params, 'limit', { min: 1, max: PAGE_SIZE_MAX, default: 20 });
    const sort = MARKET_SORTS[integerParam(params, 'sort', { min: 0, max: 2, default: 0 })] ?? 'default';
    const filter = readWebFilter(params);
    const { rows, selection } = pageMarketItems(door.market, {
      filter,
      sort,
      size,
      offset: (page - 1) * size,
    });
    const list = rows.map(({ item }) => toWebMarketItem(item));
    permit(request, { isFromMemory: true });
    return answerPublic(
      reply,
      ok({ list, pages: Math.ceil(countMarketItems(door.market, selection) / size) }),
    );
  });
}
