import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { CallbackFailureEnum, CallbackStateEnum } from '../../notifications/callback/callback.graphql.ts';
import type { CallbackFailure } from '../../notifications/callback/callbackAnswer.ts';
import { MessageNode } from '../../notifications/message/message.graphql.ts';
import { AlertWebhooksFull, AlertWebhookUnknown, WebhookUrlInvalid } from './alertWebhook.errors.ts';
import { deleteWebhook } from './alertWebhook.store.ts';
import { DELIVERIES_SHOWN } from './alertWebhook.ts';
import { CopyAlertNode } from './copyAlert.graphql.ts';
import { replaceWebhookSecret, type SavedWebhook, saveAlertWebhook } from './saveAlertWebhook.ts';
import { testAlertWebhook } from './writeDeliveries.ts';

const DeliveryObject = builder.prismaObject('WebhookDelivery', {
  name: 'AlertWebhookDelivery',
  authScopes: { signedIn: true },
  description: 'A body that a webhook of an alert sends, with the result of its last attempt.',
  fields: (t) => ({
    deliveryId: t.exposeString('id', {
      description: 'Id of the delivery, as `webhook-id` and `id` of the body have it in each attempt.',
    }),
    isTest: t.boolean({
      description: 'True for a test, which is attempted once and has no copies.',
      resolve: ({ type }) => type === 'endpoint.test',
    }),
    copyCount: t.exposeInt('copyCount', { description: 'Number of copies in the body.' }),
    state: t.field({
      type: CallbackStateEnum,
      description: 'Whether it is due, was taken, or is not attempted any more.',
      resolve: ({ state }) => state as 'waiting' | 'delivered' | 'dead',
    }),
    attempts: t.exposeInt('attempts', { description: 'Number of attempts so far.' }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'HTTP status of the last response. Null if there is none yet, or there was none.',
    }),
    failure: t.field({
      type: CallbackFailureEnum,
      nullable: true,
      description: 'Why the last attempt got no response. Null if there was one, or none yet.',
      resolve: ({ failure }) => failure as CallbackFailure | null,
    }),
    durationMs: t.exposeInt('durationMs', {
      nullable: true,
      description: 'Duration of the last attempt in milliseconds. Null before the first.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
});

const WebhookObject = builder.prismaObject('AlertWebhook', {
  name: 'AlertWebhook',
  authScopes: { signedIn: true },
  description:
    'Where an alert over copies also sends what it finds: JSON by POST, signed with a secret of its own as Standard Webhooks has it (`v1`, HMAC-SHA256).',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'The address that deliveries are sent to.' }),
    replacesMessage: t.exposeBoolean('replacesMessage', {
      description: 'True if the alert writes no message while its webhook is on.',
    }),
    failureCount: t.exposeInt('failures', {
      description: 'Failed attempts since the last success, tests aside. The tenth switches the webhook off.',
    }),
    offAt: t.expose('offAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was switched off. Null while it is on. `saveAlertWebhook` switches it on.',
    }),
    deliveries: t.relation('deliveries', {
      type: DeliveryObject,
      description: 'The twenty newest deliveries, the newest first. They are kept for seven days.',
      query: { orderBy: { id: 'desc' }, take: DELIVERIES_SHOWN },
    }),
  }),
});

builder.prismaObjectField(CopyAlertNode, 'webhook', (t) =>
  t.relation('webhook', {
    type: WebhookObject,
    nullable: true,
    description: 'Where the alert also sends what it finds. Null if it has no webhook.',
  }),
);

builder.prismaObjectField(MessageNode, 'isAboutWebhook', (t) =>
  t.boolean({
    description:
      'True if the message concerns a webhook of an alert over copies; `Viewer.copyAlerts` has them.',
    resolve: ({ template }) => template === 'webhookOff' || template === 'webhookGone',
  }),
);

const alertId = { description: "Id of one of the viewer's alerts over copies." };

type PayloadFields = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<SavedWebhook>>['implement']>[0]['fields']>
>[0];

/** What saving a webhook and replacing its secret answer alike. */
const savedFields = (t: PayloadFields) => ({
  copyAlert: t.field({
    type: CopyAlertNode,
    description: 'The alert with its webhook.',
    resolve: ({ alert }) => alert,
  }),
  secret: t.string({
    nullable: true,
    description:
      'The secret that deliveries are signed with, in base64 behind `whsec_`, if it is new. It is shown this once.',
    resolve: ({ secret }) => secret,
  }),
});

builder.relayMutationField(
  'saveAlertWebhook',
  {
    description: 'The alert over copies, and where it sends what it finds.',
    inputFields: (t) => ({
      copyAlertId: t.globalID({ for: CopyAlertNode, required: true, ...alertId }),
      url: t.string({
        required: true,
        description:
          'Address of the webhook: https, port 443 or 8443, a public name, at most 500 characters.',
      }),
      replacesMessage: t.boolean({
        required: true,
        description: 'True if the alert writes no message while its webhook is on.',
      }),
    }),
  },
  {
    description:
      'Gives an alert over copies a webhook, or changes the one that it has, and switches it on. At most 20 for one user. The same again changes nothing more, and shows no secret.',
    authScopes: { signedIn: true },
    errors: { types: [WebhookUrlInvalid, AlertWebhooksFull, AlertWebhookUnknown] },
    resolve: (_root, { input }, { platform, viewer }) =>
      saveAlertWebhook(platform, {
        userId: requireViewer(viewer).userId,
        alertId: input.copyAlertId.id,
        url: input.url,
        replacesMessage: input.replacesMessage,
      }),
  },
  { description: 'The webhook is saved and on.', outputFields: savedFields },
);

builder.relayMutationField(
  'replaceAlertWebhookSecret',
  {
    description: 'The alert over copies whose webhook gets another secret.',
    inputFields: (t) => ({ copyAlertId: t.globalID({ for: CopyAlertNode, required: true, ...alertId }) }),
  },
  {
    description:
      'Gives the webhook of an alert over copies another secret. The former one signs nothing from then on.',
    authScopes: { signedIn: true },
    errors: { types: [AlertWebhookUnknown] },
    resolve: (_root, { input }, { platform, viewer }) =>
      replaceWebhookSecret(platform, {
        userId: requireViewer(viewer).userId,
        alertId: input.copyAlertId.id,
      }),
  },
  { description: 'The webhook has another secret.', outputFields: savedFields },
);

builder.relayMutationField(
  'testAlertWebhook',
  {
    description: 'The alert over copies whose webhook is tested.',
    inputFields: (t) => ({ copyAlertId: t.globalID({ for: CopyAlertNode, required: true, ...alertId }) }),
  },
  {
    description:
      'Sends a test to the webhook of an alert over copies, whether it is on or off: `deliveries` has the result within seconds. Another call within ten seconds is the same test.',
    authScopes: { signedIn: true },
    errors: { types: [AlertWebhookUnknown] },
    resolve: (_root, { input }, { platform, viewer }) =>
      testAlertWebhook(platform, { userId: requireViewer(viewer).userId, alertId: input.copyAlertId.id }),
  },
  {
    description: 'The test is under way.',
    outputFields: (t) => ({
      copyAlert: t.field({
        type: CopyAlertNode,
        description: 'The alert with its webhook.',
        resolve: (alert) => alert,
      }),
    }),
  },
);

builder.relayMutationField(
  'removeAlertWebhook',
  {
    description: 'The alert over copies whose webhook is removed.',
    inputFields: (t) => ({ copyAlertId: t.globalID({ for: CopyAlertNode, required: true, ...alertId }) }),
  },
  {
    description:
      "Removes the webhook of one of the viewer's alerts over copies, with what it has not sent. Has no effect if there is none or it belongs to another user.",
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await deleteWebhook(platform.db, requireViewer(viewer).userId, input.copyAlertId.id);
      return {};
    },
  },
  {
    description: 'The webhook was removed.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer with the updated alerts.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
