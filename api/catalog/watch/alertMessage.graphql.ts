import { builder } from '../../http/graphql/builder.ts';
import { MessageNode } from '../../notifications/message/message.graphql.ts';
import type { AlertParams } from '../../notifications/message/message.ts';
import { MarketItemNode } from '../market/market.graphql.ts';
import { SavedFilterNode } from './savedFilter.graphql.ts';

const paramsOf = ({ params }: { params: unknown }): AlertParams => params as AlertParams;

builder.prismaObjectFields(MessageNode, (t) => ({
  marketItem: t.field({
    type: MarketItemNode,
    nullable: true,
    description: 'Item of a price alert, a buy order or a price offer. Null for other messages.',
    resolve: (message, _args, { market }) => market.findById(paramsOf(message).marketItemId ?? ''),
  }),
  savedFilter: t.field({
    type: SavedFilterNode,
    nullable: true,
    description: 'Saved filter of an alert. Null if it was removed.',
    resolve: async (message, _args, { loaders }) => {
      const id = paramsOf(message).savedFilterId;
      return id === undefined ? null : loaders.savedFilter.load({ userId: message.userId, id });
    },
  }),
}));
