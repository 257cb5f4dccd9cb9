import { ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { readPage } from '../../kernel/newestFirst.ts';
import { dateOf, MessageNode, MessageTypeEnum } from './message.graphql.ts';
import { listGroupHeads, type SalesDay } from './message.store.ts';

/** Maximum number of messages of a group that are shown: an order sends a dozen. */
const SHOWN_MAX = 50;

const SalesDayRef = builder.objectRef<SalesDay>('SalesDay').implement({
  authScopes: { signedIn: true },
  description: 'The messages about what the viewer sold on one day.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: "The day of the sales, in China's time." }),
    saleCount: t.exposeInt('sales', { description: 'Number of sales on that day.' }),
    count: t.exposeInt('total', { description: 'Number of messages about these sales.' }),
    unreadCount: t.exposeInt('unread', { description: 'Number of unread messages about these sales.' }),
  }),
});

/** The GraphQL type of a group, whose row is its newest message. */
export const MessageGroupRef = builder.prismaObject('Message', {
  variant: 'MessageGroup',
  authScopes: { signedIn: true },
  description:
    "The messages about one order in the viewer's message centre, or one message about anything else.",
  fields: (t) => ({
    id: t.id({
      description: 'Identifier that stays the same when a message is added, for client stores.',
      resolve: ({ id, orderId }) => Buffer.from(`MessageGroup:${orderId ?? id}`).toString('base64'),
    }),
    newest: t.variant(MessageNode, { description: 'The latest message, whose time sorts the group.' }),
    earlier: t.field({
      type: [MessageNode],
      description: `The other messages about the order, newest first, at most ${SHOWN_MAX}.`,
      // Most orders send three to six.
      complexity: { field: 1, multiplier: 5 },
      select: (_args, { viewer }, select) => ({
        id: true,
        order: {
          select: {
            messages: select({
              where: { userId: viewer?.userId ?? NO_ID },
              orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
              take: SHOWN_MAX + 1,
            }),
          },
        },
      }),
      resolve: ({ id, order }) => (order?.messages ?? []).filter((message) => message.id !== id),
    }),
    unreadCount: t.int({
      description: 'Number of its unread messages.',
      resolve: async ({ userId, orderId, readAt }, _args, { loaders }) => {
        if (orderId !== null) return (await loaders.messageGroup.load(`${userId} ${orderId}`)).unread;
        return readAt === null ? 1 : 0;
      },
    }),
    salesDay: t.field({
      type: SalesDayRef,
      nullable: true,
      description: 'The day of the sale that it is about; null if it is about nothing that the viewer sold.',
      resolve: ({ userId, saleDay }, _args, { loaders }) =>
        saleDay === null ? null : loaders.salesDay.load(`${userId} ${dateOf(saleDay)}`),
    }),
    count: t.int({
      description: 'Number of its messages.',
      resolve: async ({ userId, orderId }, _args, { loaders }) =>
        orderId === null ? 1 : (await loaders.messageGroup.load(`${userId} ${orderId}`)).total,
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'messageGroups', (t) =>
  t.prismaConnection(
    {
      type: MessageGroupRef,
      cursor: 'id',
      nullable: true,
      description: "The viewer's messages by order, the group with the newest message first.",
      args: {
        type: t.arg({
          type: MessageTypeEnum,
          required: false,
          description: 'Return only messages of this type. Default: all.',
        }),
        byDay: t.arg.boolean({
          required: false,
          defaultValue: false,
          description:
            'Return one group for all sales of a day: the one with the newest message, with `salesDay` for the others.',
        }),
        saleDay: t.arg({
          type: 'Date',
          required: false,
          description: "Return only messages about the sales of this day in China's time.",
        }),
      },
      complexity: connectionCost,
      resolve: async (query, user, { type, byDay, saleDay }, { platform }) => {
        const { page, shape } = readPage(query);
        const choice = {
          type: type ?? null,
          saleDay: saleDay ?? null,
          isByDay: byDay === true,
        };
        const ids = await listGroupHeads(platform.db, user.id, choice, page);
        return platform.db.message.findMany({
          ...shape,
          where: { id: { in: ids } },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        });
      },
    },
    { name: 'MessageGroupConnection', description: "A page of the viewer's groups of messages." },
    { name: 'MessageGroupEdge', description: 'One group of the page.' },
  ),
);
