import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { ServiceClosed } from '../../kernel/closure/closure.errors.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { requireText } from '../../kernel/text.ts';
import { FILES_MAX, type LeftOut, type PairingProblem } from './bindingList.ts';
import { type BindingUpload, bindSteamAccounts, type TakenFile } from './bindSteamAccounts.ts';
import {
  MafileMissing,
  SteamAccountsFull,
  SteamPasswordCountDiffers,
  SteamPasswordFormatWrong,
  SteamPasswordMissing,
} from './steamAccount.errors.ts';
import { SteamAccountTypeEnum } from './steamAccount.graphql.ts';
import { SteamBindingNode } from './steamBinding.graphql.ts';
import { upperCase } from './upperCase.ts';

/** The law refuses what is larger than a Mafile; this bounds what it is given at all. */
const TEXT_LENGTH_MAX = 256 * 1024;
const NAME_LENGTH_MAX = 255;
const LIST_LENGTH_MAX = 64 * 1024;
const PASSWORD_LENGTH_MAX = 1_000;

const PROBLEM_TEXTS: Record<PairingProblem, string> = {
  mafileEmpty: 'The file is empty.',
  mafileTooLarge: 'The file is larger than 64 KiB: no Mafile is.',
  mafileEncrypted: 'The file is encrypted: take the encryption off in the tool that made it.',
  mafileInvalid: 'The file is no Mafile.',
  mafileNameMissing: 'The Mafile names no account.',
  mafileSecretInvalid: 'shared_secret or identity_secret is missing, or not 20 bytes of base64.',
  mafileRepeated: 'Another file is of the same account; the first was taken.',
  accountPasswordMissing: 'No password came for this account.',
  mafileMissing: 'No Mafile came for this line.',
  lineRepeated: 'Another line is of the same account; the first was taken.',
};

const ProblemEnum = builder.enumType('SteamUploadProblem', {
  description: 'Why a file, or a line of the list, was left out.',
  values: Object.fromEntries(
    Object.entries(PROBLEM_TEXTS).map(([value, description]) => [
      upperCase(value),
      { value: value as PairingProblem, description },
    ]),
  ),
});

const TakenRef = builder.objectRef<TakenFile>('SteamUploadTaken').implement({
  authScopes: { signedIn: true },
  description: 'A Mafile that was taken; the market signs in with it now.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Its place among `files`, from 0.' }),
    fileName: t.exposeString('fileName', { description: 'Its name, as given.' }),
    accountName: t.exposeString('accountName', { description: 'The account that it is for.' }),
    binding: t.prismaField({
      type: SteamBindingNode,
      description: 'What becomes of it: follow `steamBindingChanged`.',
      resolve: (query, { bindingId }, _args, { platform, viewer }) =>
        platform.db.steamBinding.findUniqueOrThrow({
          ...query,
          where: { id: bindingId, userId: requireViewer(viewer).userId },
        }),
    }),
  }),
});

const LeftOutRef = builder.objectRef<LeftOut>('SteamUploadLeftOut').implement({
  authScopes: { signedIn: true },
  description: 'A file, or a line of the list, that was left out; the others go on.',
  fields: (t) => ({
    index: t.exposeInt('index', { nullable: true, description: "The file's place among `files`, from 0." }),
    fileName: t.exposeString('fileName', { nullable: true, description: "The file's name, as given." }),
    line: t.exposeInt('line', { nullable: true, description: 'The line of the list, from 1.' }),
    accountName: t.exposeString('accountName', {
      nullable: true,
      description: 'The account, where the file or line names one.',
    }),
    problem: t.expose('problem', { type: ProblemEnum, description: 'Why.' }),
  }),
});

const FileInput = builder.inputType('MafileInput', {
  description: 'One Mafile.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Its name, to tell it by in the answer.' }),
    text: t.string({ required: true, description: 'Its text as it lies on the disk, at most 64 KiB.' }),
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
    description: 'Mafiles, and a password for each.',
    inputFields: (t) => ({
      files: t.field({ type: [FileInput], required: true, description: `At most ${FILES_MAX} Mafiles.` }),
      passwords: t.stringList({
        required: false,
        description: 'A password for each file, in their order. Instead of `passwordList`.',
      }),
      passwordList: t.string({
        required: false,
        description:
          'Lines `account--password`, split at the first `--` and matched to the files by account name. Instead of `passwords`.',
      }),
      type: t.field({ type: SteamAccountTypeEnum, required: true, description: 'What the accounts become.' }),
    }),
  },
  {
    description:
      "Binds Steam accounts by their Mafiles and passwords. What is taken is encrypted at once, read by the market's worker alone, and never shown again. The sign-in at Steam follows: see `steamBindingChanged`.",
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
    description: 'Every file and every line, once.',
    outputFields: (t) => ({
      taken: t.field({ type: [TakenRef], description: 'What was taken.', resolve: ({ taken }) => taken }),
      leftOut: t.field({
        type: [LeftOutRef],
        description: 'What was left out, and why.',
        resolve: ({ leftOut }) => leftOut,
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the bindings as they are now.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
