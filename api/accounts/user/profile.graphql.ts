import { builder } from '../../http/graphql/builder.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import { requireText } from '../../kernel/text.ts';
import {
  NicknameCharactersWrong,
  NicknameLengthWrong,
  NicknameReserved,
  NicknameTooSoon,
} from './profile.errors.ts';
import { removeAvatar } from './removeAvatar.ts';
import { setNickname } from './setNickname.ts';
import { getViewer, ViewerNode } from './user.graphql.ts';

/** UTF-16 units that are looked at; the rule itself counts characters as people see them. */
const TEXT_LENGTH_MAX = 200;

builder.prismaObjectField(ViewerNode, 'nicknameAvailableAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When another nickname may be chosen. Null: now.',
    select: { nicknameSetAt: true },
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
    description: 'What to be called.',
    inputFields: (t) => ({
      nickname: t.string({
        required: true,
        description: '2 to 20 characters as people count them; spaces around it are dropped.',
      }),
    }),
  },
  {
    description: 'Chooses the name that others see. Once in seven days; the same name again uses nothing up.',
    authScopes: { signedIn: true },
    errors: { types: [NicknameLengthWrong, NicknameCharactersWrong, NicknameReserved, NicknameTooSoon] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      const nickname = requireText('nickname', input.nickname, TEXT_LENGTH_MAX);
      await setNickname(platform, { userId: requireViewer(viewer).userId, nickname });
      return {};
    },
  },
  {
    description: 'Chosen.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the nickname as it is now.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'removeAvatar',
  {
    description: 'Nothing to say.',
    inputFields: (t) => ({ clientMutationId: t.string({ required: false, description: 'Not used.' }) }),
  },
  {
    description:
      "Takes the viewer's picture away; the default one shows then. A picture is set by `POST /web/avatar`, a form with one file.",
    authScopes: { signedIn: true },
    resolve: async (_root, _args, { platform, viewer }) => {
      await removeAvatar(platform, requireViewer(viewer).userId);
      return {};
    },
  },
  {
    description: 'Taken away.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'Without a picture.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
