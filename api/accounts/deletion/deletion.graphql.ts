import { builder } from '../../http/graphql/builder.ts';
import { originOf, requireViewer } from '../../http/graphql/context.ts';
import { requireText } from '../../kernel/text.ts';
import { StepUpCodeWrong, TooManyCodes } from '../session/session.errors.ts';
import { getViewer, ViewerNode } from '../user/user.graphql.ts';
import { DeletionObstructed } from './deletion.errors.ts';
import { findDueAt, listObstacles } from './deletion.store.ts';
import type { Obstacle, ObstacleKind } from './deletion.ts';
import { cancelDeletion, requestDeletion } from './requestDeletion.ts';

const CODE_LENGTH_MAX = 40;

const DeletionObstacleKind = builder.enumType('DeletionObstacleKind', {
  description: 'What prevents the deletion of an account. The codes are stable.',
  values: {
    OPEN_ORDERS: { value: 'openOrders', description: 'Orders in progress, as buyer or seller.' },
    MONEY: { value: 'money', description: 'Money in the wallet, in fen.' },
    OPEN_PAYMENTS: {
      value: 'openPayments',
      description: 'Payments of orders, refunds of them, recharges and withdrawals under way.',
    },
    OPEN_LISTINGS: { value: 'openListings', description: 'Copies are still on sale.' },
    STEAM_ACCOUNTS: { value: 'steamAccounts', description: 'Steam accounts are still bound.' },
    CONTRACT: { value: 'contract', description: 'A contract for recharges.' },
    OPEN_PLATFORM: { value: 'openPlatform', description: 'The open platform is switched on.' },
    REVIEW: { value: 'review', description: 'The account is held for review.' },
  } as const satisfies Record<string, { value: ObstacleKind; description: string }>,
});

const DeletionObstacleRef = builder.objectRef<Obstacle>('DeletionObstacle').implement({
  authScopes: { signedIn: true },
  description: 'One kind of obstacle that has to end before an account can be deleted.',
  fields: (t) => ({
    kind: t.expose('kind', { type: DeletionObstacleKind, description: 'What the cases have in common.' }),
    count: t.int({
      nullable: true,
      description: 'Number of cases. Null for money.',
      resolve: ({ kind, amount }) => (kind === 'money' ? null : amount),
    }),
    amountCents: t.field({
      type: 'Cents',
      nullable: true,
      description: 'Amount of money in fen. Null for all other kinds.',
      resolve: ({ kind, amount }) => (kind === 'money' ? BigInt(amount) : null),
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'deletionDueAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the account will be deleted. Null if no deletion is requested.',
    resolve: ({ id }, _args, { platform }) => findDueAt(platform.db, id),
  }),
);

builder.prismaObjectField(ViewerNode, 'deletionObstacles', (t) =>
  t.field({
    type: [DeletionObstacleRef],
    description: 'The current obstacles to deleting the account.',
    complexity: 20,
    resolve: ({ id }, _args, { platform }) => listObstacles(platform.db, id),
  }),
);

const payload = {
  description: 'The deletion is requested or cancelled.',
  outputFields: (t: PayloadFields) => ({
    viewer: t.prismaField({
      type: ViewerNode,
      description: 'The viewer, with the time of the deletion.',
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
    description: 'The SMS code that authorises the deletion.',
    inputFields: (t) => ({
      code: t.string({
        required: true,
        description: 'Six-digit code by SMS, requested with `requestStepUpCode`.',
      }),
    }),
  },
  {
    description: 'Begins the waiting time after which the account is deleted. Repeating it changes nothing.',
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
      'Cancels the deletion of the account within the waiting time. Without a pending deletion it changes ' +
      'nothing.',
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => {
      const { userId } = requireViewer(context.viewer);
      await cancelDeletion(context.platform, { userId, origin: originOf(context) });
      return { isDone: true };
    },
  },
  payload,
);
