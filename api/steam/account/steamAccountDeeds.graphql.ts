import { StepUpCodeWrong, TooManyCodes } from '../../accounts/session/session.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder, isSandboxSchema } from '../../http/graphql/builder.ts';
import { originOf, requireViewer } from '../../http/graphql/context.ts';
import { requireText } from '../../kernel/text.ts';
import { setSteamAccountType } from './setSteamAccountType.ts';
import { SteamAccountBusy, SteamAccountUnknown } from './steamAccount.errors.ts';
import { SteamAccountNode, SteamAccountTypeEnum } from './steamAccount.graphql.ts';
import { takeSandboxMafile } from './takeSandboxMafile.ts';
import { unbindSteamAccount } from './unbindSteamAccount.ts';
import { viewUnbinding } from './viewUnbinding.ts';

const CODE_LENGTH_MAX = 40;

builder.relayMutationField(
  'setSteamAccountType',
  {
    description: 'Which account, what it becomes, and the code.',
    inputFields: (t) => ({
      steamAccountId: t.globalID({
        required: true,
        for: SteamAccountNode,
        description: 'An account of the viewer.',
      }),
      type: t.field({ type: SteamAccountTypeEnum, required: true, description: 'What it becomes.' }),
      code: t.string({ required: true, description: 'Six digits, from `requestStepUpCode`.' }),
    }),
  },
  {
    description:
      "Says who acts for one of the viewer's Steam accounts. What it has on sale says so at once; orders under way go on as they began.",
    authScopes: { signedIn: true },
    errors: { types: [StepUpCodeWrong, TooManyCodes, SteamAccountUnknown] },
    resolve: async (_root, { input }, context) => {
      const { platform, viewer } = context;
      const steamAccountId = input.steamAccountId.id;
      await setSteamAccountType(platform, {
        userId: requireViewer(viewer).userId,
        steamAccountId,
        type: input.type,
        code: requireText('code', input.code, CODE_LENGTH_MAX),
        origin: originOf(context),
      });
      return { steamAccountId };
    },
  },
  {
    description: 'It is so.',
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

builder.relayMutationField(
  'unbindSteamAccount',
  {
    description: 'Which account, and the code; without one it is a rehearsal.',
    inputFields: (t) => ({
      steamAccountId: t.globalID({
        required: true,
        for: SteamAccountNode,
        description: 'An account of the viewer.',
      }),
      code: t.string({
        required: false,
        description:
          'Six digits, from `requestStepUpCode`. Left out: nothing happens, and the answer says what would.',
      }),
    }),
  },
  {
    description:
      "Unbinds one of the viewer's Steam accounts: withdraws what it has on sale and erases its secrets. Refused while orders that it delivers are under way.",
    authScopes: { signedIn: true },
    errors: { types: [StepUpCodeWrong, TooManyCodes, SteamAccountUnknown, SteamAccountBusy] },
    resolve: async (_root, { input }, context) => {
      const { platform, viewer } = context;
      const account = { userId: requireViewer(viewer).userId, steamAccountId: input.steamAccountId.id };
      if (input.code == null) return { isUnbound: false, ...(await viewUnbinding(platform, account)) };
      const code = requireText('code', input.code, CODE_LENGTH_MAX);
      const listingCount = await unbindSteamAccount(platform, {
        ...account,
        code,
        origin: originOf(context),
      });
      return { isUnbound: true, listingCount, orderCount: 0 };
    },
  },
  {
    description: 'What happened, or would.',
    outputFields: (t) => ({
      isUnbound: t.boolean({
        description: 'False: this was a rehearsal.',
        resolve: ({ isUnbound }) => isUnbound,
      }),
      listingCount: t.int({
        description: 'Listings that were, or would be, withdrawn.',
        resolve: ({ listingCount }) => listingCount,
      }),
      orderCount: t.int({
        description: 'Orders under way. Any of them stands against it.',
        resolve: ({ orderCount }) => orderCount,
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the accounts as they are now.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

if (isSandboxSchema) {
  builder.relayMutationField(
    'takeSandboxMafile',
    {
      description: 'What the account shall own.',
      inputFields: (t) => ({
        itemCount: t.int({
          required: false,
          description: 'Items in its inventory, 0 to 5000. Left out: 24.',
        }),
      }),
    },
    {
      description:
        'Sandbox only. Makes a Steam player in the sandbox and answers its Mafile, to try binding with.',
      authScopes: { signedIn: true },
      resolve: (_root, { input }, { platform }) => takeSandboxMafile(platform, input.itemCount ?? 24),
    },
    {
      description: 'A Mafile, and the password that goes with it.',
      outputFields: (t) => ({
        fileName: t.string({ description: 'What the file is called.', resolve: ({ fileName }) => fileName }),
        text: t.string({ description: "The file's text.", resolve: ({ text }) => text }),
        accountName: t.string({ description: 'Whose it is.', resolve: ({ accountName }) => accountName }),
        password: t.string({ description: 'What it signs in with.', resolve: ({ password }) => password }),
      }),
    },
  );
}
