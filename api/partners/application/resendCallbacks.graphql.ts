import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { CallbackResendTooSoon } from '../callbacks/callback.errors.ts';
import type { CallbackResend } from '../callbacks/callbackSearch.store.ts';
import { RESENDS_MAX } from '../callbacks/callbackSearch.ts';
import { previewResend, type ResendPreview, resendCallbacks } from '../callbacks/resendCallbacks.ts';
import { CallbackFilterInput, readCallbackFilter } from './callbackSearch.graphql.ts';
import { requireLocked } from './console.ts';
import { PartnerNotLocked } from './partner.errors.ts';
import { PartnerNode } from './partner.graphql.ts';

/** A count reads up to every callback of a partner. */
const COUNT_COMPLEXITY = 50;

const PreviewRef = builder.objectRef<ResendPreview>('CallbackResendPreview').implement({
  authScopes: { signedIn: true },
  description: 'What sending many callbacks again would do.',
  fields: (t) => ({
    matchedCount: t.exposeInt('matchedCount', {
      description: 'Number of callbacks that match, test callbacks aside.',
    }),
    resendCount: t.exposeInt('resendCount', {
      description: `Number of those that would be sent again, at most ${RESENDS_MAX}.`,
    }),
  }),
});

const ResendRef = builder.objectRef<CallbackResend>('CallbackResend').implement({
  authScopes: { signedIn: true },
  description: 'What sending many callbacks again has done.',
  fields: (t) => ({
    resentCount: t.exposeInt('resentCount', { description: 'Number of callbacks that are due again.' }),
    leftCount: t.exposeInt('leftCount', {
      description: `Number of those that match and are left: over ${RESENDS_MAX}, or in delivery just then.`,
    }),
    resentUntil: t.expose('resentUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'When the newest of them occurred: go on with it as `since`. Null if none matched.',
    }),
  }),
});

builder.prismaObjectField(PartnerNode, 'callbackResendPreview', (t) =>
  t.field({
    type: PreviewRef,
    nullable: true,
    description: 'Dry run of `resendCallbacks`: how many callbacks it would send again.',
    args: {
      filter: t.arg({
        type: CallbackFilterInput,
        required: true,
        description: 'The callbacks in question; it names a state, a time or an order.',
      }),
    },
    complexity: COUNT_COMPLEXITY,
    resolve: ({ id: partnerId }, { filter }, { platform }) =>
      previewResend(platform, { partnerId, search: readCallbackFilter(filter) }),
  }),
);

builder.relayMutationField(
  'resendCallbacks',
  {
    description: 'The callbacks to send again.',
    inputFields: (t) => ({
      filter: t.field({
        type: CallbackFilterInput,
        required: true,
        description: 'The callbacks in question; it names a state, a time or an order.',
      }),
      clientRequestId: t.string({
        required: true,
        description: 'Id of this request, 8 to 64 letters, digits, - or _. Repeating it changes nothing.',
      }),
    }),
  },
  {
    description:
      `Sends the callbacks of a filter again, the oldest first and at most ${RESENDS_MAX}, test callbacks never. Each keeps its id, and ` +
      'its schedule of attempts starts again. `Partner.callbackResendPreview` counts them before.',
    authScopes: { signedIn: true },
    errors: { types: [PartnerNotLocked, RequestIdReused, CallbackResendTooSoon] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const { userId } = requireViewer(viewer);
      const search = readCallbackFilter(input.filter);
      const { id: partnerId } = await inTransaction(platform.db, (tx) => requireLocked(tx, userId));
      const { clientRequestId } = input;
      return resendCallbacks(platform, { userId, partnerId, clientRequestId, search });
    },
  },
  {
    description: 'What was sent again.',
    outputFields: (t) => ({
      resend: t.field({
        type: ResendRef,
        description: 'The numbers of this request, the same when it is repeated.',
        resolve: (resend) => resend,
      }),
    }),
  },
);
