import { builder, isSandboxSchema } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { type GraphqlContext, originOf, requireViewer } from '../../http/graphql/context.ts';
import { assert } from '../../kernel/assert.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { requireText } from '../../kernel/text.ts';
import { setTradeUrl } from '../security/setTradeUrl.ts';
import { StepUpCodeWrong, TooManyCodes } from '../session/session.errors.ts';
import { maskPhone } from '../session/session.ts';
import { takeSandboxTradeUrl } from './takeSandboxTradeUrl.ts';
import { TradeUrlInvalid } from './user.errors.ts';
import { nicknameOf, sellerNameOf } from './user.ts';

/** A person as others see them. */
export const UserNode = builder.prismaNode('User', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id }),
  authScopes: { everyone: true },
  description: 'A person as others see them. Never a phone number, never a real name.',
  fields: (t) => ({
    nickname: t.string({
      description: 'Chosen name, or one made of the id.',
      select: { id: true, nickname: true },
      resolve: nicknameOf,
    }),
    sellerName: t.string({
      description:
        'What this person is called as a seller: the chosen name, or 人工发货 where there is none.',
      select: { nickname: true },
      resolve: sellerNameOf,
    }),
    avatarUrl: t.exposeString('avatarUrl', {
      nullable: true,
      description: 'Picture. Null: the default one.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Member since.' }),
  }),
});

builder.queryField('sellers', (t) =>
  t.prismaConnection(
    {
      type: 'User',
      cursor: 'id',
      nullable: true,
      description: 'Users who have something on sale, the longest here first.',
      authScopes: { everyone: true },
      complexity: connectionCost,
      resolve: (query, _root, _args, { platform }) =>
        platform.db.user.findMany({
          ...query,
          where: { isBlocked: false, listings: { some: { status: 'active' } } },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        }),
    },
    { description: 'A page of sellers.' },
    { description: 'One seller of the page.' },
  ),
);

/** Oneself. A node of its own, so that mutations can answer it changed. */
export const ViewerNode = builder.prismaNode('User', {
  variant: 'Viewer',
  id: { field: 'id' },
  // Found for the session's own user alone: anybody else's id answers as one that does not exist.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: viewer?.userId === id ? id : NO_ID }),
  authScopes: { signedIn: true },
  description: 'The signed-in user as oneself: profile, money, orders, messages.',
  fields: (t) => ({
    user: t.variant('User', { description: 'Oneself as others see one.' }),
    phone: t.string({
      description: 'Phone number, masked.',
      select: { phone: true },
      resolve: ({ phone }) => maskPhone(phone),
    }),
    nickname: t.string({
      description: 'Chosen name, or one made of the id.',
      select: { id: true, nickname: true },
      resolve: nicknameOf,
    }),
    avatarUrl: t.exposeString('avatarUrl', {
      nullable: true,
      description: 'Picture. Null: the default one.',
    }),
    tradeUrl: t.exposeString('tradeUrl', {
      nullable: true,
      description: 'Steam trade link that purchases are delivered to.',
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.prismaField({
    type: ViewerNode,
    nullable: true,
    description: 'The signed-in user. Null for a visitor.',
    authScopes: { everyone: true },
    resolve: (query, _root, _args, context) => findViewer(query, context),
  }),
);

/** Reads the viewer's row with the selection of the caller; a row without anything joined to it came with the session already. */
export async function findViewer(
  query: { include?: object; select?: object },
  { platform, viewer, opening }: GraphqlContext,
) {
  if (!viewer) return null;
  if (opening && !query.include && !query.select) return opening.user;
  return platform.db.user.findUnique({ ...query, where: { id: viewer.userId } });
}

/** The viewer in a mutation's payload, after what the mutation changed. */
export async function getViewer(query: { include?: object; select?: object }, context: GraphqlContext) {
  const viewer = await findViewer(query, context);
  assert(viewer, 'a mutation with a viewer in its payload has one');
  return viewer;
}

builder.relayMutationField(
  'setTradeUrl',
  {
    description: 'What to set.',
    inputFields: (t) => ({
      tradeUrl: t.string({ required: true, description: 'A Steam trade link.' }),
      code: t.string({
        required: false,
        description:
          'Six digits, from `requestStepUpCode`: wanted where the link leads to another Steam account than the one before.',
      }),
    }),
  },
  {
    description:
      'Sets the Steam trade link that later purchases are delivered to. Orders under way keep theirs.',
    authScopes: { signedIn: true },
    errors: { types: [TradeUrlInvalid, StepUpCodeWrong, TooManyCodes] },
    resolve: async (_root, { input }, context) => {
      await setTradeUrl(context.platform, {
        userId: requireViewer(context.viewer).userId,
        tradeUrl: requireText('tradeUrl', input.tradeUrl, 300),
        code: input.code == null ? null : requireText('code', input.code, 40),
        origin: originOf(context),
      });
      return {};
    },
  },
  {
    description: 'The link is set.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the link as it is now.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

if (isSandboxSchema) {
  builder.relayMutationField(
    'takeSandboxTradeUrl',
    {
      description: 'Nothing to say.',
      inputFields: (t) => ({ clientMutationId: t.string({ required: false, description: 'Not used.' }) }),
    },
    {
      description:
        "Sandbox only. Makes a Steam player in the sandbox for the viewer and sets its trade link as the viewer's.",
      authScopes: { signedIn: true },
      resolve: async (_root, _args, { platform, viewer }) => {
        await takeSandboxTradeUrl(platform, requireViewer(viewer).userId);
        return {};
      },
    },
    {
      description: 'The link is set.',
      outputFields: (t) => ({
        viewer: t.prismaField({
          type: ViewerNode,
          description: 'With the link as it is now.',
          resolve: (query, _payload, _args, context) => getViewer(query, context),
        }),
      }),
    },
  );
}
