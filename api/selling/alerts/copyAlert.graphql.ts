import { getViewer, ViewerNode } from '../../accounts/user/user.graphql.ts';
import { FilterInvalid } from '../../catalog/filter/filter.errors.ts';
import { readFilterText } from '../../catalog/filter/readFilterText.ts';
import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { requireViewer } from '../../http/graphql/context.ts';
import { totalCount } from '../../http/graphql/totalCount.ts';
import { NO_ID } from '../../kernel/ids.ts';
import { listById } from '../../kernel/newestFirst.ts';
import { MessageNode } from '../../notifications/message/message.graphql.ts';
import type { AlertParams } from '../../notifications/message/message.ts';
import { catalogueVocabulary } from '../copies/catalogueVocabulary.ts';
import { CopyAlertsFull } from './copyAlert.errors.ts';
import { deleteAlert } from './copyAlert.store.ts';
import { saveCopyAlert } from './saveCopyAlert.ts';

/** An alert of the viewer. */
export const CopyAlertNode = builder.prismaNode('CopyAlert', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: viewer?.userId ?? NO_ID }),
  authScopes: { signedIn: true },
  description: 'An alert over copies: its owner is told of copies that are listed or repriced and match.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name that its owner gave it.' }),
    filter: t.exposeString('filter', {
      description: 'What copies must be like, in the language of filters and in its normal form.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was set.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'copyAlerts', (t) =>
  t.prismaConnection(
    {
      type: CopyAlertNode,
      cursor: 'id',
      nullable: true,
      description: "The viewer's alerts over copies, newest first. At most 50.",
      complexity: connectionCost,
      totalCount: ({ id: userId }, _args, { platform }) => platform.db.copyAlert.count({ where: { userId } }),
      resolve: (query, user, _args, { platform }) =>
        listById(query, ({ where, ...page }) =>
          platform.db.copyAlert.findMany({ ...page, where: { ...where, userId: user.id } }),
        ),
    },
    {
      name: 'CopyAlertConnection',
      description: "One page of the viewer's alerts over copies.",
      fields: (connection) => ({ totalCount: connection.int(totalCount) }),
    },
    { name: 'CopyAlertEdge', description: 'One alert of the page.' },
  ),
);

builder.prismaObjectField(MessageNode, 'copyFilter', (t) =>
  t.string({
    nullable: true,
    description: 'Filter of the alert over copies that the message is from. Null for other messages.',
    resolve: ({ params }) => (params as AlertParams).copyFilter ?? null,
  }),
);

builder.relayMutationField(
  'saveCopyAlert',
  {
    description: 'The filter that copies must match, and a name for the alert.',
    inputFields: (t) => ({
      name: t.string({ required: true, description: 'Name of the alert, 1 to 40 characters.' }),
      filter: t.string({
        required: true,
        description:
          'What copies must be like, such as `weapon:ak47 wear<0.01 price<=500`: at least one condition.',
      }),
    }),
  },
  {
    description:
      'Sets an alert over copies: a message within seconds when a copy of another seller is listed or repriced and matches, each copy once at a price; more than five in a minute are told together. The same filter again gives its alert another name.',
    authScopes: { signedIn: true },
    errors: { types: [FilterInvalid, CopyAlertsFull] },
    resolve: async (_root, { input }, { platform, viewer, market }) =>
      saveCopyAlert(platform, {
        userId: requireViewer(viewer).userId,
        name: input.name,
        filter: readFilterText(input.filter, {
          place: 'alert',
          vocabulary: catalogueVocabulary(market),
        }),
      }),
  },
  {
    description: 'The alert over copies was set.',
    outputFields: (t) => ({
      copyAlert: t.field({
        type: CopyAlertNode,
        description: 'The alert as it is now.',
        resolve: (row) => row,
      }),
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer with the updated alerts.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);

builder.relayMutationField(
  'removeCopyAlert',
  {
    description: 'The alert over copies to remove, by its id.',
    inputFields: (t) => ({
      copyAlertId: t.globalID({
        for: CopyAlertNode,
        required: true,
        description: "Id of one of the viewer's alerts over copies.",
      }),
    }),
  },
  {
    description:
      "Removes one of the viewer's alerts over copies. Has no effect if it does not exist or belongs to another user.",
    authScopes: { signedIn: true },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await deleteAlert(platform.db, requireViewer(viewer).userId, input.copyAlertId.id);
      return {};
    },
  },
  {
    description: 'The alert over copies was removed.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer with the updated alerts.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
