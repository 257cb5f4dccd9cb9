import { builder } from '../../http/graphql/builder.ts';
import { connectionCost } from '../../http/graphql/connectionCost.ts';
import { PlatformRef } from '../../http/graphql/platform.graphql.ts';
import { totalCount } from '../../http/graphql/totalCount.ts';
import { listById } from '../../kernel/newestFirst.ts';
import { MessageTypeEnum } from '../message/message.graphql.ts';
import type { Maintenance } from './notice.ts';
import { readMaintenance } from './readMaintenance.ts';

builder.prismaNode('Notice', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id) => ({ id }),
  authScopes: { everyone: true },
  description: 'An announcement to all users and visitors.',
  fields: (t) => ({
    type: t.field({
      type: MessageTypeEnum,
      description: 'The tab of the announcements that lists it.',
      resolve: ({ type }) => type as (typeof MessageTypeEnum)['$inferType'],
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
        type: t.arg({
          type: MessageTypeEnum,
          required: false,
          description: 'Return only announcements of this type. Default: all.',
        }),
      },
      totalCount: (_root, { type }, { platform }) =>
        platform.db.notice.count({ where: type ? { type } : {} }),
      resolve: (query, _root, { type }, { platform }) =>
        listById(query, ({ where, ...page }) =>
          platform.db.notice.findMany({ ...page, where: { ...where, ...(type ? { type } : {}) } }),
        ),
    },
    {
      name: 'NoticeConnection',
      description: 'A page of the announcements.',
      fields: (connection) => ({ totalCount: connection.int(totalCount) }),
    },
    { name: 'NoticeEdge', description: 'One announcement of the page.' },
  ),
);

const MaintenanceRef = builder.objectRef<Maintenance>('Maintenance').implement({
  authScopes: { everyone: true },
  description: 'A maintenance that operators have announced.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'When the maintenance begins.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When the maintenance ends.' }),
    titleZh: t.exposeString('titleZh', { description: "The announcement's title in Chinese." }),
    titleEn: t.exposeString('titleEn', { description: 'English title of the announcement.' }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      description: "The market's time when this was read, to tell when it begins and ends by any clock.",
    }),
  }),
});

builder.objectField(PlatformRef, 'maintenance', (t) =>
  t.field({
    type: MaintenanceRef,
    nullable: true,
    description: 'The announced maintenance that begins first, until it is over. Null: none is announced.',
    resolve: (_config, _args, { platform }) => readMaintenance(platform.db),
  }),
);
