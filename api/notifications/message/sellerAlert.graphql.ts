import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { updateMutedAlert } from '../../accounts/user/user.store.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import type { SellerAlert } from './sellerAlerts.ts';

const SellerAlertEnum = builder.enumType('SellerAlert', {
  description: 'A subject of messages that a seller may switch off. All other messages are always sent.',
  values: {
    SOLD: { value: 'sold', description: 'A copy of the seller was sold.' },
    DUE_SOON: { value: 'dueSoon', description: 'A sold item must be sent within an hour.' },
    ACCOUNT_LOST: {
      value: 'accountLost',
      description: 'A Steam account cannot sell any more, or can again.',
    },
    RULE_STOPPED: { value: 'ruleStopped', description: 'A selling rule cannot run any more.' },
    CAP_LOWERED: {
      value: 'capLowered',
      description: 'Asks of a selling rule or a bulk action were lowered to the limit.',
    },
  } as const satisfies Record<string, { value: SellerAlert; description: string }>,
});

builder.prismaObjectField(ViewerNode, 'mutedAlerts', (t) =>
  t.field({
    type: [SellerAlertEnum],
    description: 'The subjects of messages that the viewer has switched off.',
    resolve: ({ mutedAlerts }) => mutedAlerts as SellerAlert[],
  }),
);

builder.relayMutationField(
  'setAlertMuted',
  {
    description: 'The subject to switch off or on.',
    inputFields: (t) => ({
      alert: t.field({
        type: SellerAlertEnum,
        required: true,
        description: 'The subject. The choice about all others stays.',
      }),
      isMuted: t.boolean({ required: true, description: 'True if the viewer gets no messages about it.' }),
    }),
  },
  {
    description: 'Sets whether the viewer gets messages about a subject.',
    authScopes: { signedIn: true },
    resolve: async (_root, { input: { alert, isMuted } }, { platform, viewer }) => {
      await updateMutedAlert(platform.db, requireViewer(viewer).userId, { alert, isMuted });
      return {};
    },
  },
  {
    description: 'The choice is stored.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer, with the new choice.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
