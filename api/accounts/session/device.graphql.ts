import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { requireSession, requireViewer } from '../../http/graphql/context.ts';
import { readClock } from '../../kernel/clock.ts';
import { isId, NO_ID } from '../../kernel/ids.ts';
import { listById } from '../../kernel/newestFirst.ts';
import { getViewer, ViewerNode } from '../user/user.graphql.ts';
import { coarseAddress, deviceOf } from './device.ts';
import { signOutDevice, signOutOtherDevices } from './signOut.ts';

const SessionNode = builder.prismaNode('Session', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: 'A device on which the viewer is signed in.',
  select: { id: true },
  fields: (t) => ({
    isCurrent: t.boolean({
      description: 'True for the device that sends this request.',
      resolve: ({ id }, _args, { viewer }) => id === viewer?.sessionId,
    }),
    browser: t.string({
      nullable: true,
      description: 'Browser with its version, as it identified itself at the sign-in. Null if unknown.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceOf(userAgent).browser,
    }),
    system: t.string({
      nullable: true,
      description: 'Operating system, as the browser identified it. Null if unknown.',
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceOf(userAgent).system,
    }),
    address: t.string({
      description: 'IP address at the sign-in, shortened: 203.0.*.*.',
      select: { address: true },
      resolve: ({ address }) => coarseAddress(address),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the device signed in.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the device was last active, accurate to five minutes. Null if it was not since the sign-in.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When the session expires.' }),
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
      resolve: async (query, user, _args, { platform }) => {
        const expiresAt = { gt: await readClock(platform.db) };
        return listById(query, ({ where, ...page }) =>
          platform.db.session.findMany({ ...page, where: { ...where, userId: user.id, expiresAt } }),
        );
      },
    },
    { name: 'SessionConnection', description: "A page of the viewer's devices." },
    { name: 'SessionEdge', description: 'One device of the page.' },
  ),
);

builder.relayMutationField(
  'signOutDevice',
  {
    description: 'The device to sign out, by its session.',
    inputFields: (t) => ({
      sessionId: t.globalID({ required: true, description: 'Id of a `Session` of the viewer.' }),
    }),
  },
  {
    description:
      'Signs out one device of the viewer; its open pages are notified at once. An unknown or ended ' +
      'session changes nothing.',
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
    description: 'The device is signed out.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer, with the remaining devices.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'signOutOtherDevices',
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
    description:
      'Signs out all devices of the viewer except the one that sends this request; their open pages are ' +
      'notified at once.',
    authScopes: { signedIn: true },
    resolve: async (_root, _args, { platform, viewer }) => {
      await signOutOtherDevices(platform, requireSession(viewer));
      return {};
    },
  },
  {
    description: 'The other devices are signed out.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer, with the remaining device.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
