import { Readable } from 'node:stream';
import { z } from 'zod';
import { openFilterOf, openFilterParams } from '../../catalog/market/filterParams.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import { MARKET_SORTS } from '../../catalog/market/marketItem.ts';
import { pageMarketItems } from '../../catalog/market/marketPage.ts';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { isTagKnown, limitPerMinute } from '../../http/rest/largeAnswer.ts';
import type { OpenContext, RestApp } from '../../http/rest/restApp.ts';
import { afterParam, nameShape, pageOf, param, textShape } from '../../kernel/shapes.ts';
import { marketItemShape, priceShape, toMarketItem, toPrice } from './marketItemShape.ts';
import { type PriceList, readPriceList, writeJson, writeLines } from './priceList.ts';
import { priceTag } from './priceTag.ts';
import { marketHashNameShape, pageLimit } from './shapes.ts';

const NAMES_MAX = 200;
/** Maximum number of complete price lists that one partner may request per minute; each is several MB. */
const LISTS_PER_MINUTE = 2;
/** Changes with more prices than this count as a complete list. */
const CHANGES_MAX = 2_000;
const LINES_TYPE = 'application/x-ndjson';

const listQuery = z.strictObject({
  ...openFilterParams,
  sort: param(nameShape(MARKET_SORTS).default('default')).describe(
    'Sort order; default: by sales of the last seven days.',
  ),
  after: afterParam,
  limit: pageLimit,
});

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
      const { rows, hasMore, cursorOf } = pageMarketItems(services.market, wanted);
      const last = rows.at(-1);
      return ok({ rows: rows.map(toMarketItem), next: hasMore && last ? cursorOf(last) : null });
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

const pricesQuery = z.strictObject({
  ...openFilterParams,
  after: param(textShape(100).optional()).describe(
    'The `next` of your last answer to the same filter, for what changed since.',
  ),
});

const pricesShape = z.object({
  isWhole: z
    .boolean()
    .describe(
      'True: replace all that you have. False: put `prices` over yours, by name, and drop what is `gone`.',
    ),
  next: z.string().describe('Send it as `after` for what changes from here on.'),
  gone: z
    .array(marketHashNameShape)
    .describe('Items that changed and do not pass the filter now; you may never have had them.'),
  prices: z.array(priceShape),
});

/** The tag of a list. That of all items is made once for each state of their prices. */
function tagsOf(market: MarketIndex): (list: PriceList) => string {
  let known = { atMs: -1, etag: '' };
  return ({ rows }) => {
    if (rows.length < market.rows.length) return priceTag(rows);
    const { atMs } = market.priceChanges.now;
    if (known.atMs !== atMs) known = { atMs, etag: priceTag(rows) };
    return known.etag;
  };
}

const linesShape = z
  .string()
  .describe(
    'First a line with `isWhole`, `next`, `gone` and `count`, then as many lines as `count` says, each a `Price`. ' +
      'Fewer lines: the answer broke off, ask again.',
  );

const pricesSchema = {
  tags: ['market'],
  operationId: 'streamPrices',
  summary: 'The price list, streamed: whole, or what changed since',
  description:
    'Without `after` every item that passes the filter, several MB for all of them, an eighth of that if you accept gzip. With ' +
    '`after` the items that changed since; one that nobody sells any more comes with a null ask and no copies. A cursor that ' +
    'is too old is answered by the whole list: see `isWhole`. An item may come although it did not change. A partner may ' +
    `request the whole list at most ${LISTS_PER_MINUTE} times a minute; changes of more than ${CHANGES_MAX} items count as ` +
    'one. Send the `ETag` of a whole list as `If-None-Match` without `after`: the answer is 304 if nothing changed, which does ' +
    `not count towards the limit. With \`Accept: ${LINES_TYPE}\` it comes as JSON lines. This answer is not signed.`,
  querystring: pricesQuery,
  headers: z.object({
    'if-none-match': textShape(100).optional().describe('The `ETag` of your last copy.'),
  }),
  response: {
    200: {
      content: {
        'application/json': { schema: successOf(pricesShape) },
        [LINES_TYPE]: { schema: linesShape },
      },
    },
    304: z.null(),
  },
};

function priceListRoute(app: RestApp, { services: { market } }: OpenContext): void {
  const applyLimit = limitPerMinute(app, 'prices', LISTS_PER_MINUTE);
  const tagOf = tagsOf(market);
  app.get('/prices', { schema: pricesSchema }, async (request, reply) => {
    const { headers, query } = request;
    // A snapshot: changes made while it is sent are not included, and its tag and its cursor describe this snapshot.
    const list = readPriceList(market, openFilterOf(query), query.after ?? null);
    const etag = list.isWhole ? tagOf(list) : null;
    const isKnown = etag !== null && query.after === undefined && isTagKnown(headers['if-none-match'], etag);
    const isLarge = list.isWhole || list.rows.length + list.gone.length > CHANGES_MAX;
    if (isLarge && !isKnown) await applyLimit(request, reply);
    reply.header('cache-control', 'private, no-cache').header('vary', 'accept');
    if (etag !== null) reply.header('etag', etag);
    if (isKnown) return reply.code(304).send(null);
    const isLines = headers.accept?.includes(LINES_TYPE) ?? false;
    // A stream bypasses the serializer, so its chunks are written with the same shape.
    return reply
      .type(isLines ? LINES_TYPE : 'application/json; charset=utf-8')
      .send(Readable.from(isLines ? writeLines(list) : writeJson(list)) as never);
  });
}

/** The market for partners: `/market-items`, `/prices`, `/prices/query`. */
export function openMarketRoutes(app: RestApp, context: OpenContext): void {
  listRoutes(app, context);
  priceRoutes(app, context);
  priceListRoute(app, context);
}
