import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import { requireText } from '../../kernel/text.ts';
import { setNickname } from './nickname.ts';
import {
  NicknameCharactersWrong,
  NicknameLengthWrong,
  NicknameReserved,
  NicknameTooSoon,
} from './profile.errors.ts';
import { removeAvatar } from './setAvatar.ts';
import { getViewer, ViewerNode } from './user.graphql.ts';

/** Maximum number of UTF-16 units that are read; the rule itself counts displayed characters. */
const TEXT_LENGTH_MAX = 200;

builder.prismaObjectField(ViewerNode, 'nicknameAvailableAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When another nickname may be chosen. Null if now.',
    resolve: async ({ nicknameSetAt }, _args, { platform }) => {
      if (!nicknameSetAt) return null;
      const availableAt = addMs(nicknameSetAt, platform.config.NICKNAME_STAY_MS);
      return availableAt > (await readClock(platform.db)) ? availableAt : null;
    },
  }),
);

builder.relayMutationField(
  'setNickname',
  {
    description: 'The nickname that others will see.',
    inputFields: (t) => ({
      nickname: t.string({
        required: true,
        description: '2 to 20 displayed characters; surrounding spaces are removed.',
      }),
    }),
  },
  {
    description:
      'Sets the name that others see. Allowed once in seven days; the current name again does not count.',
    authScopes: { signedIn: true },
    errors: { types: [NicknameLengthWrong, NicknameCharactersWrong, NicknameReserved, NicknameTooSoon] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const nickname = requireText('nickname', input.nickname, TEXT_LENGTH_MAX);
      await setNickname(platform, { userId: requireViewer(viewer).userId, nickname });
      return {};
    },
  },
  {
    description: 'The new nickname is in force.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer, with the new nickname.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'removeAvatar',
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
      "Removes the viewer's picture; the default one is shown instead. A picture is set by `POST " +
      '/web/avatar`, a form with one file.',
    authScopes: { signedIn: true },
    resolve: async (_root, _args, { platform, viewer }) => {
      await removeAvatar(platform, requireViewer(viewer).userId);
      return {};
    },
  },
  {
    description: 'The picture is removed.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer, without a picture.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
