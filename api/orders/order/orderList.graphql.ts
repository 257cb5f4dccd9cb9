import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { type DoorContext, requireViewer } from '../../http/graphql/context.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { readPage } from '../../kernel/newestFirst.ts';
import { requireText } from '../../kernel/text.ts';
import { OrderNode, viewersOrder } from './order.graphql.ts';
import { OrderDirection } from './orderEnums.graphql.ts';
import { countByGroup, type OrderCounts, type OrderGroup } from './orderGroup.ts';
import { countOrders, listOrderIds, listTradedItemIds, type OrderOwner } from './orderPage.store.ts';
import { ORDER_SEARCH_MAX, orderSearchOf } from './orderSearch.ts';

const OrderStatusGroup = builder.enumType('OrderStatusGroup', {
  description:
    'Groups of states that lists are filtered by. An order that is verified stays in the group that it came from.',
  values: {
    TO_PAY: { value: 'toPay', description: 'Waiting for its payment: 11.' },
    TO_SHIP: { value: 'toShip', description: 'Paid, the offer not sent: 21.' },
    TO_RECEIVE: {
      value: 'toReceive',
      description: 'The offer is sent and not taken yet, or held by Steam: 31, 41.',
    },
    PENDING: { value: 'pending', description: 'Under way, the three above together.' },
    PROTECTED: { value: 'protected', description: 'Delivered, under trade protection.' },
    COMPLETED: { value: 'completed', description: 'Settled.' },
    CLOSED: { value: 'closed', description: 'Failed: 55.' },
  } as const,
});

function groupsOf(name: (typeof OrderStatusGroup)['$inferType']): readonly OrderGroup[] {
  return name === 'pending' ? ['toPay', 'toShip', 'toReceive'] : [name];
}

const OrderCountsRef = builder.objectRef<OrderCounts>('OrderCounts').implement({
  authScopes: { signedIn: true },
  description: 'How many orders stand in each group.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'In all groups together.' }),
    toPay: t.exposeInt('toPay', { description: 'TO_PAY.' }),
    toShip: t.exposeInt('toShip', { description: 'TO_SHIP.' }),
    toReceive: t.exposeInt('toReceive', { description: 'TO_RECEIVE.' }),
    protected: t.exposeInt('protected', { description: 'PROTECTED.' }),
    completed: t.exposeInt('completed', { description: 'COMPLETED.' }),
    closed: t.exposeInt('closed', { description: 'CLOSED.' }),
  }),
});

const SIDES = { buy: 'buyer', sell: 'seller' } as const;
const SEARCH = 'Only those whose number has these digits, or whose item is found so. At most 100 characters.';

/** What the reader searches for among these orders; null where nothing. */
async function findSearch(owner: OrderOwner, text: string | null | undefined, door: DoorContext) {
  const wanted = requireText('search', text?.trim() ?? '', ORDER_SEARCH_MAX);
  if (wanted === '') return null;
  return orderSearchOf(door.market, wanted, await listTradedItemIds(door.platform.db, owner));
}

builder.prismaObjectField(ViewerNode, 'order', (t) =>
  t.prismaField({
    type: OrderNode,
    nullable: true,
    description:
      "One of the viewer's orders by number, bought or sold. Null where it is none of the viewer's.",
    args: { orderNo: t.arg.string({ required: true, description: 'The public number.' }) },
    resolve: (query, user, { orderNo }, { platform }) => {
      if (!/^[0-9]{1,32}$/.test(orderNo)) throw new InvalidInput('orderNo', 'digits only');
      return platform.db.order.findUnique({ ...query, where: viewersOrder({ orderNo }, user.id) });
    },
  }),
);

builder.prismaObjectField(ViewerNode, 'orders', (t) =>
  t.prismaConnection(
    {
      type: OrderNode,
      cursor: 'id',
      nullable: true,
      description: "The viewer's orders, newest first.",
      args: {
        direction: t.arg({
          type: OrderDirection,
          required: false,
          description: 'Only what was bought, or sold.',
        }),
        statusGroup: t.arg({
          type: OrderStatusGroup,
          required: false,
          description: 'Only those in these states.',
        }),
        search: t.arg.string({ required: false, description: SEARCH }),
      },
      complexity: connectionCost,
      resolve: async (query, user, { direction, statusGroup, search: text }, context) => {
        const { platform } = context;
        const owner = { userId: user.id, side: direction ? SIDES[direction] : null };
        const groups = statusGroup ? groupsOf(statusGroup) : null;
        const search = await findSearch(owner, text, context);
        const { page, shape } = readPage(query);
        const ids = await listOrderIds(platform.db, { ...owner, groups, search }, page);
        return platform.db.order.findMany({
          ...shape,
          where: { id: { in: ids } },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        });
      },
    },
    { description: 'A page of orders.' },
    { description: 'One order of the page.' },
  ),
);

builder.prismaObjectField(ViewerNode, 'orderCounts', (t) =>
  t.field({
    type: OrderCountsRef,
    nullable: true,
    description: "How many of the viewer's orders stand in each group.",
    args: {
      direction: t.arg({
        type: OrderDirection,
        required: false,
        description: 'Only of what was bought, or sold.',
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

builder.subscriptionField('orderChanged', (t) =>
  t.field({
    type: OrderNode,
    nullable: true,
    description:
      "One of the viewer's orders each time it moves: all of them, or the one named. Null after a gap: read again.",
    authScopes: { signedIn: true },
    args: { orderId: t.arg.globalID({ required: false, for: OrderNode, description: 'Only this one.' }) },
    subscribe: (_root, { orderId }, { changes, viewer }) =>
      followOrders(changes.follow(requireViewer(viewer).userId, 'order'), orderId?.id ?? null),
    resolve: (id, _args, { platform, viewer }) =>
      id === null
        ? null
        : platform.db.order.findUnique({ where: viewersOrder({ id }, requireViewer(viewer).userId) }),
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
