import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { MarketIndex } from '../market/marketIndex.ts';
import { EVERYTHING, MARKET_SORTS, type MarketFilter } from '../market/marketItem.ts';
import { pageMarketItems } from '../market/marketPage.ts';
import type { OpenApp, OpenContext } from '../rest/openApp.ts';
import { done, failureShape, successOf } from '../rest/openEnvelope.ts';
import { marketItemShape, priceShape, toMarketItem, toPrice } from './marketItemShape.ts';
import {
  afterShape,
  centsQueryShape,
  limitShape,
  listShape,
  marketHashNameShape,
  pageOf,
  textShape,
} from './shapes.ts';

const NAMES_MAX = 200;
/** Items of one piece of the price list: few enough to leave the event loop to others. */
const PIECE = 500;
/** Versions count from each process's own start. */
const PROCESS = randomUUID();

const filterShape = z.object({
  search: textShape(100).optional().describe('Words of a name, in Chinese, English or pinyin.'),
  types: listShape,
  weapons: listShape,
  rarities: listShape,
  qualities: listShape,
  exteriors: listShape,
  collections: listShape,
  minPriceCents: centsQueryShape,
  maxPriceCents: centsQueryShape,
  sort: z.enum(MARKET_SORTS).default('default').describe('default: by sales of seven days.'),
  after: afterShape,
  limit: limitShape,
});

function filterOf(query: z.infer<typeof filterShape>): MarketFilter {
  const { minPriceCents, maxPriceCents } = query;
  return {
    ...EVERYTHING,
    keyword: query.search ?? null,
    types: query.types,
    weapons: query.weapons,
    rarities: query.rarities,
    qualities: query.qualities,
    exteriors: query.exteriors,
    itemSets: query.collections,
    minPriceCents: minPriceCents === undefined ? null : BigInt(minPriceCents),
    maxPriceCents: maxPriceCents === undefined ? null : BigInt(maxPriceCents),
  };
}

/** The price list, piece by piece. An item that changes while it is read stands in it as it was or as it is. */
async function* writePrices(market: MarketIndex): AsyncGenerator<string> {
  yield '{"code":0,"msg":"ok","data":{"prices":[';
  for (let start = 0; start < market.rows.length; start += PIECE) {
    const piece = market.rows.slice(start, start + PIECE).map((item) => JSON.stringify(toPrice(item)));
    yield (start === 0 ? '' : ',') + piece.join(',');
  }
  yield ']}}';
}

function listRoutes(app: OpenApp, { door }: OpenContext): void {
  app.get(
    '/market-items',
    {
      schema: {
        tags: ['market'],
        operationId: 'listMarketItems',
        summary: 'The market: items with their lowest ask',
        description:
          'Read from memory, at most a second old. Values of one list widen it, different lists narrow.',
        querystring: filterShape,
        response: { 200: successOf(pageOf(marketItemShape)), 400: failureShape, 401: failureShape },
      },
    },
    async ({ query }) => {
      const { sort, limit: size, after } = query;
      const wanted = { filter: filterOf(query), sort, size, ...(after === undefined ? {} : { after }) };
      const { rows, hasMore } = pageMarketItems(door.market, wanted);
      const next = hasMore ? (rows.at(-1)?.cursor ?? null) : null;
      return done({ rows: rows.map(({ item }) => toMarketItem(item)), next });
    },
  );
}

function priceRoutes(app: OpenApp, { door }: OpenContext): void {
  app.post(
    '/prices/query',
    {
      schema: {
        tags: ['market'],
        operationId: 'queryPrices',
        summary: 'Prices of named items',
        description: `At most ${NAMES_MAX} names. A name that the market does not know answers null at its place.`,
        body: z.object({ marketHashNames: z.array(marketHashNameShape).min(1).max(NAMES_MAX) }),
        response: {
          200: successOf(z.object({ prices: z.array(priceShape.nullable()) })),
          400: failureShape,
          401: failureShape,
        },
      },
    },
    async ({ body }) => {
      const items = body.marketHashNames.map((name) => door.market.findByName(name));
      return done({ prices: items.map((item) => item && toPrice(item)) });
    },
  );
  app.get(
    '/prices',
    {
      schema: {
        tags: ['market'],
        operationId: 'streamPrices',
        summary: 'The whole price list, streamed',
        description:
          'Every item of the market, several MB. Send the `ETag` of your last copy as `If-None-Match`: 304 where nothing changed. This answer is not signed.',
        headers: z.object({ 'if-none-match': z.string().max(100).optional() }),
        response: { 200: successOf(z.object({ prices: z.array(priceShape) })), 304: z.null() },
      },
    },
    async (request, reply) => {
      const etag = `"${PROCESS}-${door.market.version}"`;
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send(null);
      // A stream goes around the serializer: its pieces are written by the same shape.
      return reply
        .type('application/json; charset=utf-8')
        .send(Readable.from(writePrices(door.market)) as never);
    },
  );
}

/** The market as partners read it: `/market-items`, `/prices`, `/prices/query`. */
export function marketItemRoutes(app: OpenApp, context: OpenContext): void {
  listRoutes(app, context);
  priceRoutes(app, context);
}
