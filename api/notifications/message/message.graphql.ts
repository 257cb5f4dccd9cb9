import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { totalCount } from '../../http/graphql/totalCount.ts';
import { isId, NO_ID } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { listByTime } from '../../kernel/newestFirst.ts';
import { updateReadAt } from './message.store.ts';
import { type AlertParams, MESSAGE_TYPES, type MessageParams, meaningOf, wordsOf } from './message.ts';
import { MESSAGE_MEANINGS, type MessageMeaning } from './messageWords.ts';

function words(message: { template: string; params: unknown }, language: 'zh' | 'en') {
  return wordsOf(message.template, message.params as Partial<MessageParams> & AlertParams, language);
}

/** The date of a midnight UTC, `YYYY-MM-DD`. */
export function dateOf(midnight: Date): string {
  return midnight.toISOString().slice(0, 10);
}

const MessageMeaningEnum = builder.enumType('MessageMeaning', {
  description: 'What a message means to its reader, which clients show by icon and colour.',
  values: Object.fromEntries(
    Object.entries(MESSAGE_MEANINGS).map(([value, description]) => [
      value.toUpperCase(),
      { value: value as MessageMeaning, description },
    ]),
  ),
});

/** The type of messages and announcements. */
export const MessageTypeEnum = builder.enumType('MessageType', {
  description: 'Type of messages and announcements: the tabs of the message centre.',
  values: {
    TRADE: { value: MESSAGE_TYPES.trade, description: 'Purchases, sales and their deliveries.' },
    SERVICE: { value: MESSAGE_TYPES.service, description: 'Account, money and customer service.' },
    INVENTORY: { value: MESSAGE_TYPES.inventory, description: 'Steam accounts and their inventories.' },
    SYSTEM: {
      value: MESSAGE_TYPES.system,
      description: 'The market itself, such as maintenance and alerts.',
    },
  } as const,
});
type MessageTypeNumber = (typeof MessageTypeEnum)['$inferType'];

/** The GraphQL type of a message. */
export const MessageNode = builder.prismaNode('Message', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: "A message in the viewer's message centre.",
  fields: (t) => ({
    type: t.field({
      type: MessageTypeEnum,
      description: 'The tab of the message centre that lists the message.',
      resolve: ({ type }) => type as MessageTypeNumber,
    }),
    meaning: t.field({
      type: MessageMeaningEnum,
      description: 'What the message means.',
      resolve: ({ template }) => meaningOf(template),
    }),
    titleZh: t.string({
      description: 'Title of the message in Chinese.',
      resolve: (message) => words(message, 'zh').title,
    }),
    titleEn: t.string({
      description: 'Title of the message in English.',
      resolve: (message) => words(message, 'en').title,
    }),
    bodyZh: t.string({
      description: 'Text of the message in Chinese.',
      resolve: (message) => words(message, 'zh').body,
    }),
    bodyEn: t.string({
      description: 'Text of the message in English.',
      resolve: (message) => words(message, 'en').body,
    }),
    orderNo: t.string({
      nullable: true,
      description: 'Number of the order that it concerns; null if none.',
      select: { order: { select: { orderNo: true } } },
      resolve: (message) => message.order?.orderNo ?? null,
    }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was read; null if unread.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the message was written.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'unreadMessageCount', (t) =>
  t.int({
    description: 'Number of unread messages. Never below zero.',
    resolve: async ({ id }, _args, { loaders }) => {
      const counts = await loaders.unreadCounts.load(id);
      return [...counts.values()].reduce((sum, count) => sum + count, 0);
    },
  }),
);

const UnreadCountsRef = builder.objectRef<ReadonlyMap<number, number>>('UnreadMessageCounts').implement({
  authScopes: { signedIn: true },
  description: "The viewer's unread messages by type, for the tabs of the message centre.",
  fields: (t) => ({
    trade: t.int({
      description: 'Number of unread messages of type TRADE.',
      resolve: (counts) => counts.get(MESSAGE_TYPES.trade) ?? 0,
    }),
    service: t.int({
      description: 'Number of unread messages of type SERVICE.',
      resolve: (counts) => counts.get(MESSAGE_TYPES.service) ?? 0,
    }),
    inventory: t.int({
      description: 'Number of unread messages of type INVENTORY.',
      resolve: (counts) => counts.get(MESSAGE_TYPES.inventory) ?? 0,
    }),
    system: t.int({
      description: 'Number of unread messages of type SYSTEM.',
      resolve: (counts) => counts.get(MESSAGE_TYPES.system) ?? 0,
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'unreadMessageCounts', (t) =>
  t.field({
    type: UnreadCountsRef,
    description: 'Number of unread messages by type.',
    resolve: ({ id }, _args, { loaders }) => loaders.unreadCounts.load(id),
  }),
);

interface MessageArguments {
  unreadOnly?: boolean | null | undefined;
  type?: number | null | undefined;
}

/** The condition for a user's messages that match. */
function messagesOf(userId: string, { unreadOnly, type }: MessageArguments) {
  return { userId, ...(unreadOnly ? { readAt: null } : {}), ...(type ? { type } : {}) };
}

builder.prismaObjectField(ViewerNode, 'messages', (t) =>
  t.prismaConnection(
    {
      type: MessageNode,
      cursor: 'id',
      nullable: true,
      description: "The viewer's messages, newest first.",
      args: {
        unreadOnly: t.arg.boolean({
          required: false,
          defaultValue: false,
          description: 'Return only unread messages.',
        }),
        type: t.arg({
          type: MessageTypeEnum,
          required: false,
          description: 'Return only messages of this type. Default: all.',
        }),
      },
      complexity: connectionCost,
      totalCount: ({ id }, args, { platform }) => platform.db.message.count({ where: messagesOf(id, args) }),
      resolve: (query, { id }, args, { platform: { db } }) =>
        listByTime(
          query,
          (edge) => db.message.findUnique(edge),
          ({ where, ...page }) =>
            db.message.findMany({ ...page, where: { ...where, ...messagesOf(id, args) } }),
        ),
    },
    {
      name: 'MessageConnection',
      description: "A page of the viewer's messages.",
      fields: (connection) => ({ totalCount: connection.int(totalCount) }),
    },
    { name: 'MessageEdge', description: 'One message of the page.' },
  ),
);

builder.relayMutationField(
  'markMessagesRead',
  {
    description: 'The messages to mark as read.',
    inputFields: (t) => ({
      isAll: t.boolean({
        required: true,
        defaultValue: false,
        description: 'True marks all messages. Otherwise one of the other fields says which.',
      }),
      ids: t.globalIDList({
        required: false,
        description: 'Mark only these messages, at most 100.',
      }),
      type: t.field({
        type: MessageTypeEnum,
        required: false,
        description: 'Mark only messages of this type.',
      }),
      orderNo: t.string({
        required: false,
        description: 'Mark only messages about the order of this number.',
      }),
      saleDay: t.field({
        type: 'Date',
        required: false,
        description: "Mark only messages about the sales of this day in China's time.",
      }),
    }),
  },
  {
    description: 'Marks messages of the viewer as read.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, { platform, viewer }) => {
      if (input.ids && input.ids.length > 100) throw new InvalidInput('ids', 'at most 100');
      const ids = input.ids?.map(({ id }) => id).filter(isId) ?? null;
      const type = input.type ?? null;
      const orderNo = input.orderNo ?? null;
      if (orderNo !== null && !/^[0-9]{1,32}$/.test(orderNo))
        throw new InvalidInput('orderNo', 'digits only');
      const saleDay = input.saleDay ?? null;
      const isNamed = [ids, type, orderNo, saleDay].some((which) => which !== null);
      if (input.isAll === isNamed)
        throw new InvalidInput('isAll', 'or else give ids, type, orderNo or saleDay');
      await updateReadAt(platform.db, requireViewer(viewer).userId, { ids, type, orderNo, saleDay });
      return {};
    },
  },
  {
    description: 'The messages are marked as read.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer, with the new number of unread messages.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.subscriptionField('messageAdded', (t) =>
  t.field({
    type: MessageNode,
    nullable: true,
    description: 'Sends each new message of the viewer. Null after a gap: load the data again.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, { changes, viewer }) =>
      changes.follow(requireViewer(viewer).userId, 'message') as AsyncIterable<{ id: string } | null>,
    resolve: (event, _args, { platform, viewer }) =>
      event
        ? platform.db.message.findUnique({ where: { id: event.id, userId: requireViewer(viewer).userId } })
        : null,
  }),
);
