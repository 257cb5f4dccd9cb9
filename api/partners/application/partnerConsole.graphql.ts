import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import { CallbackEventNode } from './callbackLog.graphql.ts';
import { listUsage } from './console.store.ts';
import { reopenCallbacks, resendCallback, setAllowedAddresses, setSignatureStyle } from './console.ts';
import {
  AllowedAddressesFull,
  AllowedAddressInvalid,
  CallbackEventUnknown,
  PartnerNotLocked,
} from './partner.errors.ts';
import { PartnerNode, SignatureStyleEnum, viewerPayload } from './partner.graphql.ts';

const USAGE_DAYS = 30;
/** Maximum number of lines that are read, and of characters in one; the rule itself is narrower. */
const LINES_MAX = 200;
const LINE_LENGTH_MAX = 200;

const OffReasonEnum = builder.enumType('CallbackOffReason', {
  description: 'Why callbacks are off.',
  values: {
    GONE: { value: 'gone', description: 'The callback address answered with HTTP 410.' },
    SILENT: { value: 'silent', description: 'The callback address accepted nothing for five days.' },
  } as const,
});

const UsageDayRef = builder.objectRef<{ day: string; requestCount: number }>('PartnerUsageDay').implement({
  authScopes: { signedIn: true },
  description: "Signed requests of one day in China's time.",
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: "The day in China's time." }),
    requestCount: t.exposeInt('requestCount', { description: 'Number of accepted requests on that day.' }),
  }),
});

builder.prismaObjectFields(PartnerNode, (t) => ({
  allowedAddresses: t.exposeStringList('allowedAddresses', {
    description: 'Addresses and ranges that signed requests may come from, at most 20. Empty: any address.',
  }),
  callbackOffAt: t.expose('callbackOffAt', {
    type: 'DateTime',
    nullable: true,
    description: 'Since when callbacks are off; events wait meanwhile. Null if they are on.',
  }),
  callbackOffReason: t.field({
    type: OffReasonEnum,
    nullable: true,
    description: 'Why callbacks are off; null if they are on.',
    select: { callbackOffReason: true },
    resolve: ({ callbackOffReason }) => callbackOffReason as 'gone' | 'silent' | null,
  }),
  failingSince: t.expose('failingSince', {
    type: 'DateTime',
    nullable: true,
    description: 'Since when every attempted callback has failed. Null if the last one succeeded.',
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
    description: 'The callback to send again.',
    inputFields: (t) => ({
      eventId: t.globalID({
        required: true,
        for: CallbackEventNode,
        description: 'A callback event of the viewer.',
      }),
    }),
  },
  {
    description:
      'Sends a callback again with the same id. It is due at once, and its schedule of attempts starts ' +
      'again.',
    authScopes: { signedIn: true },
    errors: { types: [PartnerNotLocked, CallbackEventUnknown] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const eventId = input.eventId.id;
      await resendCallback(platform, { userId: requireViewer(viewer).userId, eventId });
      return { eventId };
    },
  },
  {
    description: 'The callback is due.',
    outputFields: (t) => ({
      event: t.prismaField({
        type: CallbackEventNode,
        description: 'The event with its new state.',
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
    description: 'The mutation needs no input.',
    inputFields: (t) => ({
      clientMutationId: t.string({
        required: false,
        description: 'The field is ignored; it exists because an input type cannot be empty.',
      }),
    }),
  },
  {
    description: 'Switches callbacks on again; waiting events are sent. Repeating it changes nothing.',
    authScopes: { signedIn: true },
    errors: { types: [PartnerNotLocked] },
    resolve: async (_root, _args, { platform, viewer }) => {
      await reopenCallbacks(platform, requireViewer(viewer).userId);
      return {};
    },
  },
  viewerPayload('Callbacks are switched on.'),
);

builder.relayMutationField(
  'setAllowedAddresses',
  {
    description: 'The complete list of addresses.',
    inputFields: (t) => ({
      addresses: t.stringList({
        required: true,
        description: 'IP addresses, and ranges as 203.0.113.0/24; at most 20. Empty: any address.',
      }),
    }),
  },
  {
    description: 'Sets the addresses that signed requests may come from, effective with the next request.',
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
  viewerPayload('The list of addresses is stored.'),
);

builder.relayMutationField(
  'setSignatureStyle',
  {
    description: 'The way of signing to accept.',
    inputFields: (t) => ({
      style: t.field({
        type: SignatureStyleEnum,
        required: true,
        description: 'The style that is accepted besides our own, which is always accepted.',
      }),
    }),
  },
  {
    description: 'Sets which style of signing requests is accepted besides our own.',
    authScopes: { signedIn: true },
    errors: { types: [PartnerNotLocked] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await setSignatureStyle(platform, { userId: requireViewer(viewer).userId, style: input.style });
      return {};
    },
  },
  viewerPayload('The style is accepted from now on.'),
);
