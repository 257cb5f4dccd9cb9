import { builder } from '../graphql/builder.ts';
import { connectionCost } from '../graphql/connectionCost.ts';
import { requireViewer } from '../graphql/context.ts';
import { InvalidInput } from '../kernel/invalidInput.ts';
import { readPage } from '../kernel/newestFirst.ts';
import { ViewerNode } from '../user/user.graphql.ts';
import { OrderNode, viewersOrder } from './order.graphql.ts';
import type { OrderPhase } from './order.ts';
import { OrderDirection } from './orderEnums.graphql.ts';
import { listOrderIds } from './orderPageStore.ts';

const OrderStatusGroup = builder.enumType('OrderStatusGroup', {
  description: 'Groups of states that lists are filtered by.',
  values: {
    PENDING: { value: 'pending', description: 'Under way: 11, 21, 31, 41.' },
    PROTECTED: { value: 'protected', description: 'Delivered, under trade protection.' },
    COMPLETED: { value: 'completed', description: 'Settled.' },
    CLOSED: { value: 'closed', description: 'Failed: 55.' },
  } as const,
});

const GROUP_PHASES: Record<(typeof OrderStatusGroup)['$inferType'], OrderPhase[]> = {
  pending: [
    'creating',
    'awaitingPayment',
    'awaitingOffer',
    'delivering',
    'awaitingAccept',
    'onHold',
    'verifying',
  ],
  protected: ['protected'],
  completed: ['completed'],
  closed: ['failed'],
};

const SIDES = { buy: 'buyer', sell: 'seller' } as const;

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
      },
      complexity: connectionCost,
      resolve: async (query, user, { direction, statusGroup }, { platform }) => {
        const side = direction ? SIDES[direction] : null;
        const phases = statusGroup ? GROUP_PHASES[statusGroup] : null;
        const { page, shape } = readPage(query);
        const ids = await listOrderIds(platform.db, { userId: user.id, side, phases }, page);
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
