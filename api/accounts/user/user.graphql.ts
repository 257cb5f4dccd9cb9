import { builder, isSandboxSchema } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { type GraphqlContext, originOf, requireViewer } from '../../http/graphql/context.ts';
import { groupsText } from '../../http/graphql/mutationGroups.ts';
import { VIEWER_GROUPS } from '../../http/graphql/queryGroups.ts';
import { assert } from '../../kernel/assert.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { listById } from '../../kernel/newestFirst.ts';
import { requireText } from '../../kernel/text.ts';
import { setTradeUrl } from '../security/setTradeUrl.ts';
import { StepUpCodeWrong, TooManyCodes } from '../session/session.errors.ts';
import { maskPhone } from '../session/session.ts';
import { nicknameOf, sellerNameOf } from './nickname.ts';
import { takeSandboxTradeUrl } from './takeSandboxTradeUrl.ts';
import { SandboxSilent, TradeUrlInvalid } from './user.errors.ts';

/** The GraphQL type of a person as others see them. */
export const UserNode = builder.prismaNode('User', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id }),
  authScopes: { everyone: true },
  description: 'A person as others see them, without phone number and real name.',
  fields: (t) => ({
    nickname: t.string({
      description: 'Chosen name, or one derived from the id.',
      resolve: nicknameOf,
    }),
    sellerName: t.string({
      description: "The person's name as a seller: the chosen name, or 人工发货 if there is none.",
      resolve: sellerNameOf,
    }),
    avatarUrl: t.exposeString('avatarUrl', {
      nullable: true,
      description: 'Address of the picture. Null: the default one is shown.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person became a member.' }),
  }),
});

/** A page of users. */
export const UserConnection = builder.connectionObject(
  { type: UserNode, name: 'UserConnection', description: 'A page of users who sell.' },
  { name: 'UserEdge', description: 'One seller of the page.' },
);

builder.queryField('sellers', (t) =>
  t.prismaConnection(
    {
      type: 'User',
      cursor: 'id',
      nullable: true,
      description: 'Users who have listings on sale, the longest membership first.',
      authScopes: { everyone: true },
      complexity: connectionCost,
      resolve: (query, _root, _args, { platform }) =>
        listById(
          query,
          ({ where, ...page }) => {
            const isSelling = { isBlocked: false, listings: { some: { status: 'active' } } };
            return platform.db.user.findMany({ ...page, where: { ...where, ...isSelling } });
          },
          'oldestFirst',
        ),
    },
    UserConnection,
  ),
);

/** The GraphQL type of the signed-in user. It is a separate node, so that mutations can return it in its new state. */
export const ViewerNode = builder.prismaNode('User', {
  variant: 'Viewer',
  id: { field: 'id' },
  // Found only for the session's own user; any other id is answered as not existing.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: viewer?.userId === id ? id : NO_ID }),
  authScopes: { signedIn: true },
  description: `The signed-in user with private data: profile, money, orders, messages.

${groupsText(VIEWER_GROUPS, isSandboxSchema)}`,
  fields: (t) => ({
    user: t.variant('User', { description: 'The viewer as other users see them.' }),
    phone: t.string({
      description: 'Phone number of the viewer, masked.',
      resolve: ({ phone }) => maskPhone(phone),
    }),
    nickname: t.string({
      description: 'Chosen name, or one derived from the id.',
      resolve: nicknameOf,
    }),
    avatarUrl: t.exposeString('avatarUrl', {
      nullable: true,
      description: 'Address of the picture. Null: the default one is shown.',
    }),
    tradeUrl: t.exposeString('tradeUrl', {
      nullable: true,
      description: 'Steam trade link that purchases are delivered to; null if not set.',
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

/**
 * Reads the viewer's row with the caller's selection. A selection without relations is served from the session's row.
 */
export async function findViewer(
  query: { include?: object; select?: object },
  { loaders, platform, viewer, opening }: GraphqlContext,
) {
  if (!viewer) return null;
  if (!query.include && !query.select) return opening?.user ?? loaders.user.load(viewer.userId);
  return platform.db.user.findUnique({ ...query, where: { id: viewer.userId } });
}

/** The viewer for a mutation's payload, read after the change. */
export async function getViewer(query: { include?: object; select?: object }, context: GraphqlContext) {
  const viewer = await findViewer(query, context);
  assert(viewer, 'a mutation with a viewer in its payload has one');
  return viewer;
}

builder.relayMutationField(
  'setTradeUrl',
  {
    description: 'The trade link to set.',
    inputFields: (t) => ({
      tradeUrl: t.string({ required: true, description: 'A Steam trade link.' }),
      code: t.string({
        required: false,
        description:
          'Six-digit code by SMS from `requestStepUpCode`, required if the link belongs to another Steam ' +
          'account than the previous one.',
      }),
    }),
  },
  {
    description:
      'Sets the Steam trade link that later purchases are delivered to. Orders in progress keep theirs.',
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
    description: 'The trade link is set.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer, with the new trade link.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

if (isSandboxSchema) {
  builder.relayMutationField(
    'takeSandboxTradeUrl',
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
        "Creates a Steam player in the sandbox and sets its trade link as the viewer's. Available in " +
        'sandbox mode only.',
      authScopes: { signedIn: true },
      errors: { types: [SandboxSilent] },
      resolve: async (_root, _args, { platform, viewer }) => {
        await takeSandboxTradeUrl(platform, requireViewer(viewer).userId);
        return {};
      },
    },
    {
      description: 'The trade link is set.',
      outputFields: (t) => ({
        viewer: t.prismaField({
          type: ViewerNode,
          description: 'The viewer, with the new trade link.',
          resolve: (query, _payload, _args, context) => getViewer(query, context),
        }),
      }),
    },
  );
}
