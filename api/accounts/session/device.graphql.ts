import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { requireSession, requireViewer } from '../../http/graphql/context.ts';
import { readClock } from '../../kernel/clock.ts';
import { isId, NO_ID } from '../../kernel/ids.ts';
import { getViewer, ViewerNode } from '../user/user.graphql.ts';
import { coarseAddress, deviceOf } from './device.ts';
import { signOutDevice } from './signOutDevice.ts';
import { signOutOtherDevices } from './signOutOtherDevices.ts';

const SessionNode = builder.prismaNode('Session', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: 'A device on which the viewer is signed in.',
  select: { id: true },
  fields: (t) => ({
    isCurrent: t.boolean({
      description: 'The one that asks.',
      resolve: ({ id }, _args, { viewer }) => id === viewer?.sessionId,
    }),
    browser: t.string({
      nullable: true,
      description: 'Browser with its version, as it named itself at the sign-in. Null: unknown.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceOf(userAgent).browser,
    }),
    system: t.string({
      nullable: true,
      description: 'Operating system, as the browser named it. Null: unknown.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceOf(userAgent).system,
    }),
    address: t.string({
      description: 'Address at the sign-in, coarse: 203.0.*.*.',
      select: { address: true },
      resolve: ({ address }) => coarseAddress(address),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Signed in.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Last seen, within five minutes. Null: not since the sign-in.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Ends by itself.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'sessions', (t) =>
  t.prismaConnection(
    {
      type: SessionNode,
      cursor: 'id',
      nullable: true,
      description: 'Devices on which the viewer is signed in, the last sign-in first.',
      complexity: connectionCost,
      resolve: async (query, user, _args, { platform }) =>
        platform.db.session.findMany({
          ...query,
          where: { userId: user.id, expiresAt: { gt: await readClock(platform.db) } },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    },
    { description: 'A page of devices.' },
    { description: 'One device of the page.' },
  ),
);

builder.relayMutationField(
  'signOutDevice',
  {
    description: 'Which.',
    inputFields: (t) => ({ sessionId: t.globalID({ required: true, description: 'A `Session`.' }) }),
  },
  {
    description:
      "Signs one device of the viewer's out; its open pages learn it at once. Another's, or one that is signed out, changes nothing.",
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const { userId, sessionId } = requireViewer(viewer);
      const { id } = input.sessionId;
      const isElsewhere = id !== sessionId;
      if (isId(id)) await signOutDevice(platform, { userId, sessionId: id, isElsewhere });
      return {};
    },
  },
  {
    description: 'Signed out.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the devices that are left.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'signOutOtherDevices',
  {
    description: 'Nothing to say.',
    inputFields: (t) => ({ clientMutationId: t.string({ required: false, description: 'Not used.' }) }),
  },
  {
    description:
      "Signs all devices of the viewer's out but the one that asks; their open pages learn it at once.",
    authScopes: { signedIn: true },
    resolve: async (_root, _args, { platform, viewer }) => {
      await signOutOtherDevices(platform, requireSession(viewer));
      return {};
    },
  },
  {
    description: 'Signed out.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the device that is left.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
