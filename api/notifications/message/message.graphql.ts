import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { isId, NO_ID } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { kindWhere } from './kindWhere.ts';
import { markMessagesRead } from './markMessagesRead.ts';
import { countUnread } from './message.store.ts';
import { type AlertParams, MESSAGE_TYPES, type MessageParams, wordsOf } from './message.ts';

const MESSAGE_NUMBERS: readonly number[] = Object.values(MESSAGE_TYPES);

function words(message: { template: string; params: unknown }, language: 'zh' | 'en') {
  return wordsOf(message.template, message.params as Partial<MessageParams> & AlertParams, language);
}

/** A message of the viewer. */
export const MessageNode = builder.prismaNode('Message', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: "A line in the viewer's message centre.",
  fields: (t) => ({
    type: t.exposeInt('type', { description: '1 trade, 2 service, 3 inventory, 4 system.' }),
    titleZh: t.string({ description: 'Title in Chinese.', resolve: (message) => words(message, 'zh').title }),
    titleEn: t.string({ description: 'Title in English.', resolve: (message) => words(message, 'en').title }),
    bodyZh: t.string({ description: 'Text in Chinese.', resolve: (message) => words(message, 'zh').body }),
    bodyEn: t.string({ description: 'Text in English.', resolve: (message) => words(message, 'en').body }),
    orderNo: t.string({
      nullable: true,
      description: 'The order that it is about.',
      select: { order: { select: { orderNo: true } } },
      resolve: (message) => message.order?.orderNo ?? null,
    }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, description: 'When it was read.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it came.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'unreadMessageCount', (t) =>
  t.int({
    description: 'Messages not read yet. Never below zero.',
    select: { _count: { select: { messages: { where: { readAt: null } } } } },
    resolve: (user) => user._count.messages,
  }),
);

const UnreadCountsRef = builder.objectRef<ReadonlyMap<number, number>>('UnreadMessageCounts').implement({
  authScopes: { signedIn: true },
  description: "Messages of the viewer that are not read yet, by type: the message centre's tabs.",
  fields: (t) => ({
    trade: t.int({ description: 'Type 1.', resolve: (counts) => counts.get(MESSAGE_TYPES.trade) ?? 0 }),
    service: t.int({ description: 'Type 2.', resolve: (counts) => counts.get(MESSAGE_TYPES.service) ?? 0 }),
    inventory: t.int({
      description: 'Type 3.',
      resolve: (counts) => counts.get(MESSAGE_TYPES.inventory) ?? 0,
    }),
    system: t.int({ description: 'Type 4.', resolve: (counts) => counts.get(MESSAGE_TYPES.system) ?? 0 }),
  }),
});

builder.prismaObjectField(ViewerNode, 'unreadMessageCounts', (t) =>
  t.field({
    type: UnreadCountsRef,
    description: 'Messages not read yet, by type.',
    resolve: ({ id }, _args, { platform }) => countUnread(platform.db, id),
  }),
);

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
          description: 'Only those not read yet.',
        }),
        type: t.arg.int({
          required: false,
          description: 'Only this kind: 1 trade, 2 service, 3 inventory, 4 system. 0 or left out: all.',
        }),
      },
      complexity: connectionCost,
      resolve: (query, user, { unreadOnly, type }, { platform }) =>
        platform.db.message.findMany({
          ...query,
          where: { userId: user.id, ...(unreadOnly ? { readAt: null } : {}), ...kindWhere(type) },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    },
    { description: 'A page of messages.' },
    { description: 'One message of the page.' },
  ),
);

builder.prismaObjectField(ViewerNode, 'messageCount', (t) =>
  t.int({
    nullable: true,
    description: 'How many messages the viewer has.',
    args: {
      unreadOnly: t.arg.boolean({
        required: false,
        defaultValue: false,
        description: 'As that of `messages`.',
      }),
      type: t.arg.int({ required: false, description: 'As that of `messages`.' }),
    },
    resolve: (user, { unreadOnly, type }, { platform }) =>
      platform.db.message.count({
        where: { userId: user.id, ...(unreadOnly ? { readAt: null } : {}), ...kindWhere(type) },
      }),
  }),
);

builder.relayMutationField(
  'markMessagesRead',
  {
    description: 'Which.',
    inputFields: (t) => ({
      ids: t.globalIDList({ required: false, description: 'Only these. Left out: all of them.' }),
      type: t.int({
        required: false,
        description: 'Only this kind: 1 trade, 2 service, 3 inventory, 4 system.',
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
      if (type !== null && !MESSAGE_NUMBERS.includes(type)) throw new InvalidInput('type', '1 to 4');
      await markMessagesRead(platform, { userId: requireViewer(viewer).userId, ids, type });
      return {};
    },
  },
  {
    description: 'Marked.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the unread count as it is now.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.subscriptionField('messageAdded', (t) =>
  t.field({
    type: MessageNode,
    nullable: true,
    description: 'A new message of the viewer. Null after a gap: read again.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, { changes, viewer }) =>
      changes.follow(requireViewer(viewer).userId, 'message') as AsyncIterable<{ id: string } | null>,
    resolve: (event, _args, { platform, viewer }) =>
      event
        ? platform.db.message.findUnique({ where: { id: event.id, userId: requireViewer(viewer).userId } })
        : null,
  }),
);
