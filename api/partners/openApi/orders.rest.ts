import { z } from 'zod';
import { failureShape, ok, successOf } from '../../http/rest/envelope.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { NotFound } from '../../http/rest/restError.ts';
import { assert } from '../../kernel/assert.ts';
import {
  afterParam,
  centsShape,
  idShape,
  nameShape,
  namesOf,
  orderNoShape,
  pageOf,
  param,
  textShape,
} from '../../kernel/shapes.ts';
import { cancelOrder } from '../../orders/order/cancelOrder.ts';
import { ORDER_GROUPS, ORDER_SEARCH_MAX, orderSearchOf } from '../../orders/order/orderList.ts';
import { listOrderIds, listTradedItemIds } from '../../orders/order/orderPage.store.ts';
import { buyForPartner, type PartnerChoice } from './buyForPartner.ts';
import { MarketItemUnknown } from './open.errors.ts';
import { findOpenOrder, listOpenOrders, listOrderStates } from './openOrder.store.ts';
import { orderShape, orderStateShape, toOrder, toOrderState } from './orderShape.ts';
import { marketHashNameShape, outOrderNoShape, pageLimit } from './shapes.ts';

/** Most orders whose states one call may request. */
const STATES_MAX = 300;

const failures = { 400: failureShape, 401: failureShape, 403: failureShape, 422: failureShape };

const purchaseShape = z
  .object({
    outOrderNo: outOrderNoShape,
    listingId: idShape.optional().describe('Id of the copy to buy. Send either this or marketHashName.'),
    marketHashName: marketHashNameShape.optional().describe('Buy the cheapest copy of this item.'),
    deliveryType: nameShape(['any', 'automatic'])
      .default('any')
      .describe('With marketHashName: automatic limits the purchase to copies that a robot delivers.'),
    priceLimitCents: centsShape.min(1).describe('Highest price that you accept, in fen; you pay the ask.'),
    tradeUrl: textShape(300)
      .optional()
      .describe("Trade link that receives the item. Omit it for your account's own trade link."),
  })
  .refine((body) => (body.listingId === undefined) !== (body.marketHashName === undefined), {
    path: ['listingId'],
    message: 'name either listingId or marketHashName',
  });

function choiceOf({ market }: OpenContext['services'], body: z.infer<typeof purchaseShape>): PartnerChoice {
  if (body.listingId !== undefined) return { listingId: body.listingId };
  const item = market.findByName(body.marketHashName ?? '');
  if (!item) throw new MarketItemUnknown();
  return { marketItemId: item.id, isAutomatic: body.deliveryType === 'automatic' };
}

function purchaseRoute(app: RestApp, { services }: OpenContext): void {
  app.post(
    '/orders',
    {
      schema: {
        tags: ['orders'],
        operationId: 'buy',
        summary: 'Buy a copy',
        description:
          'Pays from your balance, at the ask, and never above `priceLimitCents`. If a response was lost, ' +
          'send the same `outOrderNo` again: it returns the first order. The same number with a different ' +
          'purchase is rejected as `requestIdReused`.',
        body: purchaseShape,
        response: { 200: successOf(orderShape), ...failures },
      },
    },
    async (request) => {
      const { partnerId, userId } = callerOf(request);
      const { body } = request;
      const orderId = await buyForPartner(services.platform, {
        partnerId,
        userId,
        outOrderNo: body.outOrderNo,
        choice: choiceOf(services, body),
        limitCents: BigInt(body.priceLimitCents),
        tradeUrl: body.tradeUrl ?? null,
      });
      const order = await findOpenOrder(services.platform.db, userId, { orderId });
      assert(order, 'a purchase that was just answered is there');
      return ok(toOrder(order, userId));
    },
  );
}

function listRoute(app: RestApp, { services }: OpenContext): void {
  const { db } = services.platform;
  app.get(
    '/orders',
    {
      schema: {
        tags: ['orders'],
        operationId: 'listOrders',
        summary: 'Your orders, newest first',
        querystring: z.object({
          side: param(nameShape(['buyer', 'seller']).optional()).describe(
            'Return only orders that you bought, or only those that you sold.',
          ),
          status: param(nameShape(namesOf(ORDER_GROUPS)).optional()).describe(
            'Return only orders that wait for payment, offer or acceptance, are protected, completed or failed.',
          ),
          search: param(textShape(ORDER_SEARCH_MAX).optional()).describe(
            'Return only orders whose number contains these digits, or whose item matches these words.',
          ),
          after: afterParam.pipe(idShape.optional()),
          limit: pageLimit,
        }),
        response: { 200: successOf(pageOf(orderShape)), 401: failureShape },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { side = null, status, search: text, after = null, limit: size } = request.query;
      const owner = { userId, side };
      const search = text ? orderSearchOf(services.market, text, await listTradedItemIds(db, owner)) : null;
      const wanted = { edgeId: after, isBackward: false, count: size + 1 };
      const groups = status ? [status] : null;
      const rows = await listOpenOrders(db, await listOrderIds(db, { ...owner, groups, search }, wanted));
      const page = rows.slice(0, size);
      const next = rows.length > size ? (page.at(-1)?.id ?? null) : null;
      return ok({ rows: page.map((row) => toOrder(row, userId)), next });
    },
  );
}

function readRoutes(app: RestApp, { services }: OpenContext): void {
  const { db } = services.platform;
  const one = { 200: successOf(orderShape), 401: failureShape, 404: failureShape };
  app.get(
    '/orders/:orderNo',
    {
      schema: {
        tags: ['orders'],
        operationId: 'getOrder',
        summary: 'One order by our number',
        params: z.object({ orderNo: orderNoShape }),
        response: one,
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const order = await findOpenOrder(db, userId, { orderNo: request.params.orderNo });
      if (!order) throw new NotFound();
      return ok(toOrder(order, userId));
    },
  );
  app.get(
    '/orders/by-out-order-no/:outOrderNo',
    {
      schema: {
        tags: ['orders'],
        operationId: 'getOrderByOutOrderNo',
        summary: 'One order by your number',
        params: z.object({ outOrderNo: outOrderNoShape }),
        response: one,
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const order = await findOpenOrder(db, userId, { outOrderNo: request.params.outOrderNo });
      if (!order) throw new NotFound();
      return ok(toOrder(order, userId));
    },
  );
}

function stateRoute(app: RestApp, { services }: OpenContext): void {
  app.post(
    '/orders/states',
    {
      schema: {
        tags: ['orders'],
        operationId: 'getOrderStates',
        summary: 'The states of many orders',
        description: `Up to ${STATES_MAX} in one call, by either number. Orders that are not yours are omitted.`,
        body: z
          .object({
            orderNos: z.array(orderNoShape).max(STATES_MAX).default([]),
            outOrderNos: z.array(outOrderNoShape).max(STATES_MAX).default([]),
          })
          .refine(({ orderNos, outOrderNos }) => orderNos.length + outOrderNos.length <= STATES_MAX, {
            path: ['orderNos'],
            message: `at most ${STATES_MAX} numbers together`,
          }),
        response: { 200: successOf(z.object({ states: z.array(orderStateShape) })), ...failures },
      },
    },
    async (request) => {
      const rows = await listOrderStates(services.platform.db, callerOf(request), request.body);
      return ok({ states: rows.map(toOrderState) });
    },
  );
}

function cancelRoute(app: RestApp, { services }: OpenContext): void {
  app.post(
    '/orders/:orderNo/cancel',
    {
      schema: {
        tags: ['orders'],
        operationId: 'cancelOrder',
        summary: 'Cancel an order',
        description:
          'The seller may cancel at any time before an offer is out, the buyer after 30 minutes. If an offer ' +
          'may be on its way, the cancel is verified with Steam first. Repeating it changes nothing.',
        params: z.object({ orderNo: orderNoShape }),
        response: { 200: successOf(orderShape), ...failures, 404: failureShape },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { db } = services.platform;
      const order = await findOpenOrder(db, userId, { orderNo: request.params.orderNo });
      if (!order) throw new NotFound();
      await cancelOrder(services.platform, { userId, orderId: order.id });
      const after = await findOpenOrder(db, userId, { orderId: order.id });
      assert(after, 'an order that was just cancelled is there');
      return ok(toOrder(after, userId));
    },
  );
}

/** The order endpoints for partners: `/orders`. */
export function openOrderRoutes(app: RestApp, context: OpenContext): void {
  purchaseRoute(app, context);
  listRoute(app, context);
  readRoutes(app, context);
  stateRoute(app, context);
  cancelRoute(app, context);
}
