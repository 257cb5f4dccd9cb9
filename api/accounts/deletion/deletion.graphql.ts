import { builder } from '../../http/graphql/builder.ts';
import { originOf, requireViewer } from '../../http/graphql/context.ts';
import { requireText } from '../../kernel/text.ts';
import { StepUpCodeWrong, TooManyCodes } from '../session/session.errors.ts';
import { getViewer, ViewerNode } from '../user/user.graphql.ts';
import { cancelDeletion } from './cancelDeletion.ts';
import { DeletionObstructed } from './deletion.errors.ts';
import { findDueAt, listObstacles } from './deletion.store.ts';
import type { Obstacle, ObstacleKind } from './deletion.ts';
import { requestDeletion } from './requestDeletion.ts';

const CODE_LENGTH_MAX = 40;

const DeletionObstacleKind = builder.enumType('DeletionObstacleKind', {
  description: 'What stands in the way of deleting an account. Stable.',
  values: {
    OPEN_ORDERS: { value: 'openOrders', description: 'Orders that have not ended, as buyer or seller.' },
    MONEY: { value: 'money', description: 'Money in the wallet, in fen.' },
    OPEN_PAYMENTS: { value: 'openPayments', description: 'Recharges and withdrawals under way.' },
    OPEN_LISTINGS: { value: 'openListings', description: 'Copies on sale.' },
    STEAM_ACCOUNTS: { value: 'steamAccounts', description: 'Bound Steam accounts.' },
    CONTRACT: { value: 'contract', description: 'A contract for recharges.' },
    OPEN_PLATFORM: { value: 'openPlatform', description: 'The open platform is switched on.' },
    REVIEW: { value: 'review', description: 'The account is held for review.' },
  } as const satisfies Record<string, { value: ObstacleKind; description: string }>,
});

const DeletionObstacleRef = builder.objectRef<Obstacle>('DeletionObstacle').implement({
  authScopes: { signedIn: true },
  description: 'One kind of what has to be ended before an account can be deleted.',
  fields: (t) => ({
    kind: t.expose('kind', { type: DeletionObstacleKind, description: 'What.' }),
    amount: t.exposeFloat('amount', { description: 'How many, or how much money in fen.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'deletionDueAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the account will be deleted. Null: nobody wished it.',
    select: { id: true },
    resolve: ({ id }, _args, { platform }) => findDueAt(platform.db, id),
  }),
);

builder.prismaObjectField(ViewerNode, 'deletionObstacles', (t) =>
  t.field({
    type: [DeletionObstacleRef],
    description: 'What stands in the way of deleting the account now.',
    complexity: 20,
    select: { id: true },
    resolve: ({ id }, _args, { platform }) => listObstacles(platform.db, id),
  }),
);

const payload = {
  description: 'It is as wished.',
  outputFields: (t: PayloadFields) => ({
    viewer: t.prismaField({
      type: ViewerNode,
      description: 'The viewer.',
      resolve: (query, _payload, _args, context) => getViewer(query, context),
    }),
  }),
};
type PayloadFields = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<{ isDone: boolean }>>['implement']>[0]['fields']>
>[0];

builder.relayMutationField(
  'requestAccountDeletion',
  {
    description: 'The code by SMS.',
    inputFields: (t) => ({
      code: t.string({ required: true, description: 'Six digits, from `requestStepUpCode`.' }),
    }),
  },
  {
    description: 'Begins the waiting time at whose end the account is deleted. Once more changes nothing.',
    authScopes: { signedIn: true },
    errors: { types: [DeletionObstructed, StepUpCodeWrong, TooManyCodes] },
    resolve: async (_root, { input }, context) => {
      const code = requireText('code', input.code, CODE_LENGTH_MAX);
      const { userId } = requireViewer(context.viewer);
      await requestDeletion(context.platform, { userId, code, origin: originOf(context) });
      return { isDone: true };
    },
  },
  payload,
);

builder.relayMutationField(
  'cancelAccountDeletion',
  {
    description: 'Nothing to say.',
    inputFields: (t) => ({ clientMutationId: t.string({ required: false, description: 'Not used.' }) }),
  },
  {
    description:
      'Takes the wish to delete the account back, within the waiting time. Without one it changes nothing.',
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => {
      const { userId } = requireViewer(context.viewer);
      await cancelDeletion(context.platform, { userId, origin: originOf(context) });
      return { isDone: true };
    },
  },
  payload,
);
