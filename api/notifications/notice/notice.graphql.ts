import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { kindWhere } from '../message/kindWhere.ts';

builder.prismaNode('Notice', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id }),
  authScopes: { everyone: true },
  description: 'An announcement to all users and visitors.',
  fields: (t) => ({
    type: t.exposeInt('type', {
      description: 'Type of the announcement: 1 trade, 2 service, 3 inventory, 4 system.',
    }),
    titleZh: t.exposeString('titleZh', { description: 'Title of the announcement in Chinese.' }),
    titleEn: t.exposeString('titleEn', { description: 'Title of the announcement in English.' }),
    bodyZh: t.exposeString('bodyZh', { description: 'Text of the announcement in Chinese.' }),
    bodyEn: t.exposeString('bodyEn', { description: 'Text of the announcement in English.' }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      description: 'When the announcement was published.',
    }),
  }),
});

builder.queryField('notices', (t) =>
  t.prismaConnection(
    {
      type: 'Notice',
      cursor: 'id',
      complexity: connectionCost,
      nullable: true,
      description: 'The published announcements, newest first.',
      authScopes: { everyone: true },
      args: {
        type: t.arg.int({
          required: false,
          description: 'Return only this type: 1 trade, 2 service, 3 inventory, 4 system. 0 or omitted: all.',
        }),
      },
      resolve: (query, _root, { type }, { platform }) =>
        platform.db.notice.findMany({
          ...query,
          where: kindWhere(type),
          orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
        }),
    },
    { description: 'A page of the announcements.' },
    { description: 'One announcement of the page.' },
  ),
);

builder.queryField('noticeCount', (t) =>
  t.int({
    nullable: true,
    description: 'Number of published announcements.',
    authScopes: { everyone: true },
    args: {
      type: t.arg.int({
        required: false,
        description: 'Count only announcements of this type, as in `notices`.',
      }),
    },
    resolve: (_root, { type }, { platform }) => platform.db.notice.count({ where: kindWhere(type) }),
  }),
);
