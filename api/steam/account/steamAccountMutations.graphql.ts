import { StepUpCodeWrong, TooManyCodes } from '../../accounts/session/session.errors.ts';
import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder, isSandboxSchema } from '../../http/graphql/builder.ts';
import { originOf, requireViewer } from '../../http/graphql/context.ts';
import { requireText } from '../../kernel/text.ts';
import { setSteamAccountType } from './setSteamAccountType.ts';
import { SteamAccountBusy, SteamAccountUnknown, SteamSecretsMissing } from './steamAccount.errors.ts';
import { SteamAccountNode, SteamAccountTypeEnum } from './steamAccount.graphql.ts';
import { takeSandboxMafile } from './takeSandboxMafile.ts';
import { unbindSteamAccount, viewUnbinding } from './unbindSteamAccount.ts';

const CODE_LENGTH_MAX = 40;

builder.relayMutationField(
  'setSteamAccountType',
  {
    description: 'The account, its new type, and the code.',
    inputFields: (t) => ({
      steamAccountId: t.globalID({
        required: true,
        for: SteamAccountNode,
        description: 'Id of an account of the viewer.',
      }),
      type: t.field({ type: SteamAccountTypeEnum, required: true, description: 'New type of the account.' }),
      code: t.string({ required: true, description: 'Six-digit code from `requestStepUpCode`.' }),
    }),
  },
  {
    description:
      'Sets who acts at Steam for an account of the viewer. Applies to its listings at once; orders in progress keep their delivery.',
    authScopes: { signedIn: true },
    errors: { types: [StepUpCodeWrong, TooManyCodes, SteamAccountUnknown, SteamSecretsMissing] },
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
    description: 'Result of changing the type.',
    outputFields: (t) => ({
      steamAccount: t.prismaField({
        type: SteamAccountNode,
        description: 'The account with its new type.',
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
    description: 'The account, and the code. Without a code it is a dry run.',
    inputFields: (t) => ({
      steamAccountId: t.globalID({
        required: true,
        for: SteamAccountNode,
        description: 'Id of an account of the viewer.',
      }),
      code: t.string({
        required: false,
        description:
          'Six-digit code from `requestStepUpCode`. If omitted, nothing is changed and the response shows the effects.',
      }),
    }),
  },
  {
    description:
      'Unbinds a Steam account of the viewer: withdraws its listings and erases its secrets. Rejected while the account has orders in progress.',
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
    description: 'Effects of unbinding, or of the dry run.',
    outputFields: (t) => ({
      isUnbound: t.boolean({
        description: 'True if the account was unbound. False for a dry run.',
        resolve: ({ isUnbound }) => isUnbound,
      }),
      listingCount: t.int({
        description: 'Number of listings that were withdrawn, or would be.',
        resolve: ({ listingCount }) => listingCount,
      }),
      orderCount: t.int({
        description: 'Number of orders in progress. Unbinding requires 0.',
        resolve: ({ orderCount }) => orderCount,
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer with the updated accounts.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

if (isSandboxSchema) {
  builder.relayMutationField(
    'takeSandboxMafile',
    {
      description: 'Contents of the new sandbox account.',
      inputFields: (t) => ({
        itemCount: t.int({
          required: false,
          description: 'Number of items in its inventory, 0 to 5000. 24 if omitted.',
        }),
      }),
    },
    {
      description:
        'Sandbox only. Creates a Steam account in the sandbox and returns its Mafile, for trying out bindings.',
      authScopes: { signedIn: true },
      resolve: (_root, { input }, { platform }) => takeSandboxMafile(platform, input.itemCount ?? 24),
    },
    {
      description: 'A Mafile, its password and a login code.',
      outputFields: (t) => ({
        fileName: t.string({
          description: 'Name under which the Mafile is uploaded.',
          resolve: ({ fileName }) => fileName,
        }),
        text: t.string({
          description: 'Content of the Mafile, to be uploaded unchanged.',
          resolve: ({ text }) => text,
        }),
        accountName: t.string({
          description: 'Name of the Steam account.',
          resolve: ({ accountName }) => accountName,
        }),
        password: t.string({
          description: 'Password of the Steam account.',
          resolve: ({ password }) => password,
        }),
        guardCode: t.string({
          description: 'Login code that the authenticator of the account shows now.',
          resolve: ({ guardCode }) => guardCode,
        }),
      }),
    },
  );
}
