import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { setOpenPlatform } from './setOpenPlatform.ts';
import { getViewer, ViewerNode } from './user.graphql.ts';

builder.prismaObjectField(ViewerNode, 'isOpenPlatformOn', (t) =>
  t.exposeBoolean('isOpenPlatformOn', {
    description:
      'Whether programs may act for the viewer by the open platform. Off: signed requests are answered with HTTP 403, and callbacks wait and are sent when it is on again.',
  }),
);

builder.relayMutationField(
  'setOpenPlatform',
  {
    description: 'On or off.',
    inputFields: (t) => ({ isOn: t.boolean({ required: true, description: 'Whether it shall be on.' }) }),
  },
  {
    description: "Turns the viewer's open platform on or off. What it is already changes nothing.",
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await setOpenPlatform(platform, { userId: requireViewer(viewer).userId, isOn: input.isOn });
      return {};
    },
  },
  {
    description: 'Set.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the switch as it is now.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
