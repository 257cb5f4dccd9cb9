import { z } from 'zod';
import { callerOf, type OpenApp, type OpenContext } from '../../http/rest/openApp.ts';
import { done, failureShape, successOf } from '../../http/rest/openEnvelope.ts';
import { assert } from '../../kernel/assert.ts';
import { cancelOrder } from '../../orders/order/cancelOrder.ts';
import {
  ORDER_GROUPS,
  ORDER_SEARCH_MAX,
  type OrderGroup,
  orderSearchOf,
} from '../../orders/order/orderList.ts';
import { listOrderIds, listTradedItemIds } from '../../orders/order/orderPage.store.ts';
import { buyForPartner, type PartnerChoice } from './buyForPartner.ts';
import { MarketItemUnknown, NoSuchRow } from './open.errors.ts';
import { findOpenOrder, listOpenOrders, listOrderStates } from './openOrder.store.ts';
import { orderShape, orderStateShape, toOrder, toOrderState } from './orderShape.ts';
import {
  afterShape,
  centsShape,
  idShape,
  limitShape,
  marketHashNameShape,
  outOrderNoShape,
  pageOf,
  textShape,
} from './shapes.ts';

/** Most orders whose states one call may request. */
const STATES_MAX = 300;

const orderNoShape = z
  .string()
  .regex(/^[0-9]{1,32}$/, 'digits only')
  .describe('Our number of the order.');
const failures = { 400: failureShape, 401: failureShape, 403: failureShape, 422: failureShape };

const purchaseShape = z
  .object({
    outOrderNo: outOrderNoShape,
    listingId: idShape.optional().describe('Id of the copy to buy. Send either this or marketHashName.'),
    marketHashName: marketHashNameShape.optional().describe('Buy the cheapest copy of this item.'),
    deliveryType: z
      .enum(['any', 'automatic'])
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

function choiceOf({ market }: OpenContext['door'], body: z.infer<typeof purchaseShape>): PartnerChoice {
  if (body.listingId !== undefined) return { listingId: body.listingId };
  const item = market.findByName(body.marketHashName ?? '');
  if (!item) throw new MarketItemUnknown();
  return { marketItemId: item.id, isAutomatic: body.deliveryType === 'automatic' };
}

function purchaseRoute(app: OpenApp, { door }: OpenContext): void {
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
      const orderId = await buyForPartner(door.platform, {
        partnerId,
        userId,
        outOrderNo: body.outOrderNo,
        choice: choiceOf(door, body),
        limitCents: BigInt(body.priceLimitCents),
        tradeUrl: body.tradeUrl ?? null,
      });
      const order = await findOpenOrder(door.platform.db, userId, { orderId });
      assert(order, 'a purchase that was just answered is there');
      return done(toOrder(order, userId));
    },
  );
}

function listRoute(app: OpenApp, { door }: OpenContext): void {
  const { db } = door.platform;
  app.get(
    '/orders',
    {
      schema: {
        tags: ['orders'],
        operationId: 'listOrders',
        summary: 'Your orders, newest first',
        querystring: z.object({
          side: z
            .enum(['buyer', 'seller'])
            .optional()
            .describe('Return only orders that you bought, or only those that you sold.'),
          status: z
            .enum(Object.keys(ORDER_GROUPS) as [OrderGroup, ...OrderGroup[]])
            .optional()
            .describe(
              'Return only orders that wait for payment, offer or acceptance, are protected, completed or failed.',
            ),
          search: textShape(ORDER_SEARCH_MAX)
            .optional()
            .describe(
              'Return only orders whose number contains these digits, or whose item matches these words.',
            ),
          after: afterShape.pipe(idShape.optional()),
          limit: limitShape,
        }),
        response: { 200: successOf(pageOf(orderShape)), 401: failureShape },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { side = null, status, search: text, after = null, limit: size } = request.query;
      const owner = { userId, side };
      const search = text ? orderSearchOf(door.market, text, await listTradedItemIds(db, owner)) : null;
      const wanted = { edgeId: after, isBackward: false, count: size + 1 };
      const groups = status ? [status] : null;
      const rows = await listOpenOrders(db, await listOrderIds(db, { ...owner, groups, search }, wanted));
      const page = rows.slice(0, size);
      const next = rows.length > size ? (page.at(-1)?.id ?? null) : null;
      return done({ rows: page.map((row) => toOrder(row, userId)), next });
    },
  );
}

function readRoutes(app: OpenApp, { door }: OpenContext): void {
  const { db } = door.platform;
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
      if (!order) throw new NoSuchRow();
      return done(toOrder(order, userId));
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
      if (!order) throw new NoSuchRow();
      return done(toOrder(order, userId));
    },
  );
}

function stateRoute(app: OpenApp, { door }: OpenContext): void {
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
      const rows = await listOrderStates(door.platform.db, callerOf(request), request.body);
      return done({ states: rows.map(toOrderState) });
    },
  );
}

function cancelRoute(app: OpenApp, { door }: OpenContext): void {
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
      const { db } = door.platform;
      const order = await findOpenOrder(db, userId, { orderNo: request.params.orderNo });
      if (!order) throw new NoSuchRow();
      await cancelOrder(door.platform, { userId, orderId: order.id });
      const after = await findOpenOrder(db, userId, { orderId: order.id });
      assert(after, 'an order that was just cancelled is there');
      return done(toOrder(after, userId));
    },
  );
}

/** The order endpoints for partners: `/orders`. */
export function orderRoutes(app: OpenApp, context: OpenContext): void {
  purchaseRoute(app, context);
  listRoute(app, context);
  readRoutes(app, context);
  stateRoute(app, context);
  cancelRoute(app, context);
}
