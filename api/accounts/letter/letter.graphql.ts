import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { RequestIdReused } from '../../kernel/request/request.errors.ts';
import { requireText } from '../../kernel/text.ts';
import { getViewer, ViewerNode } from '../user/user.graphql.ts';
import { LettersFull } from './letter.errors.ts';
import { LETTER_LENGTH_MAX, sendLetter } from './letter.ts';

const LetterNode = builder.prismaNode('Letter', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: 'A letter of the viewer to the operators.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description: 'The text as it was written, without leading and trailing blanks.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the letter was written.' }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: "The operators' answer. Null while there is none.",
    }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the letter was answered; null if it was not.',
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
    { name: 'LetterConnection', description: "A page of the viewer's letters." },
    { name: 'LetterEdge', description: 'One letter of the page.' },
  ),
);

builder.relayMutationField(
  'sendLetter',
  {
    description: 'The text of the letter.',
    inputFields: (t) => ({
      text: t.string({
        required: true,
        description: `Text of the letter, 1 to ${LETTER_LENGTH_MAX} characters.`,
      }),
      clientRequestId: t.string({
        required: true,
        description:
          'Idempotency key made by the client, 8 to 64 characters. Repeating it writes no second letter.',
      }),
    }),
  },
  {
    description:
      'Sends a letter to the operators. Their answer arrives as a message and is shown with the letter.',
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
    description: 'The letter is stored.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer, with the new letter.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
