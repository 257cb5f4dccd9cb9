import { z } from 'zod';
import { limitHeaders } from '../../http/admission/partnerLimit.ts';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { languageOf } from '../../http/rest/request.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { dataOf } from '../../http/rest/restError.ts';
import { assert } from '../../kernel/assert.ts';
import type { Language } from '../../kernel/domainError.ts';
import { centsShape, nameShape, textShape } from '../../kernel/shapes.ts';
import { buyForPartner, choiceOf } from './buyForPartner.ts';
import { buyManyForPartner, type LineOutcome, PURCHASES_MAX } from './buyManyForPartner.ts';
import { findOpenOrder, listOpenOrders, type OpenOrderRow } from './openOrder.store.ts';
import { orderShape, toOrder } from './orderShape.ts';
import { marketHashNameShape, outOrderNoShape, rowIdShape } from './shapes.ts';

const lineFields = {
  outOrderNo: outOrderNoShape,
  listingId: rowIdShape('Listing')
    .optional()
    .describe('Id of the copy to buy. Send either this or marketHashName.'),
  marketHashName: marketHashNameShape.optional().describe('Buy the cheapest copy of this item.'),
  deliveryType: nameShape(['any', 'automatic'])
    .default('any')
    .describe('With marketHashName: automatic limits the purchase to copies that a robot delivers.'),
  priceLimitCents: centsShape.min(1).describe('Highest price that you accept, in fen; you pay the ask.'),
};
const lineShape = z.strictObject(lineFields).meta({ id: 'PurchaseLine' });
const tradeUrlShape = textShape(300)
  .optional()
  .describe("Trade link that receives the item. Omit it for your account's own trade link.");

const outcomeShape = z
  .object({
    index: z.int().describe('Position of the line in the request, from 0.'),
    outOrderNo: z.string().describe('Your number of the line.'),
    order: orderShape.nullable().describe('The order; null if nothing was bought.'),
    error: z.string().nullable().describe('Why nothing was bought, as the stable code of a domain error.'),
    msg: z.string().nullable().describe('The reason for people.'),
    data: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('What belongs to the error, such as `priceCents` of priceChanged.'),
  })
  .meta({ id: 'PurchaseOutcome' });

/** What a line buys, as the services take it. */
function purchaseOf({ market }: OpenContext['services'], line: z.infer<typeof lineShape>) {
  return {
    outOrderNo: line.outOrderNo,
    choice: () => choiceOf(market, { ...line, isAutomatic: line.deliveryType === 'automatic' }),
    limitCents: BigInt(line.priceLimitCents),
  };
}

function toOutcome(
  outcome: LineOutcome,
  index: number,
  { orders, userId, language }: { orders: Map<string, OpenOrderRow>; userId: string; language: Language },
): z.infer<typeof outcomeShape> {
  const { outOrderNo, orderId, error } = outcome;
  const order = orders.get(orderId ?? '');
  return {
    index,
    outOrderNo,
    order: order ? toOrder(order, userId) : null,
    error: error?.code ?? null,
    msg: error?.messageIn(language) ?? null,
    data: error && dataOf(error),
  };
}

function purchaseRoute(app: RestApp, { services }: OpenContext): void {
  app.post(
    '/orders',
    {
      schema: {
        tags: ['orders'],
        operationId: 'buy',
        'x-errors': [
          'listingGone',
          'priceChanged',
          'insufficientFunds',
          'ownListing',
          'noListingWithinLimit',
          'marketItemUnknown',
          'tradeUrlMissing',
          'tradeUrlInvalid',
          'tradeBanned',
          'tradeHeld',
          'accountBlocked',
          'serviceClosed',
          'requestIdReused',
        ],
        summary: 'Buy a copy',
        description:
          'Pays from your balance, at the ask, and never above `priceLimitCents`. If a response was lost, ' +
          'send the same `outOrderNo` again: it returns the first order. The same number with a different ' +
          'purchase is rejected as `requestIdReused`.',
        body: z.strictObject({ ...lineFields, tradeUrl: tradeUrlShape }),
        response: { 200: successOf(orderShape) },
      },
    },
    async (request) => {
      const { partnerId, userId } = callerOf(request);
      const { tradeUrl = null, ...line } = request.body;
      const { choice, ...purchase } = purchaseOf(services, line);
      const { db } = services.platform;
      const orderId = await buyForPartner(services.platform, {
        partnerId,
        userId,
        tradeUrl,
        ...purchase,
        choice: choice(),
      });
      const order = await findOpenOrder(db, userId, { orderId });
      assert(order, 'a purchase that was just answered is there');
      return ok(toOrder(order, userId));
    },
  );
}

function batchRoute(app: RestApp, { services, partnerLimit }: OpenContext): void {
  app.post(
    '/orders/batch',
    {
      schema: {
        tags: ['orders'],
        operationId: 'buyBatch',
        summary: 'Buy many copies, each with its own outcome',
        description:
          `Up to ${PURCHASES_MAX} lines, bought one after the other; one that fails does not affect the others. Each line ` +
          'counts as one request. If a response was lost, send the same again: every number returns its first order.',
        body: z.strictObject({
          lines: z.array(lineShape).min(1).max(PURCHASES_MAX),
          tradeUrl: tradeUrlShape,
        }),
        response: { 200: successOf(z.object({ outcomes: z.array(outcomeShape) })) },
      },
    },
    async (request, reply) => {
      const { partnerId, userId } = callerOf(request);
      const { lines, tradeUrl = null } = request.body;
      if (lines.length > 1)
        reply.headers(limitHeaders(await partnerLimit.spend(partnerId, lines.length - 1)));
      const purchases = lines.map((line) => purchaseOf(services, line));
      const outcomes = await buyManyForPartner(services.platform, { partnerId, userId, tradeUrl }, purchases);
      const bought = await listOpenOrders(
        services.platform.db,
        outcomes.flatMap(({ orderId }) => orderId ?? []),
      );
      const orders = new Map(bought.map((order) => [order.id, order]));
      const told = { orders, userId, language: languageOf(request) };
      return ok({ outcomes: outcomes.map((outcome, index) => toOutcome(outcome, index, told)) });
    },
  );
}

/** The purchases of partners: `/orders`, `/orders/batch`. */
export function purchaseRoutes(app: RestApp, context: OpenContext): void {
  purchaseRoute(app, context);
  batchRoute(app, context);
}
