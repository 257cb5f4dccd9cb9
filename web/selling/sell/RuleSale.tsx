import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import type { RulePreview } from './usePreviewRule.ts';

type RuleOutcome = NonNullable<RulePreview['outcomes']>[number];

/** Below a listing of a rule's dry run: which buy order gets it at once, from which price on one would, or why none does. */
export function RuleSale({ outcome }: { readonly outcome: RuleOutcome }) {
  const { soldFor, leastBidCents, unsoldBecause } = outcome;
  const { t } = useTranslation('sell');
  const { paid } = useMoneyText();
  if (soldFor != null) {
    return (
      <Sale $isSold className="num">
        <Icon name="alert" size={14} />
        {t('soldAtOnce', { price: paid(soldFor.priceCents), net: paid(soldFor.netCents) })}
      </Sale>
    );
  }
  if (unsoldBecause != null) {
    return <Sale>{t('rule_unsold', { reason: t(`rule_because_${unsoldBecause}`) })}</Sale>;
  }
  return leastBidCents == null ? null : (
    <Sale className="num">{t('rule_leastBid', { price: paid(leastBidCents) })}</Sale>
  );
}

const Sale = styled.p<{ $isSold?: boolean }>`
  &&& {
    display: flex;
    gap: 4px;
    font-size: 12px;
    line-height: 18px;
    color: ${({ $isSold }) => ($isSold ? 'var(--warn)' : 'var(--t3)')};
  }
  svg { flex: none; margin-top: 2px; }
`;
