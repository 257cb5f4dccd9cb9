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

const UnbindingRef = builder
  .objectRef<{ listingCount: number; orderCount: number }>('SteamUnbinding')
  .implement({
    authScopes: { signedIn: true },
    description: 'What unbinding a Steam account would affect now.',
    fields: (t) => ({
      listingCount: t.exposeInt('listingCount', {
        description: 'Number of listings that would be withdrawn.',
      }),
      orderCount: t.exposeInt('orderCount', {
        description: 'Number of orders in progress. Unbinding requires that there is none.',
      }),
    }),
  });

builder.prismaObjectField(SteamAccountNode, 'unbinding', (t) =>
  t.field({
    type: UnbindingRef,
    nullable: true,
    description: 'What `unbindSteamAccount` would affect now.',
    complexity: 20,
    select: { id: true, userId: true },
    resolve: ({ id: steamAccountId, userId }, _args, { platform }) =>
      viewUnbinding(platform, { userId, steamAccountId }),
  }),
);

builder.relayMutationField(
  'unbindSteamAccount',
  {
    description: 'The account to unbind, and the SMS code.',
    inputFields: (t) => ({
      steamAccountId: t.globalID({
        required: true,
        for: SteamAccountNode,
        description: 'Id of an account of the viewer.',
      }),
      code: t.string({ required: true, description: 'Six-digit code from `requestStepUpCode`.' }),
    }),
  },
  {
    description:
      'Unbinds a Steam account of the viewer: withdraws its listings and erases its secrets. Rejected while the account has orders in progress.',
    authScopes: { signedIn: true },
    errors: { types: [StepUpCodeWrong, TooManyCodes, SteamAccountUnknown, SteamAccountBusy] },
    resolve: async (_root, { input }, context) => {
      const { platform, viewer } = context;
      const listingCount = await unbindSteamAccount(platform, {
        userId: requireViewer(viewer).userId,
        steamAccountId: input.steamAccountId.id,
        code: requireText('code', input.code, CODE_LENGTH_MAX),
        origin: originOf(context),
      });
      return { listingCount };
    },
  },
  {
    description: 'The account is unbound.',
    outputFields: (t) => ({
      listingCount: t.int({
        description: 'Number of listings that were withdrawn.',
        resolve: ({ listingCount }) => listingCount,
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
