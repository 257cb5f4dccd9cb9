import { z } from 'zod';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { NotFound } from '../../http/rest/restError.ts';
import type { Db } from '../../kernel/db.ts';
import {
  afterParam,
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
import { setOrderTradeUrl } from '../../orders/order/orderTradeUrl.ts';
import {
  findOpenOrder,
  listOpenOrders,
  listOrderHistory,
  listOrderStates,
  type OpenOrderRow,
  type OrderName,
} from './openOrder.store.ts';
import {
  orderEventShape,
  orderShape,
  orderStateShape,
  toOrder,
  toOrderEvent,
  toOrderState,
} from './orderShape.ts';
import { outOrderNoShape, pageLimit } from './shapes.ts';

/** Maximum number of orders whose states one call may request. */
const STATES_MAX = 300;

async function requireOrder(db: Db, userId: string, by: OrderName): Promise<OpenOrderRow> {
  const order = await findOpenOrder(db, userId, by);
  if (!order) throw new NotFound();
  return order;
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
        description:
          'Purchases and sales, with those begun on the site. Follow single orders by callbacks or by `/orders/states` rather than by this list.',
        querystring: z.strictObject({
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
        response: { 200: successOf(pageOf(orderShape)) },
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
  const one = { 200: successOf(orderShape) };
  app.get(
    '/orders/:orderNo',
    {
      schema: {
        tags: ['orders'],
        operationId: 'getOrder',
        'x-errors': ['notFound'],
        summary: 'One order by our number',
        description:
          'Also an order that was begun on the site. An order of somebody else does not exist for you.',
        params: z.strictObject({ orderNo: orderNoShape }),
        response: one,
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      return ok(toOrder(await requireOrder(db, userId, { orderNo: request.params.orderNo }), userId));
    },
  );
  app.get(
    '/orders/by-out-order-no/:outOrderNo',
    {
      schema: {
        tags: ['orders'],
        operationId: 'getOrderByOutOrderNo',
        'x-errors': ['notFound'],
        summary: 'One order by your number',
        description: 'For after a lost answer: 404 means that nothing was bought under this number.',
        params: z.strictObject({ outOrderNo: outOrderNoShape }),
        response: one,
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      return ok(toOrder(await requireOrder(db, userId, { outOrderNo: request.params.outOrderNo }), userId));
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
          .strictObject({
            orderNos: z.array(orderNoShape).max(STATES_MAX).default([]),
            outOrderNos: z.array(outOrderNoShape).max(STATES_MAX).default([]),
          })
          .refine(({ orderNos, outOrderNos }) => orderNos.length + outOrderNos.length <= STATES_MAX, {
            path: ['orderNos'],
            message: `at most ${STATES_MAX} numbers together`,
          }),
        response: { 200: successOf(z.object({ states: z.array(orderStateShape) })) },
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
        'x-errors': ['notFound', 'cancelNotAllowed'],
        summary: 'Cancel an order',
        description:
          'The seller may cancel at any time before an offer is out, the buyer after 30 minutes. If an offer ' +
          'may be on its way, the cancel is verified with Steam first. Repeating it changes nothing.',
        params: z.strictObject({ orderNo: orderNoShape }),
        response: { 200: successOf(orderShape) },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { db } = services.platform;
      const order = await requireOrder(db, userId, { orderNo: request.params.orderNo });
      await cancelOrder(services.platform, { userId, orderId: order.id });
      return ok(toOrder(await requireOrder(db, userId, { orderId: order.id }), userId));
    },
  );
}

function tradeUrlRoute(app: RestApp, { services }: OpenContext): void {
  app.post(
    '/orders/:orderNo/trade-url',
    {
      schema: {
        tags: ['orders'],
        operationId: 'replaceTradeUrl',
        'x-errors': ['notFound', 'tradeUrlInvalid', 'tradeUrlElsewhere', 'tradeUrlNotNeeded', 'ownListing'],
        summary: 'Send an order to another trade link',
        description:
          'Only while `deliveryIssue` says that Steam refuses the link of the order; the offer is sent again at once. ' +
          'Repeating it with the same link changes nothing.',
        params: z.strictObject({ orderNo: orderNoShape }),
        body: z.strictObject({ tradeUrl: textShape(300).describe('The trade link that receives the item.') }),
        response: { 200: successOf(orderShape) },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { platform } = services;
      const order = await requireOrder(platform.db, userId, { orderNo: request.params.orderNo });
      const { tradeUrl } = request.body;
      await setOrderTradeUrl(platform, { buyerId: userId, orderId: order.id, tradeUrl, isPartner: true });
      return ok(toOrder(await requireOrder(platform.db, userId, { orderId: order.id }), userId));
    },
  );
}

function historyRoute(app: RestApp, { services }: OpenContext): void {
  app.get(
    '/orders/:orderNo/history',
    {
      schema: {
        tags: ['orders'],
        operationId: 'listOrderHistory',
        'x-errors': ['notFound'],
        summary: 'What happened to an order, oldest first',
        description: 'Every row that a callback reports, with its `sequence`, cause and time.',
        params: z.strictObject({ orderNo: orderNoShape }),
        response: {
          200: successOf(z.object({ events: z.array(orderEventShape) })),
        },
      },
    },
    async (request) => {
      const { userId } = callerOf(request);
      const { db } = services.platform;
      const order = await requireOrder(db, userId, { orderNo: request.params.orderNo });
      return ok({ events: (await listOrderHistory(db, order.id)).map(toOrderEvent) });
    },
  );
}

/** The order endpoints for partners: `/orders`. */
export function openOrderRoutes(app: RestApp, context: OpenContext): void {
  listRoute(app, context);
  readRoutes(app, context);
  stateRoute(app, context);
  cancelRoute(app, context);
  tradeUrlRoute(app, context);
  historyRoute(app, context);
}
