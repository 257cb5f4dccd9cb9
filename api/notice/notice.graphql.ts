import { builder } from '../graphql/builder.ts';
import { connectionCost } from '../graphql/connectionCost.ts';

builder.prismaNode('Notice', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id }),
  authScopes: { everyone: true },
  description: 'An announcement to all.',
  fields: (t) => ({
    type: t.exposeInt('type', { description: '1 trade, 2 service, 3 inventory, 4 system.' }),
    titleZh: t.exposeString('titleZh', { description: 'Title in Chinese.' }),
    titleEn: t.exposeString('titleEn', { description: 'Title in English.' }),
    bodyZh: t.exposeString('bodyZh', { description: 'Text in Chinese.' }),
    bodyEn: t.exposeString('bodyEn', { description: 'Text in English.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'Since when it stands.' }),
  }),
});

builder.queryField('notices', (t) =>
  t.prismaConnection(
    {
      type: 'Notice',
      cursor: 'id',
      complexity: connectionCost,
      nullable: true,
      description: 'Announcements, newest first.',
      authScopes: { everyone: true },
      resolve: (query, _root, _args, { platform }) =>
        platform.db.notice.findMany({ ...query, orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }] }),
    },
    { description: 'A page of announcements.' },
    { description: 'One announcement of the page.' },
  ),
);
