import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { requireViewer, type Services } from '../../http/graphql/context.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { readPage } from '../../kernel/newestFirst.ts';
import { requireText } from '../../kernel/text.ts';
import { OrderConnection, OrderNode } from './order.graphql.ts';
import { OrderDirection } from './orderEnums.graphql.ts';
import {
  countByGroup,
  ORDER_SEARCH_MAX,
  type OrderCounts,
  type OrderGroup,
  orderSearchOf,
} from './orderList.ts';
import {
  countOrders,
  listOrderIds,
  listOrdersToActOn,
  listTradedItemIds,
  type OrderOwner,
} from './orderPage.store.ts';
import { findOwnOrder, listOwnOrders } from './ownOrder.store.ts';

const OrderStatusGroup = builder.enumType('OrderStatusGroup', {
  description:
    'Group of phases by which order lists are filtered. An order that is being verified stays in the group of its previous phase.',
  values: {
    TO_PAY: { value: 'toPay', description: 'Orders that wait for their payment.' },
    TO_SHIP: {
      value: 'toShip',
      description: 'Paid orders whose offer is not sent and confirmed yet.',
    },
    TO_RECEIVE: {
      value: 'toReceive',
      description: 'Orders whose offer waits for the buyer, or whose trade Steam holds.',
    },
    PENDING: {
      value: 'pending',
      description: 'Orders in progress: TO_PAY, TO_SHIP and TO_RECEIVE together.',
    },
    PROTECTED: { value: 'protected', description: 'Delivered orders whose trade protection is running.' },
    COMPLETED: { value: 'completed', description: 'Completed orders, whose trade protection has ended.' },
    CLOSED: { value: 'closed', description: 'Orders that have failed, whatever the reason.' },
  } as const,
});

function groupsOf(name: (typeof OrderStatusGroup)['$inferType']): readonly OrderGroup[] {
  return name === 'pending' ? ['toPay', 'toShip', 'toReceive'] : [name];
}

const OrderCountsRef = builder.objectRef<OrderCounts>('OrderCounts').implement({
  authScopes: { signedIn: true },
  description: 'Number of orders in each group.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'Number of orders in all groups together.' }),
    toPay: t.exposeInt('toPay', { description: 'Number of orders in the group TO_PAY.' }),
    toShip: t.exposeInt('toShip', { description: 'Number of orders in the group TO_SHIP.' }),
    toReceive: t.exposeInt('toReceive', { description: 'Number of orders in the group TO_RECEIVE.' }),
    protected: t.exposeInt('protected', { description: 'Number of orders in the group PROTECTED.' }),
    completed: t.exposeInt('completed', { description: 'Number of orders in the group COMPLETED.' }),
    closed: t.exposeInt('closed', { description: 'Number of orders in the group CLOSED.' }),
  }),
});

const SIDES = { buy: 'buyer', sell: 'seller' } as const;
const SEARCH =
  'Only orders whose number contains these digits or whose item matches this text. At most 100 characters.';

/** The search that the text means among the owner's orders. Null for an empty text. */
async function findSearch(owner: OrderOwner, text: string | null | undefined, services: Services) {
  const wanted = requireText('search', text?.trim() ?? '', ORDER_SEARCH_MAX);
  if (wanted === '') return null;
  return orderSearchOf(services.market, wanted, await listTradedItemIds(services.platform.db, owner));
}

builder.prismaObjectField(ViewerNode, 'order', (t) =>
  t.field({
    type: OrderNode,
    nullable: true,
    description:
      'The order with this number that the viewer bought or sold. Null where the viewer has no such order.',
    args: { orderNo: t.arg.string({ required: true, description: 'The public order number, digits only.' }) },
    resolve: async (user, { orderNo }, { loaders, platform }) => {
      if (!/^[0-9]{1,32}$/.test(orderNo)) throw new InvalidInput('orderNo', 'digits only');
      const found = await findOwnOrder(platform.db, orderNo, user.id);
      if (!found) return null;
      const { order, copy, parts, history } = found;
      loaders.asset.prime(copy.id, copy);
      for (const side of [found.seller, found.buyer]) loaders.user.prime(side.id, side);
      loaders.orderParts.prime(order.id, parts);
      loaders.orderHistory.prime(order.id, history);
      return order;
    },
  }),
);

builder.prismaObjectField(ViewerNode, 'orders', (t) =>
  t.prismaConnection(
    {
      type: OrderNode,
      cursor: 'id',
      nullable: true,
      description: 'The orders that the viewer bought or sold, newest first.',
      args: {
        direction: t.arg({
          type: OrderDirection,
          required: false,
          description: 'Only orders that the viewer bought, or only those sold.',
        }),
        statusGroup: t.arg({
          type: OrderStatusGroup,
          required: false,
          description: 'Only orders in this group of phases.',
        }),
        search: t.arg.string({ required: false, description: SEARCH }),
      },
      complexity: connectionCost,
      totalCount: async (user, { direction, statusGroup, search: text }, context) => {
        const owner = { userId: user.id, side: direction ? SIDES[direction] : null };
        const search = await findSearch(owner, text, context);
        const counts = countByGroup(await countOrders(context.platform.db, owner, search));
        const groups = statusGroup ? groupsOf(statusGroup) : (['total'] as const);
        return groups.reduce((sum, group) => sum + counts[group], 0);
      },
      resolve: async (query, user, { direction, statusGroup, search: text }, context) => {
        const { platform } = context;
        const owner = { userId: user.id, side: direction ? SIDES[direction] : null };
        const groups = statusGroup ? groupsOf(statusGroup) : null;
        const search = await findSearch(owner, text, context);
        const { page } = readPage(query);
        const ids = await listOrderIds(platform.db, { ...owner, groups, search }, page);
        const orders = await listOwnOrders(platform.db, user.id, ids);
        return page.isBackward ? orders.toReversed() : orders;
      },
    },
    OrderConnection,
  ),
);

builder.prismaObjectField(ViewerNode, 'orderCounts', (t) =>
  t.field({
    type: OrderCountsRef,
    nullable: true,
    description: "Number of the viewer's orders in each group.",
    args: {
      direction: t.arg({
        type: OrderDirection,
        required: false,
        description: 'Counts only orders that the viewer bought, or only those sold.',
      }),
      search: t.arg.string({ required: false, description: SEARCH }),
    },
    resolve: async (user, { direction, search: text }, context) => {
      const owner = { userId: user.id, side: direction ? SIDES[direction] : null };
      const search = await findSearch(owner, text, context);
      return countByGroup(await countOrders(context.platform.db, owner, search));
    },
  }),
);

/** Maximum number of orders in the short list. */
const TO_ACT_ON_MAX = 20;

const OrdersToActOnRef = builder
  .objectRef<{ userId: string; ids: readonly string[]; count: number; saleCount: number }>('OrdersToActOn')
  .implement({
    authScopes: { signedIn: true },
    description: 'The orders that wait for the viewer to act.',
    fields: (t) => ({
      totalCount: t.exposeInt('count', { description: 'Number of all orders that wait for the viewer.' }),
      saleCount: t.exposeInt('saleCount', { description: 'Number of those that the viewer sells.' }),
      orders: t.field({
        type: [OrderNode],
        description:
          'Those with the nearest deadline, which ends first; orders without a deadline at the end.',
        resolve: ({ userId, ids }, _args, { platform }) => listOwnOrders(platform.db, userId, ids),
      }),
    }),
  });

builder.prismaObjectField(ViewerNode, 'ordersToActOn', (t) =>
  t.field({
    type: OrdersToActOnRef,
    nullable: true,
    description: 'The orders whose `display.task` the viewer has to do, by deadline.',
    complexity: ({ first }) => ({ field: 5, multiplier: first ?? 1 }),
    args: {
      first: t.arg.int({
        required: false,
        defaultValue: 3,
        description: `Number of orders to list, 1 to ${TO_ACT_ON_MAX}.`,
      }),
    },
    resolve: async ({ id: userId }, { first }, { platform }) => {
      const limit = first ?? 3;
      if (limit < 1 || limit > TO_ACT_ON_MAX) throw new InvalidInput('first', `1 to ${TO_ACT_ON_MAX}`);
      return { userId, ...(await listOrdersToActOn(platform.db, userId, limit)) };
    },
  }),
);

builder.subscriptionField('orderChanged', (t) =>
  t.field({
    type: OrderNode,
    nullable: true,
    description:
      'An order of the viewer, sent each time it changes. Null after a gap in the stream: the client must read its orders again.',
    authScopes: { signedIn: true },
    args: {
      orderId: t.arg.globalID({
        required: false,
        for: OrderNode,
        description: 'Only changes of this order. Without it, changes of all orders.',
      }),
    },
    subscribe: (_root, { orderId }, { changes, viewer }) =>
      followOrders(changes.follow(requireViewer(viewer).userId, 'order'), orderId?.id ?? null),
    resolve: async (id, _args, { platform, viewer }) => {
      const [order] = await listOwnOrders(platform.db, requireViewer(viewer).userId, id === null ? [] : [id]);
      return order ?? null;
    },
  }),
);

async function* followOrders(
  events: AsyncIterable<{ id: string } | null>,
  orderId: string | null,
): AsyncIterable<string | null> {
  for await (const event of events) {
    if (event === null) yield orderId;
    else if (orderId === null || event.id === orderId) yield event.id;
  }
}
