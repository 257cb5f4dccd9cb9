import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { type GraphqlContext, requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import { bindByCode, bindByQr } from './bindByOwner.ts';
import { FILES_MAX, type PairingProblem, type SkippedUpload } from './bindingList.ts';
import { type BindingUpload, bindSteamAccounts, type TakenFile } from './bindSteamAccounts.ts';
import {
  MafileMissing,
  SteamAccountsFull,
  SteamAccountUnknown,
  SteamPasswordCountDiffers,
  SteamPasswordFormatWrong,
  SteamPasswordMissing,
  SteamSignInsTooMany,
} from './steamAccount.errors.ts';
import { SteamAccountNode, SteamAccountTypeEnum } from './steamAccount.graphql.ts';
import { SteamBindingNode } from './steamBinding.graphql.ts';
import { upperCase } from './upperCase.ts';

/** A hard limit on the input. The rules reject anything larger than a Mafile. */
const TEXT_LENGTH_MAX = 256 * 1024;
const NAME_LENGTH_MAX = 255;
const LIST_LENGTH_MAX = 64 * 1024;
const PASSWORD_LENGTH_MAX = 1_000;
const ACCOUNT_NAME_LENGTH_MAX = 64;

const PROBLEM_TEXTS: Record<PairingProblem, string> = {
  mafileEmpty: 'The file is empty.',
  mafileTooLarge: 'The file is larger than 64 KiB, the maximum size of a Mafile.',
  mafileEncrypted: 'The file is encrypted. Remove the encryption in the tool that created it.',
  mafileInvalid: 'The file is not a Mafile.',
  mafileNameMissing: 'The Mafile contains no account name.',
  mafileSecretInvalid: 'shared_secret or identity_secret is missing, or not 20 bytes of base64.',
  mafileRepeated: 'An earlier file belongs to the same account and is used instead.',
  accountPasswordMissing: 'The request contains no password for this account.',
  mafileMissing: 'The request contains no Mafile for this line.',
  lineRepeated: 'An earlier line belongs to the same account and is used instead.',
};

const ProblemEnum = builder.enumType('SteamUploadProblem', {
  description: 'Reason for which a file or a line of the list was skipped.',
  values: Object.fromEntries(
    Object.entries(PROBLEM_TEXTS).map(([value, description]) => [
      upperCase(value),
      { value: value as PairingProblem, description },
    ]),
  ),
});

/** Finds a binding that the viewer has just started. */
function findOwnBinding<Query extends object>(
  query: Query,
  id: string,
  { platform, viewer }: GraphqlContext,
) {
  return platform.db.steamBinding.findUniqueOrThrow({
    ...query,
    where: { id, userId: requireViewer(viewer).userId },
  });
}

const TakenRef = builder.objectRef<TakenFile>('SteamUploadTaken').implement({
  authScopes: { signedIn: true },
  description: 'An accepted Mafile, with which the market now signs in at Steam.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Index of the file in `files`, from 0.' }),
    fileName: t.exposeString('fileName', { description: 'Name of the file, as given.' }),
    accountName: t.exposeString('accountName', { description: 'Name of the Steam account of the Mafile.' }),
    binding: t.prismaField({
      type: SteamBindingNode,
      description: 'The binding of the account. Subscribe to `steamBindingChanged` to follow it.',
      resolve: (query, { bindingId }, _args, context) => findOwnBinding(query, bindingId, context),
    }),
  }),
});

const SkippedUploadRef = builder.objectRef<SkippedUpload>('SkippedSteamUpload').implement({
  authScopes: { signedIn: true },
  description: 'A skipped file or line of the list. It does not affect the others.',
  fields: (t) => ({
    index: t.exposeInt('index', {
      nullable: true,
      description: 'Index of the file in `files`, from 0. Null for a line.',
    }),
    fileName: t.exposeString('fileName', {
      nullable: true,
      description: 'Name of the file, as given. Null for a line.',
    }),
    line: t.exposeInt('line', {
      nullable: true,
      description: 'Number of the line in the list, from 1. Null for a file.',
    }),
    accountName: t.exposeString('accountName', {
      nullable: true,
      description: 'Name of the Steam account, if the file or line contains it.',
    }),
    problem: t.expose('problem', { type: ProblemEnum, description: 'Reason for which it was skipped.' }),
  }),
});

const FileInput = builder.inputType('MafileInput', {
  description: 'A Mafile with its name.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the file, repeated in the response.' }),
    text: t.string({ required: true, description: 'Unchanged text of the file, at most 64 KiB.' }),
  }),
});

function passwordsOf(passwords: readonly string[] | null, list: string | null): BindingUpload['passwords'] {
  if (passwords && list !== null) throw new InvalidInput('passwordList', 'not together with passwords');
  if (list !== null) return { list: requireText('passwordList', list, LIST_LENGTH_MAX) };
  const inOrder = (passwords ?? []).map((password, index) =>
    requireText(`passwords.${index}`, password, PASSWORD_LENGTH_MAX),
  );
  if (inOrder.length > FILES_MAX) throw new InvalidInput('passwords', `at most ${FILES_MAX}`);
  return { inOrder };
}

builder.relayMutationField(
  'bindSteamAccounts',
  {
    description: 'Mafiles and their passwords.',
    inputFields: (t) => ({
      files: t.field({
        type: [FileInput],
        required: true,
        description: `The Mafiles to bind, at most ${FILES_MAX}.`,
      }),
      passwords: t.stringList({
        required: false,
        description: 'One password for each file, in the same order. Alternative to `passwordList`.',
      }),
      passwordList: t.string({
        required: false,
        description:
          'Lines `account--password`, split at the first `--` and matched to the files by account name. Alternative to `passwords`.',
      }),
      type: t.field({ type: SteamAccountTypeEnum, required: true, description: 'Type of the new accounts.' }),
    }),
  },
  {
    description:
      "Binds Steam accounts by their Mafiles and passwords. The upload is encrypted at once; only the market's worker can read it, and it is never shown again. The worker then signs in at Steam: see `steamBindingChanged`.",
    authScopes: { signedIn: true },
    errors: {
      types: [
        ServiceClosed,
        SteamPasswordMissing,
        MafileMissing,
        SteamPasswordCountDiffers,
        SteamPasswordFormatWrong,
        SteamAccountsFull,
      ],
    },
    resolve: async (_root, { input }, { platform, viewer }) => {
      if (input.files.length > FILES_MAX) throw new InvalidInput('files', `at most ${FILES_MAX}`);
      const files = input.files.map(({ name, text }, index) => ({
        name: requireText(`files.${index}.name`, name, NAME_LENGTH_MAX),
        text: requireText(`files.${index}.text`, text, TEXT_LENGTH_MAX),
      }));
      return bindSteamAccounts(platform, {
        userId: requireViewer(viewer).userId,
        files,
        passwords: passwordsOf(input.passwords ?? null, input.passwordList ?? null),
        type: input.type,
      });
    },
  },
  {
    description: 'Result of the upload, with every file and line exactly once.',
    outputFields: (t) => ({
      taken: t.field({
        type: [TakenRef],
        description: 'Accepted files with their bindings.',
        resolve: ({ taken }) => taken,
      }),
      skipped: t.field({
        type: [SkippedUploadRef],
        description: 'Skipped files and lines with reasons.',
        resolve: ({ skipped }) => skipped,
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer with the new bindings.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

/** The account that an owner binds again, if any. */
const AGAIN = {
  required: false,
  for: SteamAccountNode,
  description:
    'Id of an account of the viewer that is to be bound again: no other is accepted. Omitted for any account.',
} as const;

const OWNER_ERRORS = {
  types: [ServiceClosed, SteamAccountsFull, SteamAccountUnknown, SteamSignInsTooMany],
};

builder.relayMutationField(
  'bindSteamAccountByQr',
  {
    description: 'The account that is to be bound again, if any.',
    inputFields: (t) => ({ steamAccountId: t.globalID(AGAIN) }),
  },
  {
    description:
      "Starts a binding by QR code. Its owner approves it in the Steam app; the market receives tokens and no secret. Follow `steamBindingChanged` for the code's address. A code of the viewer that still waits is replaced.",
    authScopes: { signedIn: true },
    errors: OWNER_ERRORS,
    resolve: async (_root, { input }, { platform, viewer }) => ({
      bindingId: await bindByQr(platform, {
        userId: requireViewer(viewer).userId,
        steamAccountId: input.steamAccountId?.id ?? null,
      }),
    }),
  },
  {
    description: 'The binding by QR code has begun.',
    outputFields: (t) => ({
      binding: t.prismaField({
        type: SteamBindingNode,
        description: 'The binding, which waits for its code and then for the Steam app.',
        resolve: (query, { bindingId }, _args, context) => findOwnBinding(query, bindingId, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'bindSteamAccountByCode',
  {
    description: 'What the owner of a Steam account types to sign in.',
    inputFields: (t) => ({
      steamAccountId: t.globalID(AGAIN),
      accountName: t.string({ required: true, description: 'Name with which the owner signs in at Steam.' }),
      password: t.string({
        required: true,
        description: 'Password of the Steam account. Erased once Steam has answered.',
      }),
      guardCode: t.string({
        required: true,
        description:
          'Login code of the mobile authenticator, five letters and digits. Steam accepts it once.',
      }),
    }),
  },
  {
    description:
      'Binds a Steam account by name, password and login code, each used once. The market signs in at Steam at once and keeps tokens, no secret and no password. Follow `steamBindingChanged` for the result. If Steam cannot be reached, the binding fails and another code is needed.',
    authScopes: { signedIn: true },
    errors: OWNER_ERRORS,
    resolve: async (_root, { input }, { platform, viewer }) => ({
      bindingId: await bindByCode(platform, {
        userId: requireViewer(viewer).userId,
        steamAccountId: input.steamAccountId?.id ?? null,
        accountName: requireText('accountName', input.accountName.trim(), ACCOUNT_NAME_LENGTH_MAX),
        password: requireText('password', input.password, PASSWORD_LENGTH_MAX),
        guardCode: input.guardCode,
      }),
    }),
  },
  {
    description: 'The binding by login code has begun.',
    outputFields: (t) => ({
      binding: t.prismaField({
        type: SteamBindingNode,
        description: 'The binding, with which the market now signs in at Steam.',
        resolve: (query, { bindingId }, _args, context) => findOwnBinding(query, bindingId, context),
      }),
    }),
  },
);
