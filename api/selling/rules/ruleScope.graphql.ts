import { MarketItemNode } from '../../catalog/market/market.graphql.ts';
import { builder } from '../../http/graphql/builder.ts';
import { SteamAccountNode } from '../../steam/account/steamAccount.graphql.ts';
import { InventoryItemNode } from '../inventory/inventoryItem.graphql.ts';
import { ChosenListings } from '../listing/ownListing.graphql.ts';
import { SellingRuleNode } from './sellingRule.graphql.ts';
import { ruleFilterOf } from './sellingRule.store.ts';
import { RULE_IDS_MAX, type SellingRule } from './sellingRule.ts';

builder.prismaObjectFields(SellingRuleNode, (t) => ({
  filter: t.field({
    type: ChosenListings,
    nullable: true,
    description: 'What the listings must match at the time of a run. Null: every listing.',
    resolve: ruleFilterOf,
  }),
  copyText: t.exposeString('copyText', {
    description:
      'What copies must be like at the time of a run, in the language of filters and in its normal form. Empty: any copy.',
  }),
  items: t.field({
    type: [InventoryItemNode],
    description: 'The copies that the rule is limited to. Empty: every copy.',
    complexity: { field: 1, multiplier: 1 },
    resolve: ({ assetIds, userId }, _args, { platform }) =>
      platform.db.asset.findMany({
        where: { id: { in: assetIds }, steamAccount: { userId } },
        take: RULE_IDS_MAX,
      }),
  }),
  marketItems: t.field({
    type: [MarketItemNode],
    description: 'The items that the rule is limited to. Empty: every item.',
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
    resolve: ({ excludedMarketItemIds }, _args, { platform }) =>
      platform.db.marketItem.findMany({ where: { id: { in: excludedMarketItemIds } }, take: RULE_IDS_MAX }),
  }),
  excludedItems: t.field({
    type: [InventoryItemNode],
    description: 'Copies that the rule skips.',
    resolve: ({ excludedAssetIds, userId }, _args, { platform }) =>
      platform.db.asset.findMany({
        where: { id: { in: excludedAssetIds }, steamAccount: { userId } },
        take: RULE_IDS_MAX,
      }),
  }),
}));

/** The columns of a rule that bound it. */
type Limits = Pick<
  SellingRule,
  | 'userId'
  | 'floorReferenceThousandths'
  | 'floorCostThousandths'
  | 'ceilingCents'
  | 'ceilingReferenceThousandths'
  | 'ceilingCostThousandths'
  | 'stepThousandths'
  | 'keyword'
  | 'steamAccountIds'
  | 'fromHour'
  | 'toHour'
>;

const SellingRuleLimits = builder.objectRef<Limits>('SellingRuleLimits').implement({
  authScopes: { signedIn: true },
  description: 'Floors and ceilings of a selling rule, its scope by words and accounts, and its hours.',
  fields: (t) => {
    const share = (of: (rule: Limits) => number | null, description: string) =>
      t.float({
        nullable: true,
        description,
        resolve: (rule) => {
          const thousandths = of(rule);
          return thousandths === null ? null : thousandths / 1_000;
        },
      });
    return {
      floorReferenceShare: share(
        (rule) => rule.floorReferenceThousandths,
        'Lowest ask as a share of the reference price. Null: none.',
      ),
      floorCostShare: share(
        (rule) => rule.floorCostThousandths,
        'Lowest ask as a share of the cost. Null: none.',
      ),
      ceilingCents: t.expose('ceilingCents', {
        type: 'Cents',
        nullable: true,
        description: 'The highest ask that the rule sets, in fen. Null: none.',
      }),
      ceilingReferenceShare: share(
        (rule) => rule.ceilingReferenceThousandths,
        'Highest ask as a share of the reference price. Null: none.',
      ),
      ceilingCostShare: share(
        (rule) => rule.ceilingCostThousandths,
        'Highest ask as a share of the cost. Null: none.',
      ),
      maxStepShare: share(
        (rule) => rule.stepThousandths,
        'The most that one run moves an ask, as a share of it. Null: any distance.',
      ),
      keyword: t.exposeString('keyword', {
        description: 'Words that the names of its items contain. Empty: every item.',
      }),
      steamAccounts: t.prismaField({
        type: [SteamAccountNode],
        description: 'Steam accounts whose copies it is limited to. Empty: every account.',
        resolve: (query, { steamAccountIds, userId }, _args, { platform }) =>
          platform.db.steamAccount.findMany({
            ...query,
            where: { id: { in: [...steamAccountIds] }, userId },
          }),
      }),
      fromHour: t.exposeInt('fromHour', {
        nullable: true,
        description: 'The hour of the day in China from which it runs. Null: at any hour.',
      }),
      toHour: t.exposeInt('toHour', {
        nullable: true,
        description: 'The hour of the day in China at which it stops. Null: at any hour.',
      }),
    };
  },
});

builder.prismaObjectField(SellingRuleNode, 'limits', (t) =>
  t.field({
    type: SellingRuleLimits,
    description: 'What bounds the rule beyond its basic settings.',
    resolve: (rule) => rule,
  }),
);
