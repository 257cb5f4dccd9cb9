import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { getViewer, ViewerNode } from './user.graphql.ts';
import { updateOpenPlatform } from './user.store.ts';

builder.prismaObjectField(ViewerNode, 'isOpenPlatformOn', (t) =>
  t.exposeBoolean('isOpenPlatformOn', {
    description:
      'True if programs may act for the viewer through the open platform. While it is off, signed ' +
      'requests get HTTP 403, and callbacks wait until it is on again.',
  }),
);

builder.relayMutationField(
  'setOpenPlatform',
  {
    description: 'Whether to turn the open platform on or off.',
    inputFields: (t) => ({
      isOn: t.boolean({ required: true, description: 'True turns it on, false turns it off.' }),
    }),
  },
  {
    description: "Turns the viewer's open platform on or off. Repeating it changes nothing.",
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await updateOpenPlatform(platform.db, requireViewer(viewer).userId, input.isOn);
      return {};
    },
  },
  {
    description: 'The open platform is on or off as requested.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer, with the new state of the open platform.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
