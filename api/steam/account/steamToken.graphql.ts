import { StepUpCodeWrong, TooManyCodes } from '../../accounts/session/session.errors.ts';
import { builder } from '../../http/graphql/builder.ts';
import { originOf, requireViewer } from '../../http/graphql/context.ts';
import { requireText } from '../../kernel/text.ts';
import { askSteamAccount } from './askSteamAccount.ts';
import { SteamAccountUnknown, SteamNotReached, SteamSignInLost } from './steamAccount.errors.ts';
import { SteamAccountNode } from './steamAccount.graphql.ts';
import { viewSteamToken } from './viewSteamToken.ts';

const CODE_LENGTH_MAX = 40;

const accountInput = {
  required: true,
  for: SteamAccountNode,
  description: 'An account of the viewer.',
} as const;

builder.relayMutationField(
  'viewSteamToken',
  {
    description: 'Which account, and the code.',
    inputFields: (t) => ({
      steamAccountId: t.globalID(accountInput),
      code: t.string({ required: true, description: 'Six digits, from `requestStepUpCode`.' }),
    }),
  },
  {
    description:
      "Shows the access token of one of the viewer's Steam accounts, once. Whoever has it acts for the account until it ends.",
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
    description: 'The token.',
    outputFields: (t) => ({
      accessToken: t.string({ description: 'A JWT of Steam.', resolve: ({ accessToken }) => accessToken }),
      expiresAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When it ends. Null: not known.',
        resolve: ({ expiresAt }) => expiresAt,
      }),
    }),
  },
);

/** A mutation that has the worker do something at Steam and answers the account as it is then. */
function addAsk(
  name: 'refreshSteamToken' | 'renewTradeUrl',
  deed: 'refreshToken' | 'renewTradeUrl',
  description: string,
) {
  builder.relayMutationField(
    name,
    {
      description: 'Which account.',
      inputFields: (t) => ({ steamAccountId: t.globalID(accountInput) }),
    },
    {
      description,
      authScopes: { signedIn: true },
      errors: { types: [SteamAccountUnknown, SteamNotReached, SteamSignInLost] },
      resolve: async (_root, { input }, { platform, handovers, viewer }) => {
        const steamAccountId = input.steamAccountId.id;
        const { userId } = requireViewer(viewer);
        await askSteamAccount(platform, handovers, { userId, steamAccountId, deed });
        return { steamAccountId };
      },
    },
    {
      description: 'Done.',
      outputFields: (t) => ({
        steamAccount: t.prismaField({
          type: SteamAccountNode,
          description: 'The account as it is now.',
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
  "Renews the access token of one of the viewer's Steam accounts. Where its sign-in has ended, the market signs in anew with the password that was given.",
);
addAsk(
  'renewTradeUrl',
  'renewTradeUrl',
  "Makes a new trade link for one of the viewer's Steam accounts. Steam ends the old one at once, wherever it was used.",
);
