import type { PriceRules } from '../../../api/selling/listing/priceRules.ts';
import type { CopyFacts, RuleChoice } from '../../../api/selling/rules/sellingRule.ts';

/** The configured bounds of asks. */
export const RULES: PriceRules = {
  lowBasisPoints: 5_000,
  highFactor: 10,
  minCents: 1n,
  maxCents: 10_000_000n,
  feeBasisPoints: 250,
};
/** 0.99 of the reference price, to no bids. */
export const PLAIN: RuleChoice = {
  name: 'rule',
  isEnabled: true,
  basis: 'reference',
  thousandths: 990,
  stepCents: null,
  floorCents: null,
  floorReferenceThousandths: null,
  floorCostThousandths: null,
  ceilingCents: null,
  ceilingReferenceThousandths: null,
  ceilingCostThousandths: null,
  stepThousandths: null,
  bidBasis: null,
  bidThousandths: null,
  keyword: '',
  steamAccountIds: [],
  fromHour: null,
  toHour: null,
  isCostFloor: false,
  isFloorConfirmed: false,
  marketItemIds: [],
  minReferenceCents: null,
  maxReferenceCents: null,
  excludedMarketItemIds: [],
  excludedAssetIds: [],
  filter: null,
  copyText: '',
  copyConditions: {},
  assetIds: [],
  intervalMinutes: 60,
};
/** A copy whose every price is known. */
export const COPY: CopyFacts = {
  listingId: 'l',
  assetId: 'a',
  marketItemId: 'm',
  steamAccountId: 's',
  searchText: 'ak-47 | redline (field-tested) 红线',
  askCents: 12_345n,
  isOnSale: true,
  stoodSince: new Date(0),
  referenceCents: 10_000n,
  lowestOtherCents: 11_000n,
  secondOtherCents: 11_500n,
  costCents: 8_000n,
  matchedRuleIds: new Set(),
};
