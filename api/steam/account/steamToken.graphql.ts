import { StepUpCodeWrong, TooManyCodes } from '../../accounts/session/session.errors.ts';
import { builder } from '../../http/graphql/builder.ts';
import { originOf, requireViewer } from '../../http/graphql/context.ts';
import { requireText } from '../../kernel/text.ts';
import { SteamAccountUnknown, SteamNotReached, SteamSignInLost } from './steamAccount.errors.ts';
import { SteamAccountNode } from './steamAccount.graphql.ts';
import { askSteamAccount } from './steamAsk.ts';
import { viewSteamToken } from './viewSteamToken.ts';

const CODE_LENGTH_MAX = 40;

const accountInput = {
  required: true,
  for: SteamAccountNode,
  description: 'Id of an account of the viewer.',
} as const;

builder.relayMutationField(
  'viewSteamToken',
  {
    description: 'The account, and the code.',
    inputFields: (t) => ({
      steamAccountId: t.globalID(accountInput),
      code: t.string({ required: true, description: 'Six-digit code from `requestStepUpCode`.' }),
    }),
  },
  {
    description:
      'Returns the access token of a Steam account of the viewer, once. Whoever has the token can act for the account until it expires.',
    authScopes: { signedIn: true },
    errors: { types: [StepUpCodeWrong, TooManyCodes, SteamAccountUnknown, SteamNotReached, SteamSignInLost] },
    resolve: async (_root, { input }, context) =>
      viewSteamToken(context.platform, context.handovers, {
        userId: requireViewer(context.viewer).userId,
        steamAccountId: input.steamAccountId.id,
        code: requireText('code', input.code, CODE_LENGTH_MAX),
        origin: originOf(context),
      }),
  },
  {
    description: 'The access token with its expiry.',
    outputFields: (t) => ({
      accessToken: t.string({
        description: 'Access token of Steam, a JWT.',
        resolve: ({ accessToken }) => accessToken,
      }),
      expiresAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Expiry of the token. Null if unknown.',
        resolve: ({ expiresAt }) => expiresAt,
      }),
    }),
  },
);

/** Adds a mutation that has the worker perform an action at Steam and returns the updated account. */
function addAsk(
  name: 'refreshSteamToken' | 'renewTradeUrl',
  action: 'refreshToken' | 'renewTradeUrl',
  description: string,
) {
  builder.relayMutationField(
    name,
    {
      description: 'The account to act for.',
      inputFields: (t) => ({ steamAccountId: t.globalID(accountInput) }),
    },
    {
      description,
      authScopes: { signedIn: true },
      errors: { types: [SteamAccountUnknown, SteamNotReached, SteamSignInLost] },
      resolve: async (_root, { input }, { platform, handovers, viewer }) => {
        const steamAccountId = input.steamAccountId.id;
        const { userId } = requireViewer(viewer);
        await askSteamAccount(platform, handovers, { userId, steamAccountId, action });
        return { steamAccountId };
      },
    },
    {
      description: 'The Steam account after the change.',
      outputFields: (t) => ({
        steamAccount: t.prismaField({
          type: SteamAccountNode,
          description: 'The account with its new state.',
          resolve: (query, { steamAccountId }, _args, { platform, viewer }) =>
            platform.db.steamAccount.findUniqueOrThrow({
              ...query,
              where: { id: steamAccountId, userId: requireViewer(viewer).userId },
            }),
        }),
      }),
    },
  );
}

addAsk(
  'refreshSteamToken',
  'refreshToken',
  "Renews the access token of one of the viewer's Steam accounts. If its sign-in has expired, the market signs in again with the stored password.",
);
addAsk(
  'renewTradeUrl',
  'renewTradeUrl',
  "Creates a new trade link for one of the viewer's Steam accounts. Steam invalidates the old one immediately, wherever it was used.",
);
