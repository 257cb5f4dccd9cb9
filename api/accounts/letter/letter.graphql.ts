import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { requireText } from '../../kernel/text.ts';
import { getViewer, ViewerNode } from '../user/user.graphql.ts';
import { LettersFull } from './letter.errors.ts';
import { LETTER_LENGTH_MAX } from './letter.ts';
import { sendLetter } from './sendLetter.ts';

const LetterNode = builder.prismaNode('Letter', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: 'A letter of the viewer to the operators.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'As it was written, without blank ends.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: "The operators' answer. Null while there is none.",
    }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was answered.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'letters', (t) =>
  t.prismaConnection(
    {
      type: LetterNode,
      cursor: 'id',
      nullable: true,
      description: "The viewer's letters to the operators, newest first.",
      complexity: connectionCost,
      resolve: (query, { id }, _args, { platform }) =>
        platform.db.letter.findMany({
          ...query,
          where: { userId: id },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    },
    { description: 'A page of letters.' },
    { description: 'One letter of the page.' },
  ),
);

builder.relayMutationField(
  'sendLetter',
  {
    description: 'What to write.',
    inputFields: (t) => ({
      text: t.string({ required: true, description: `1 to ${LETTER_LENGTH_MAX} characters.` }),
      clientRequestId: t.string({
        required: true,
        description: 'Made by the client, 8 to 64 characters: the same again writes nothing more.',
      }),
    }),
  },
  {
    description: 'Writes to the operators. Their answer comes as a message and stands under the letter.',
    authScopes: { signedIn: true },
    errors: { types: [LettersFull, RequestIdReused] },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await sendLetter(platform, {
        userId: requireViewer(viewer).userId,
        text: requireText('text', input.text, LETTER_LENGTH_MAX * 4),
        clientRequestId: input.clientRequestId,
      });
      return {};
    },
  },
  {
    description: 'It is kept.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the letter among the letters.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
