import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { rejectForeignCursors } from '../../http/graphql/guardCursors.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { inListOrder, readPage } from '../../kernel/newestFirst.ts';
import { CallbackFailureEnum, CallbackStateEnum } from '../../notifications/callback/callback.graphql.ts';
import type { CallbackFailure } from '../../notifications/callback/callbackAnswer.ts';
import type { CALLBACK_TYPES, CallbackState } from '../callbacks/callback.ts';
import { pageOfSearch } from '../callbacks/callbackSearch.store.ts';
import { CallbackEventTypeEnum, CallbackFilterInput, readCallbackFilter } from './callbackSearch.graphql.ts';
import { PartnerNode } from './partner.graphql.ts';

/** The headers as they were sent. */
const HeaderRef = builder.objectRef<{ name: string; value: string }>('CallbackHeader').implement({
  authScopes: { signedIn: true },
  description: 'One HTTP header of a callback.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the header in lower case.' }),
    value: t.exposeString('value', { description: 'Value of the header as it was sent.' }),
  }),
});

const CallbackDeliveryNode = builder.prismaNode('CallbackDelivery', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, event: { partner: { userId: viewer?.userId ?? NO_ID } } }),
  authScopes: { signedIn: true },
  description: 'One delivery attempt of a callback: the request and its response.',
  fields: (t) => ({
    attempt: t.exposeInt('attempt', { description: 'Number of the attempt, counted from 1.' }),
    requestUrl: t.exposeString('requestUrl', { description: 'Address that the callback was sent to.' }),
    requestHeaders: t.field({
      type: [HeaderRef],
      description: 'Headers of the request, including the signature.',
      resolve: ({ requestHeaders }) =>
        Object.entries(requestHeaders as Record<string, string>).map(([name, value]) => ({
          name,
          value: String(value),
        })),
    }),
    requestBody: t.exposeString('requestBody', { description: 'Raw body of the request, as it was signed.' }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'HTTP status of the response. Null if there was none.',
    }),
    failure: t.field({
      type: CallbackFailureEnum,
      nullable: true,
      description: 'Why there was no response. Null if there was one.',
      resolve: ({ failure }) => failure as CallbackFailure | null,
    }),
    answer: t.exposeString('answer', { nullable: true, description: 'The first KB of the response body.' }),
    durationMs: t.exposeInt('durationMs', { description: 'Duration of the attempt in milliseconds.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the attempt ended.' }),
  }),
});

/** The GraphQL type of a callback event. */
export const CallbackEventNode = builder.prismaNode('CallbackEvent', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, partner: { userId: viewer?.userId ?? NO_ID } }),
  authScopes: { signedIn: true },
  description: 'An event that the viewer receives as a partner; delivered at least once.',
  select: { id: true },
  fields: (t) => ({
    eventId: t.exposeString('id', {
      description: 'The `webhook-id` of its callbacks, the same in every attempt.',
    }),
    type: t.field({
      type: CallbackEventTypeEnum,
      description: 'What the event reports.',
      select: { type: true },
      resolve: ({ type }) => type as (typeof CALLBACK_TYPES)[number],
    }),
    orderNo: t.string({
      nullable: true,
      description: 'Number of the order that changed. Null if the event is about none.',
      select: { order: { select: { orderNo: true } } },
      resolve: ({ order }) => order?.orderNo ?? null,
    }),
    outOrderNo: t.string({
      nullable: true,
      description: "The partner's own number of that order. Null if it has none.",
      select: {
        partnerId: true,
        order: { select: { partnerOrder: { select: { partnerId: true, outOrderNo: true } } } },
      },
      resolve: ({ partnerId, order }) =>
        order?.partnerOrder?.partnerId === partnerId ? order.partnerOrder.outOrderNo : null,
    }),
    sequence: t.exposeInt('sequence', {
      nullable: true,
      description:
        "Position of the change in its order's history. A receiver ignores a change that is older than the " +
        'one it has.',
    }),
    state: t.field({
      type: CallbackStateEnum,
      description: 'Delivery state of the callback.',
      select: { state: true },
      resolve: ({ state }) => state as CallbackState,
    }),
    attempts: t.exposeInt('attempts', { description: 'Number of attempts so far.' }),
    nextAttemptAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the next attempt is due, unless callbacks are off. Null if there is none.',
      select: { state: true, nextAttemptAt: true },
      resolve: ({ state, nextAttemptAt }) => (state === 'waiting' ? nextAttemptAt : null),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the event occurred.' }),
    deliveries: t.relatedConnection(
      'deliveries',
      {
        type: CallbackDeliveryNode,
        cursor: 'id',
        nullable: true,
        description: 'The delivery attempts, the latest first.',
        complexity: connectionCost,
        query: (args) => {
          rejectForeignCursors(args);
          return { orderBy: [{ attempt: 'desc' }, { id: 'desc' }] };
        },
      },
      { name: 'CallbackDeliveryConnection', description: 'A page of delivery attempts.' },
      { name: 'CallbackDeliveryEdge', description: 'One delivery attempt of the page.' },
    ),
  }),
});

builder.prismaObjectField(CallbackEventNode, 'deliveredAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'When it was acknowledged. Null unless its state is DELIVERED: one that is sent again has none until it is acknowledged anew.',
    select: { state: true, deliveredAt: true },
    resolve: ({ state, deliveredAt }) => (state === 'delivered' ? deliveredAt : null),
  }),
);

builder.prismaObjectField(PartnerNode, 'callbackEvents', (t) =>
  t.prismaConnection(
    {
      type: CallbackEventNode,
      cursor: 'id',
      nullable: true,
      description: 'The events that the viewer received or will receive as a partner, newest first.',
      args: {
        state: t.arg({
          type: CallbackStateEnum,
          required: false,
          description: 'Return only events in this state.',
          deprecationReason: 'Use `filter.state`.',
        }),
        filter: t.arg({
          type: CallbackFilterInput,
          required: false,
          description: 'Return only events that match.',
        }),
      },
      complexity: connectionCost,
      resolve: async (query, { id }, { state, filter }, { platform: { db } }) => {
        const search = readCallbackFilter({ ...filter, state: filter?.state ?? state ?? null });
        const { page, shape } = readPage(query);
        const found = await pageOfSearch(db, { partnerId: id, search, page });
        return inListOrder(page, await db.callbackEvent.findMany({ ...shape, ...found }));
      },
    },
    { name: 'CallbackEventConnection', description: "A page of the viewer's events." },
    { name: 'CallbackEventEdge', description: 'One event of the page.' },
  ),
);
