import { useTranslation } from 'react-i18next';
import type { RuleRow_rule$data } from '../../__generated__/RuleRow_rule.graphql.ts';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { ruleFilterOf } from '../desk/ruleScope.ts';
import { nameOfView, type RuleView } from './RuleViews.tsx';

/** The largest number of items that a summary names. */
const NAMED_MAX = 2;

/** Formats in one line what a rule does, to which listings, and how often. */
export function useRuleSummary(rule: RuleRow_rule$data, views: readonly RuleView[]): string {
  const { t, i18n } = useTranslation('sell');
  const { paid } = useMoneyText();
  const { marketItems: items, minReferenceCents: min, maxReferenceCents: max } = rule;
  const { limits } = rule;
  const percent = (share: number) => Math.round(share * 1000) / 10;
  const names = items
    .slice(0, NAMED_MAX)
    .map((item) => (i18n.language === 'zh' ? item.nameZh : item.nameEn))
    .join(t('rule_comma'));
  const excluded = rule.excludedMarketItems.length + rule.excludedItems.length;
  const parts = [
    rule.basis === 'LOWEST_ASK'
      ? t('rule_sayLowest', { step: paid(rule.stepCents ?? 0) })
      : t(rule.basis === 'COST' ? 'rule_sayCost' : 'rule_sayReference', { multiplier: rule.multiplier }),
    rule.floorCents != null && t('rule_sayFloor', { price: paid(rule.floorCents) }),
    rule.sellToBidsAtLeast != null &&
      t(`rule_sayBids_${rule.sellToBidsAtLeast.basis}`, {
        percent: percent(rule.sellToBidsAtLeast.share),
      }),
    limits.floorReferenceShare != null &&
      t('rule_sayFloorReference', { percent: percent(limits.floorReferenceShare) }),
    limits.floorCostShare != null && t('rule_sayFloorCost', { percent: percent(limits.floorCostShare) }),
    limits.ceilingCents != null && t('rule_sayCeiling', { price: paid(limits.ceilingCents) }),
    limits.ceilingReferenceShare != null &&
      t('rule_sayCeilingReference', { percent: percent(limits.ceilingReferenceShare) }),
    limits.ceilingCostShare != null &&
      t('rule_sayCeilingCost', { percent: percent(limits.ceilingCostShare) }),
    limits.maxStepShare != null && t('rule_sayStep', { percent: percent(limits.maxStepShare) }),
    rule.isCostFloor && t('rule_sayCostFloor'),
    limits.keyword !== '' && t('rule_sayKeyword', { keyword: limits.keyword }),
    limits.steamAccounts.length > 0 &&
      limits.steamAccounts
        .map(({ personaName, accountName }) => personaName ?? accountName)
        .join(t('rule_comma')),
    rule.filter != null &&
      t('rule_sayView', { name: nameOfView(ruleFilterOf(rule.filter), views) ?? t('rule_view_own') }),
    rule.copyText !== '' && t('rule_sayCopyText', { text: rule.copyText }),
    rule.items.length > 0 && t('rule_sayCopies', { count: rule.items.length }),
    items.length === 0
      ? rule.filter == null && rule.copyText === '' && rule.items.length === 0 && t('rule_sayAll')
      : t(items.length > NAMED_MAX ? 'rule_sayItemsMore' : 'rule_sayItems', { names, count: items.length }),
    min != null && t('rule_sayMin', { price: paid(min) }),
    max != null && t('rule_sayMax', { price: paid(max) }),
    excluded > 0 && t('rule_sayExcluded', { count: excluded }),
    t(`rule_every_${rule.intervalMinutes}`),
    limits.fromHour != null && t('rule_sayHours', { from: limits.fromHour, to: limits.toHour }),
  ];
  return parts.filter(Boolean).join(' · ');
}
