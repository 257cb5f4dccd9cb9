import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { InventoryItemNode } from '../inventory/inventoryItem.graphql.ts';
import { SellingRuleNode } from './sellingRule.graphql.ts';
import { RULE_IDS_MAX } from './sellingRule.ts';

builder.prismaObjectFields(SellingRuleNode, (t) => ({
  marketItems: t.field({
    type: [MarketItemNode],
    description: 'The items that the rule is limited to. Empty: every item.',
    select: { marketItemIds: true },
    resolve: ({ marketItemIds }, _args, { platform }) =>
      platform.db.marketItem.findMany({ where: { id: { in: marketItemIds } }, take: RULE_IDS_MAX }),
  }),
  minReferenceCents: t.expose('minReferenceCents', {
    type: 'Cents',
    nullable: true,
    description: 'Only items whose reference price is at least this, in fen.',
  }),
  maxReferenceCents: t.expose('maxReferenceCents', {
    type: 'Cents',
    nullable: true,
    description: 'Only items whose reference price is at most this, in fen.',
  }),
  excludedMarketItems: t.field({
    type: [MarketItemNode],
    description: 'Items that the rule skips.',
    select: { excludedMarketItemIds: true },
    resolve: ({ excludedMarketItemIds }, _args, { platform }) =>
      platform.db.marketItem.findMany({ where: { id: { in: excludedMarketItemIds } }, take: RULE_IDS_MAX }),
  }),
  excludedItems: t.field({
    type: [InventoryItemNode],
    description: 'Copies that the rule skips.',
    select: { excludedAssetIds: true, userId: true },
    resolve: ({ excludedAssetIds, userId }, _args, { platform }) =>
      platform.db.asset.findMany({
        where: { id: { in: excludedAssetIds }, steamAccount: { userId } },
        take: RULE_IDS_MAX,
      }),
  }),
}));
