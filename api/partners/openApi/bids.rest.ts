import { z } from 'zod';
import { FILTER_LENGTH_MAX } from '../../catalog/filter/filter.ts';
import { limitHeaders } from '../../http/admission/partnerLimit.ts';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { inputProblem } from '../../http/rest/inputWords.ts';
import { languageOf } from '../../http/rest/request.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { dataOf, NotFound } from '../../http/rest/restError.ts';
import type { Db } from '../../kernel/db.ts';
import { DomainError, type Language } from '../../kernel/domainError.ts';
import { AMOUNT_MAX_CENTS, toSafeNumber } from '../../kernel/money.ts';
import {
  afterParam,
  centsShape,
  idShape,
  integerParam,
  momentShape,
  pageOf,
  param,
  textShape,
} from '../../kernel/shapes.ts';
import { readBook } from '../../orders/bid/bid.store.ts';
import { QUANTITY_MAX } from '../../orders/bid/bid.ts';
import {
  BIDS_MAX,
  type BidOutcome,
  bidForPartner,
  bidManyForPartner,
  cancelForPartner,
  changeForPartner,
  type PartnerBid,
} from './bidForPartner.ts';
import { bidShape, bookShape, toBid } from './bidShape.ts';
import { MarketItemUnknown } from './open.errors.ts';
import { findOpenBid, listBidsById, listOpenBids, type OpenBidRow } from './openBid.store.ts';
import { marketHashNameShape, OUT_ORDER_NO, OUT_ORDER_NO_RULE, pageLimit } from './shapes.ts';

const ownNoShape = z
  .string()
  .regex(OUT_ORDER_NO, OUT_ORDER_NO_RULE)
  .describe('Your own number of the buy order, usable once: repeating it returns the first one.');
const quantityShape = z.int().min(1).max(QUANTITY_MAX).describe(`Number of copies, 1 to ${QUANTITY_MAX}.`);
const limitShape = centsShape
  .min(1)
  .max(toSafeNumber(AMOUNT_MAX_CENTS))
  .describe(
    'The most that one copy may cost, in fen, on a step: 1 under 100, 10 under 5,000, 100 from there.',
  );
const upToShape = centsShape
  .min(1)
  .max(toSafeNumber(AMOUNT_MAX_CENTS))
  .describe(
    'The most that a copy may cost where others bid for it too, in fen, on a step; `priceLimitCents` or more. Nobody else sees it, and the money is held at it. The buy order then pays a step more than the highest other limit.',
  );
const confirmedShape = z
  .boolean()
  .default(false)
  .describe('Confirms a price above 1.5 times the reference price.');
const conditionsShape = textShape(FILTER_LENGTH_MAX).describe(
  'What copies must be like, as a filter such as `wear<0.1 seed:661`. Empty: any copy.',
);
const bidFields = {
  ownNo: ownNoShape,
  marketHashName: marketHashNameShape,
  quantity: quantityShape.default(1),
  priceLimitCents: limitShape,
  upToCents: upToShape.optional(),
  conditions: conditionsShape.default(''),
  expiresAt: momentShape.optional().describe('When it ends by itself, 1 to 30 days from now; 7 if omitted.'),
  tradeUrl: textShape(300)
    .min(1)
    .optional()
    .describe("Trade link that receives the copies. Omit it for your account's own trade link."),
  isHighPriceConfirmed: confirmedShape,
};
const bidRequestShape = z.strictObject(bidFields).meta({ id: 'BidRequest' });
const oneBid = { 200: successOf(bidShape) };
const byId = z.strictObject({ bidId: idShape });

/** The codes that opening and changing a bid can meet. */
const PRICE_ERRORS = ['bidTick', 'bidFarAbove', 'bidPriceTooHigh', 'insufficientFunds', 'serviceClosed'];
const OPEN_ERRORS = [
  ...PRICE_ERRORS,
  ...['bidExists', 'bidsFull', 'marketItemUnknown', 'filterInvalid', 'tradeUrlMissing', 'tradeUrlInvalid'],
  ...['accountBlocked', 'requestIdReused'],
];

const toCents = (value: number | undefined) => (value === undefined ? undefined : BigInt(value));

function toRequest({
  priceLimitCents,
  upToCents,
  expiresAt,
  tradeUrl,
  ...rest
}: z.infer<typeof bidRequestShape>): PartnerBid {
  const prices = { priceCents: BigInt(priceLimitCents), upToCents: toCents(upToCents) };
  return { ...rest, ...prices, tradeUrl, expiresAt: expiresAt === undefined ? null : new Date(expiresAt) };
}

async function requireBid(db: Db, userId: string, bidId: string): Promise<OpenBidRow> {
  const bid = await findOpenBid(db, userId, bidId);
  if (!bid) throw new NotFound();
  return bid;
}

function openRoute(app: RestApp, { services }: OpenContext): void {
  app.post(
    '/bids',
    {
      schema: {
        tags: ['orders'],
        operationId: 'openBid',
        'x-errors': OPEN_ERRORS,
        summary: 'Open a buy order',
        description:
          'Holds the money for all its copies at once. Each copy on sale that fits and costs at most `priceLimitCents` is bought by an ' +
          'ordinary order, which `bid.filled` names. If a response was lost, send the same `ownNo` again: it returns the first buy order.',
        body: z.strictObject(bidFields),
        response: oneBid,
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const bidId = await bidForPartner(services, userId, toRequest(request.body));
      return ok(toBid(await requireBid(services.platform.db, userId, bidId)));
    },
  );
}

function readRoutes(app: RestApp, { services }: OpenContext): void {
  const { db } = services.platform;
  app.get(
    '/bids',
    {
      schema: {
        tags: ['orders'],
        operationId: 'listBids',
        summary: 'Your buy orders, newest first',
        description: 'Also those that were opened on the site, and those that have ended.',
        querystring: z.strictObject({
          ownNo: param(ownNoShape.optional()).describe(
            'Return only the buy order with this number of yours.',
          ),
          after: afterParam.pipe(idShape.optional()),
          limit: pageLimit,
        }),
        response: { 200: successOf(pageOf(bidShape)) },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { ownNo, after = null, limit: size } = request.query;
      const rows = await listOpenBids(db, { userId, ownNo, after, size });
      const page = rows.slice(0, size);
      const next = rows.length > size ? (page.at(-1)?.id ?? null) : null;
      return ok({ rows: page.map(toBid), next });
    },
  );
  app.get(
    '/bids/:bidId',
    {
      schema: {
        tags: ['orders'],
        operationId: 'getBid',
        'x-errors': ['notFound'],
        summary: 'One buy order of yours',
        description: 'Also one that has ended. A buy order of somebody else does not exist for you.',
        params: byId,
        response: oneBid,
      },
    },
    async (request) => ok(toBid(await requireBid(db, callerOf(request).userId, request.params.bidId))),
  );
}

const changeFields = {
  quantity: quantityShape.optional(),
  priceLimitCents: limitShape.optional(),
  upToCents: upToShape.optional().describe('Its new limit, in fen; `priceLimitCents` takes the limit away.'),
  conditions: conditionsShape.optional(),
  expiresAt: momentShape.optional().describe('When it ends by itself, 1 to 30 days from now.'),
  isPaused: z.boolean().optional().describe('True puts it to sleep, false wakes it.'),
  isHighPriceConfirmed: confirmedShape,
};

function changeRoute(app: RestApp, { services }: OpenContext): void {
  const { db } = services.platform;
  app.patch(
    '/bids/:bidId',
    {
      schema: {
        tags: ['orders'],
        operationId: 'changeBid',
        'x-errors': [
          'notFound',
          'bidEnded',
          'bidExists',
          'bidRaisedTooOften',
          'filterInvalid',
          ...PRICE_ERRORS,
        ],
        summary: 'Change, pause or resume a buy order',
        description:
          'What is omitted stays. All of it is done, or nothing. Another price, more copies, other conditions and resuming lose its place among equal prices.',
        params: byId,
        body: z.strictObject(changeFields),
        response: oneBid,
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { bidId } = request.params;
      const { priceLimitCents, upToCents, expiresAt, ...rest } = request.body;
      await requireBid(db, userId, bidId);
      await changeForPartner(
        services,
        { bidId, userId },
        {
          ...rest,
          priceCents: toCents(priceLimitCents),
          upToCents: toCents(upToCents),
          expiresAt: expiresAt === undefined ? undefined : new Date(expiresAt),
        },
      );
      return ok(toBid(await requireBid(db, userId, bidId)));
    },
  );
}

function cancelRoute(app: RestApp, { services: { platform } }: OpenContext): void {
  app.delete(
    '/bids/:bidId',
    {
      schema: {
        tags: ['orders'],
        operationId: 'cancelBid',
        'x-errors': ['notFound', 'bidEnded'],
        summary: 'Cancel a buy order',
        description:
          'Its money returns at once; the orders that it made go on. Repeating it changes nothing.',
        params: byId,
        response: oneBid,
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { bidId } = request.params;
      await requireBid(platform.db, userId, bidId);
      await cancelForPartner(platform, { bidId, userId });
      return ok(toBid(await requireBid(platform.db, userId, bidId)));
    },
  );
}

const outcomeShape = z
  .object({
    index: z.int().describe('Position of the buy order in the request, from 0.'),
    ownNo: z.string().describe('Your number of the buy order.'),
    bid: bidShape.nullable().describe('The buy order; null if it was refused.'),
    error: z.string().nullable().describe('Why it was refused: the stable code, or `badInput`.'),
    field: z.string().nullable().describe('With `badInput`: the name of the invalid field.'),
    msg: z.string().nullable().describe('The reason for people.'),
    data: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('What belongs to the error, such as `lowerCents`.'),
  })
  .meta({ id: 'BidOutcome' });

function toOutcome(
  { ownNo, bidId, error }: BidOutcome,
  index: number,
  { bids, language }: { bids: ReadonlyMap<string, OpenBidRow>; language: Language },
): z.infer<typeof outcomeShape> {
  const bid = bids.get(bidId ?? '');
  const row = { index, ownNo, bid: bid ? toBid(bid) : null };
  if (error === null) return { ...row, error: null, field: null, msg: null, data: null };
  if (error instanceof DomainError)
    return { ...row, error: error.code, field: null, msg: error.messageIn(language), data: dataOf(error) };
  return { ...row, error: 'badInput', field: error.field, msg: inputProblem(error, language), data: null };
}

function batchRoute(app: RestApp, { services, partnerLimit }: OpenContext): void {
  app.post(
    '/bids/batch',
    {
      schema: {
        tags: ['orders'],
        operationId: 'openBidBatch',
        summary: 'Open many buy orders, each with its own outcome',
        description:
          `Up to ${BIDS_MAX}, opened one after the other; one that fails does not affect the others. Each counts as one request. ` +
          'If a response was lost, send the same again: every number returns its first buy order.',
        body: z.strictObject({ bids: z.array(bidRequestShape).min(1).max(BIDS_MAX) }),
        response: { 200: successOf(z.object({ outcomes: z.array(outcomeShape) })) },
      },
    },
    async (request, reply) => {
      const { partnerId, userId } = callerOf(request);
      const { bids } = request.body;
      if (bids.length > 1) reply.headers(limitHeaders(await partnerLimit.spend(partnerId, bids.length - 1)));
      const outcomes = await bidManyForPartner(services, userId, bids.map(toRequest));
      const ids = outcomes.flatMap(({ bidId }) => bidId ?? []);
      const opened = await listBidsById(services.platform.db, userId, ids);
      const told = { bids: new Map(opened.map((bid) => [bid.id, bid])), language: languageOf(request) };
      return ok({ outcomes: outcomes.map((outcome, index) => toOutcome(outcome, index, told)) });
    },
  );
}

function bookRoute(app: RestApp, { services: { market, platform } }: OpenContext): void {
  app.get(
    '/market-items/book',
    {
      schema: {
        tags: ['market'],
        operationId: 'getBook',
        'x-errors': ['marketItemUnknown'],
        summary: 'What copies of an item are offered and wanted for',
        description:
          'The lowest asks and the highest prices of buy orders, by price. It tells nothing of persons.',
        querystring: z.strictObject({
          marketHashName: marketHashNameShape,
          depth: integerParam({ min: 1, max: 50, default: 10 }).describe(
            'Number of prices of each side, 1 to 50.',
          ),
        }),
        response: { 200: successOf(bookShape) },
      },
    },
    async (request) => {
      const { userId: viewerId } = callerOf(request);
      const { marketHashName, depth } = request.query;
      const item = market.findByName(marketHashName);
      if (!item) throw new MarketItemUnknown();
      const { asks, bids } = await readBook(platform.db, { marketItemId: item.id, viewerId, depth });
      return ok({
        asks: asks.map((level) => ({ ...level, priceCents: toSafeNumber(level.priceCents) })),
        bids: bids.map(({ filter, ...level }) => ({
          ...level,
          priceCents: toSafeNumber(level.priceCents),
          conditions: filter,
        })),
      });
    },
  );
}

/** The buy orders of partners: `/bids`, `/bids/batch`, `/market-items/book`. */
export function bidRoutes(app: RestApp, context: OpenContext): void {
  openRoute(app, context);
  readRoutes(app, context);
  changeRoute(app, context);
  cancelRoute(app, context);
  batchRoute(app, context);
  bookRoute(app, context);
}
