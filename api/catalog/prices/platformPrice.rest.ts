import { z } from 'zod';
import type { Config } from '../../config.ts';
import { okPublic } from '../../http/rest/envelope.ts';
import type { RestApp, RestContext } from '../../http/rest/restApp.ts';
import { readClock } from '../../kernel/clock.ts';
import { toSafeNumber } from '../../kernel/money.ts';
import { integerParam, nameShape, namesOf, param } from '../../kernel/shapes.ts';
import { webFilterOf, webFilterParams } from '../market/filterParams.ts';
import { pageParams, toWebMarketItem } from '../market/market.rest.ts';
import type { MarketItemRow } from '../market/marketItem.store.ts';
import type { MarketSort } from '../market/marketItem.ts';
import { countMarketItems, pageMarketItems } from '../market/marketPage.ts';
import { PLATFORM_TERMS } from '../market/pricePlatform.ts';
import { listPlatformFeeds, listPlatformPrices, type StoredPlatformPrice } from './platformPrice.store.ts';
import { gapOfBuyingHere, gapOfBuyingThere, isFresh, proceedsThere } from './platformPrice.ts';

/** Which way of dealing a list goes by, as the page's own address has it. */
const WAYS = { here: 'buyHere', there: 'buyThere' } as const;
/** Orders by their numbers; 0 is the difference that the way of dealing leaves. */
const SORTS: readonly (MarketSort | null)[] = [null, 'priceAscending', 'priceDescending', 'salesPerDay'];

const comparisonQuery = z.object({
  ...webFilterParams,
  ...pageParams,
  platform: param(nameShape(namesOf(PLATFORM_TERMS)).optional()),
  way: param(nameShape(namesOf(WAYS)).default('here')),
  sort: integerParam({ min: 0, max: SORTS.length - 1, default: 0 }),
});

function comparisonOf(query: z.infer<typeof comparisonQuery>) {
  const { platform = null, way, page, limit: size } = query;
  const sort = SORTS[query.sort] ?? (`${WAYS[way]}:${platform ?? 'any'}` as const);
  return { filter: webFilterOf(query), platform, sort, size, offset: (page - 1) * size };
}

function toWebPrice(
  price: StoredPlatformPrice,
  { lowestAskCents }: Pick<MarketItemRow, 'lowestAskCents'>,
  { now, config }: { now: Date; config: Config },
) {
  const ownFees = {
    saleFeeBasisPoints: config.SALE_FEE_BASIS_POINTS,
    withdrawalFeeBasisPoints: config.WITHDRAWAL_FEE_BASIS_POINTS,
  };
  return {
    platform: price.platform,
    price: toSafeNumber(price.askCents),
    bid: price.bidCents === null ? null : toSafeNumber(price.bidCents),
    proceeds: proceedsThere(price),
    fetchTime: price.fetchedAt.toISOString(),
    isStale: !isFresh(price.fetchedAt, now),
    buyHere: gapOfBuyingHere(price, lowestAskCents),
    buyThere: gapOfBuyingThere(price, lowestAskCents, ownFees),
  };
}

/** The platforms of which there is a feed, in their order. */
async function listWebPlatforms({ platform: { db } }: RestContext['services'], now: Date) {
  return (await listPlatformFeeds(db)).map(({ platform, fetchedAt, isSandbox }) => ({
    platform,
    ...PLATFORM_TERMS[platform],
    fetchTime: fetchedAt.toISOString(),
    isStale: !isFresh(fetchedAt, now),
    isSandbox,
  }));
}

/** `GET /web/multiplatform`: what other platforms ask beside our lowest asks, by the same functions as GraphQL's. */
export function platformPriceRoutes(app: RestApp, { services, permit }: RestContext): void {
  app.get('/multiplatform', { schema: { querystring: comparisonQuery } }, async (request, reply) => {
    const asked = comparisonOf(request.query);
    const { db, config } = services.platform;
    const { rows, selection } = pageMarketItems(services.market, asked);
    const now = await readClock(db);
    const platforms = await listWebPlatforms(services, now);
    const ids = rows.map(({ id }) => id);
    const prices = await listPlatformPrices(db, ids);
    const list = rows.map((item, place) => ({
      ...toWebMarketItem(item),
      prices: (prices[place] ?? []).map((price) => toWebPrice(price, item, { now, config })),
    }));
    permit(request, { isFromMemory: false, hasViewer: false });
    const pages = Math.ceil(countMarketItems(services.market, selection) / asked.size);
    return okPublic(reply, { platforms, list, pages });
  });
}
