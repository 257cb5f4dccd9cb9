import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { refuseForeignCursors } from '../../http/graphql/guardCursors.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { CallbackStateEnum } from './callbackTest.graphql.ts';
import type { CallbackState } from './callbackTest.ts';
import { PartnerNode } from './partner.graphql.ts';

/** Headers as they were sent. */
const HeaderRef = builder.objectRef<{ name: string; value: string }>('CallbackHeader').implement({
  authScopes: { signedIn: true },
  description: 'A header of a callback.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'In small letters.' }),
    value: t.exposeString('value', { description: 'As it was sent.' }),
  }),
});

const CallbackDeliveryNode = builder.prismaNode('CallbackDelivery', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, event: { partner: { userId: viewer?.userId ?? NO_ID } } }),
  authScopes: { signedIn: true },
  description: 'One attempt at a callback: what was sent, and what came back.',
  fields: (t) => ({
    attempt: t.exposeInt('attempt', { description: 'Which it was, from 1 on.' }),
    requestUrl: t.exposeString('requestUrl', { description: 'Where it was sent.' }),
    requestHeaders: t.field({
      type: [HeaderRef],
      description: 'With which headers, the signature among them.',
      select: { requestHeaders: true },
      resolve: ({ requestHeaders }) =>
        Object.entries(requestHeaders as Record<string, string>).map(([name, value]) => ({
          name,
          value: String(value),
        })),
    }),
    requestBody: t.exposeString('requestBody', { description: 'The raw body, as it was signed.' }),
    status: t.exposeInt('status', {
      nullable: true,
      description: "The answer's HTTP status. Null: none came.",
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description:
        'Why no answer came, a stable word: addressNotAllowed, nameUnknown, refused, timeout, certificate, connection.',
    }),
    answer: t.exposeString('answer', { nullable: true, description: "The first KB of the answer's body." }),
    durationMs: t.exposeInt('durationMs', { description: 'How long it took, in milliseconds.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was over.' }),
  }),
});

/** Something that a partner is told. */
export const CallbackEventNode = builder.prismaNode('CallbackEvent', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, partner: { userId: viewer?.userId ?? NO_ID } }),
  authScopes: { signedIn: true },
  description: 'Something that the viewer is told as a partner; delivered at least once.',
  select: { id: true },
  fields: (t) => ({
    eventId: t.exposeString('id', {
      description: 'What its callbacks carry as `webhook-id`, the same each time.',
    }),
    type: t.exposeString('type', { description: 'order.changed or endpoint.test.' }),
    orderNo: t.string({
      nullable: true,
      description: 'The number of the order that changed. Null for a test.',
      select: { order: { select: { orderNo: true } } },
      resolve: ({ order }) => order?.orderNo ?? null,
    }),
    sequence: t.exposeInt('sequence', {
      nullable: true,
      description:
        "The change's place in its order's history: a receiver ignores what is older than what it has.",
    }),
    state: t.field({
      type: CallbackStateEnum,
      description: 'Where it stands.',
      select: { state: true },
      resolve: ({ state }) => state as CallbackState,
    }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    nextAttemptAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried next, unless callbacks are off. Null: not any more.',
      select: { state: true, nextAttemptAt: true },
      resolve: ({ state, nextAttemptAt }) => (state === 'waiting' ? nextAttemptAt : null),
    }),
    deliveredAt: t.expose('deliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was first answered with success since it was last asked for.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it became true.' }),
    deliveries: t.relatedConnection(
      'deliveries',
      {
        type: CallbackDeliveryNode,
        cursor: 'id',
        nullable: true,
        description: 'The attempts, the last one first.',
        complexity: connectionCost,
        query: (args) => {
          refuseForeignCursors(args);
          return { orderBy: [{ attempt: 'desc' }, { id: 'desc' }] };
        },
      },
      { description: 'A page of attempts.' },
      { description: 'One attempt of the page.' },
    ),
  }),
});

builder.prismaObjectField(PartnerNode, 'callbackEvents', (t) =>
  t.prismaConnection(
    {
      type: CallbackEventNode,
      cursor: 'id',
      nullable: true,
      description: 'What the viewer was told as a partner, and is still to be told; newest first.',
      args: { state: t.arg({ type: CallbackStateEnum, required: false, description: 'Only these.' }) },
      complexity: connectionCost,
      resolve: (query, { id }, { state }, { platform }) =>
        platform.db.callbackEvent.findMany({
          ...query,
          where: { partnerId: id, ...(state ? { state } : {}) },
          orderBy: [{ transactionId: 'desc' }, { position: 'desc' }],
        }),
    },
    { description: 'A page of callbacks.' },
    { description: 'One callback of the page.' },
  ),
);
