import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openFilterOf, openFilterParams } from '../../catalog/market/filterParams.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import { MARKET_SORTS } from '../../catalog/market/marketItem.ts';
import { pageMarketItems } from '../../catalog/market/marketPage.ts';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { afterParam, nameShape, pageOf, param, textShape } from '../../kernel/shapes.ts';
import { marketItemShape, priceShape, toMarketItem, toPrice } from './marketItemShape.ts';
import { priceTag } from './priceTag.ts';
import { marketHashNameShape, pageLimit } from './shapes.ts';

const NAMES_MAX = 200;
/** Items in one chunk of the price list: few enough not to block the event loop. */
const PIECE = 500;
/** Most complete price lists of one partner in a minute; each is several MB. */
const LISTS_PER_MINUTE = 2;

const listQuery = z.strictObject({
  ...openFilterParams,
  sort: param(nameShape(MARKET_SORTS).default('default')).describe(
    'Sort order; default: by sales of the last seven days.',
  ),
  after: afterParam,
  limit: pageLimit,
});

/** Streams the price list in chunks. */
async function* writePrices(rows: MarketIndex['rows']): AsyncGenerator<string> {
  yield '{"code":0,"msg":"ok","data":{"prices":[';
  for (let start = 0; start < rows.length; start += PIECE) {
    const piece = rows.slice(start, start + PIECE).map((item) => JSON.stringify(toPrice(item)));
    yield (start === 0 ? '' : ',') + piece.join(',');
  }
  yield ']}}';
}

function listRoutes(app: RestApp, { services }: OpenContext): void {
  app.get(
    '/market-items',
    {
      schema: {
        tags: ['market'],
        operationId: 'listMarketItems',
        summary: 'The market: items with their lowest ask',
        description:
          'Read from memory, at most a second old. An item may match any value of one list, and must match ' +
          'every list.',
        querystring: listQuery,
        response: { 200: successOf(pageOf(marketItemShape)) },
      },
    },
    async ({ query }) => {
      const { sort, limit: size, after } = query;
      const wanted = { filter: openFilterOf(query), sort, size, ...(after === undefined ? {} : { after }) };
      const { rows, hasMore } = pageMarketItems(services.market, wanted);
      const next = hasMore ? (rows.at(-1)?.cursor ?? null) : null;
      return ok({ rows: rows.map(({ item }) => toMarketItem(item)), next });
    },
  );
}

function priceRoutes(app: RestApp, { services }: OpenContext): void {
  app.post(
    '/prices/query',
    {
      schema: {
        tags: ['market'],
        operationId: 'queryPrices',
        summary: 'Prices of named items',
        description: `At most ${NAMES_MAX} names. A name that the market does not know returns null at its position.`,
        body: z.strictObject({ marketHashNames: z.array(marketHashNameShape).min(1).max(NAMES_MAX) }),
        response: {
          200: successOf(z.object({ prices: z.array(priceShape.nullable()) })),
        },
      },
    },
    async ({ body }) => {
      const items = body.marketHashNames.map((name) => services.market.findByName(name));
      return ok({ prices: items.map((item) => item && toPrice(item)) });
    },
  );
}

/** Counts a partner's price lists, in addition to the limit of all its calls. */
function priceListLimit(app: RestApp) {
  const count = app.createRateLimit({
    max: LISTS_PER_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => `prices ${callerOf(request).partnerId}`,
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const found = await count(request);
    if (found.isAllowed || !found.isExceeded) return;
    reply.headers({
      'x-ratelimit-limit': found.max,
      'x-ratelimit-remaining': 0,
      'x-ratelimit-reset': found.ttlInSeconds,
      'retry-after': found.ttlInSeconds,
    });
    throw Object.assign(new Error('too many price lists'), { statusCode: 429 });
  };
}

function priceListRoute(app: RestApp, { services: { market } }: OpenContext): void {
  const requireRoom = priceListLimit(app);
  let known = { version: -1, etag: '' };
  const tagNow = (): string => {
    if (known.version !== market.version) known = { version: market.version, etag: priceTag(market.rows) };
    return known.etag;
  };
  app.get(
    '/prices',
    {
      schema: {
        tags: ['market'],
        operationId: 'streamPrices',
        summary: 'The whole price list, streamed',
        description:
          `Every item of the market, several MB. A partner may request it at most ${LISTS_PER_MINUTE} times a ` +
          'minute. Send the \\`ETag\\` of your last copy as \\`If-None-Match\\`: the answer is 304 if nothing ' +
          'changed, which does not count towards the limit. This answer is not signed.',
        headers: z.object({
          'if-none-match': textShape(100).optional().describe('The `ETag` of your last copy.'),
        }),
        response: {
          200: successOf(z.object({ prices: z.array(priceShape) })),
          304: z.null(),
        },
      },
    },
    async (request, reply) => {
      const etag = tagNow();
      // The list is a snapshot: changes made while it is sent are not included, and its tag describes this snapshot.
      const rows = [...market.rows];
      const isKnown = request.headers['if-none-match'] === etag;
      if (!isKnown) await requireRoom(request, reply);
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (isKnown) return reply.code(304).send(null);
      // A stream bypasses the serializer, so its chunks are written with the same shape.
      return reply.type('application/json; charset=utf-8').send(Readable.from(writePrices(rows)) as never);
    },
  );
}

/** The market for partners: `/market-items`, `/prices`, `/prices/query`. */
export function openMarketRoutes(app: RestApp, context: OpenContext): void {
  listRoutes(app, context);
  priceRoutes(app, context);
  priceListRoute(app, context);
}
