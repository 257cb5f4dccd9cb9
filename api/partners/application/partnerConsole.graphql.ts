import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import { CallbackEventNode } from './callbackLog.graphql.ts';
import { listUsage } from './console.store.ts';
import {
  AllowedAddressesFull,
  AllowedAddressInvalid,
  CallbackEventUnknown,
  PartnerNotLocked,
} from './partner.errors.ts';
import { PartnerNode, SignatureStyleEnum } from './partner.graphql.ts';
import { reopenCallbacks } from './reopenCallbacks.ts';
import { resendCallback } from './resendCallback.ts';
import { setAllowedAddresses } from './setAllowedAddresses.ts';
import { setSignatureStyle } from './setSignatureStyle.ts';
import { viewerPayload } from './viewerPayload.graphql.ts';

const USAGE_DAYS = 30;
/** Lines that are looked at, and letters of one: the rule itself is narrower. */
const LINES_MAX = 200;
const LINE_LENGTH_MAX = 200;

const OffReasonEnum = builder.enumType('CallbackOffReason', {
  description: 'Why callbacks are off.',
  values: {
    GONE: { value: 'gone', description: 'The callback address answered 410.' },
    SILENT: { value: 'silent', description: 'It took nothing for five days.' },
  } as const,
});

const UsageDayRef = builder.objectRef<{ day: string; requestCount: number }>('PartnerUsageDay').implement({
  authScopes: { signedIn: true },
  description: "Signed requests of one day, by China's calendar.",
  fields: (t) => ({
    day: t.exposeString('day', { description: 'As 2026-11-22.' }),
    requestCount: t.exposeInt('requestCount', { description: 'How many were let in.' }),
  }),
});

builder.prismaObjectFields(PartnerNode, (t) => ({
  allowedAddresses: t.exposeStringList('allowedAddresses', {
    description:
      'Where signed requests may come from: addresses and ranges, at most 20. Empty: from anywhere.',
  }),
  callbackOffAt: t.expose('callbackOffAt', {
    type: 'DateTime',
    nullable: true,
    description: 'Since when callbacks are off; what happens meanwhile waits. Null: they are on.',
  }),
  callbackOffReason: t.field({
    type: OffReasonEnum,
    nullable: true,
    description: 'Why they are off.',
    select: { callbackOffReason: true },
    resolve: ({ callbackOffReason }) => callbackOffReason as 'gone' | 'silent' | null,
  }),
  failingSince: t.expose('failingSince', {
    type: 'DateTime',
    nullable: true,
    description: 'Since when no callback succeeded although some were tried. Null: the last one did.',
  }),
  usage: t.field({
    type: [UsageDayRef],
    description: 'Signed requests of the last 30 days, the oldest day first.',
    resolve: ({ id }, _args, { platform }) => listUsage(platform.db, id, USAGE_DAYS),
  }),
}));

builder.relayMutationField(
  'resendCallback',
  {
    description: 'Which.',
    inputFields: (t) => ({
      eventId: t.globalID({
        required: true,
        for: CallbackEventNode,
        description: 'A callback of the viewer.',
      }),
    }),
  },
  {
    description:
      'Sends a callback again, under its own id; due at once, with a plan of attempts that begins anew.',
    authScopes: { signedIn: true },
    errors: { types: [PartnerNotLocked, CallbackEventUnknown] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const eventId = input.eventId.id;
      await resendCallback(platform, { userId: requireViewer(viewer).userId, eventId });
      return { eventId };
    },
  },
  {
    description: 'It is due.',
    outputFields: (t) => ({
      event: t.prismaField({
        type: CallbackEventNode,
        description: 'As it is now.',
        resolve: (query, { eventId }, _args, { platform, viewer }) =>
          platform.db.callbackEvent.findUniqueOrThrow({
            ...query,
            where: { id: eventId, partner: { userId: requireViewer(viewer).userId } },
          }),
      }),
    }),
  },
);

builder.relayMutationField(
  'reopenCallbacks',
  {
    description: 'Nothing to say.',
    inputFields: (t) => ({ clientMutationId: t.string({ required: false, description: 'Not used.' }) }),
  },
  {
    description: 'Switches callbacks on again; what waited is sent. On already, nothing changes.',
    authScopes: { signedIn: true },
    errors: { types: [PartnerNotLocked] },
    resolve: async (_root, _args, { platform, viewer }) => {
      await reopenCallbacks(platform, requireViewer(viewer).userId);
      return {};
    },
  },
  viewerPayload('They are on.'),
);

builder.relayMutationField(
  'setAllowedAddresses',
  {
    description: 'The list, whole.',
    inputFields: (t) => ({
      addresses: t.stringList({
        required: true,
        description: 'IP addresses, and ranges as 203.0.113.0/24; at most 20. Empty: from anywhere.',
      }),
    }),
  },
  {
    description: 'Says where signed requests may come from. In force with the next request.',
    authScopes: { signedIn: true },
    errors: { types: [PartnerNotLocked, AllowedAddressInvalid, AllowedAddressesFull] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      if (input.addresses.length > LINES_MAX)
        throw new InvalidInput('addresses', `at most ${LINES_MAX} lines`);
      const addresses = input.addresses.map((line) => requireText('addresses', line, LINE_LENGTH_MAX));
      await setAllowedAddresses(platform, { userId: requireViewer(viewer).userId, addresses });
      return {};
    },
  },
  viewerPayload('The list as it is kept.'),
);

builder.relayMutationField(
  'setSignatureStyle',
  {
    description: 'Which.',
    inputFields: (t) => ({
      style: t.field({
        type: SignatureStyleEnum,
        required: true,
        description: 'What is taken besides our own way, which always is.',
      }),
    }),
  },
  {
    description: 'Says which way of signing requests is taken besides our own.',
    authScopes: { signedIn: true },
    errors: { types: [PartnerNotLocked] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await setSignatureStyle(platform, { userId: requireViewer(viewer).userId, style: input.style });
      return {};
    },
  },
  viewerPayload('It is taken.'),
);
