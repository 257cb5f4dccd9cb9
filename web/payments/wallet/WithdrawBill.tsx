import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { HelpLink } from '../../shell/HelpLink.tsx';
import { Price } from '../../ui/Price.tsx';
import type { WithdrawQuote } from './withdrawQuote.ts';

interface WithdrawBillProps {
  /** Null while the typed amount is not valid. */
  readonly quote: WithdrawQuote | null;
  readonly feeBasisPoints: number;
}

/**
 * The fee and the amount that arrives, shown before the request. States when the posted fee differs from the computed
 * one (requirement W-09).
 */
export function WithdrawBill({ quote, feeBasisPoints }: WithdrawBillProps) {
  const { t } = useTranslation('wallet');
  return (
    <Bill aria-live="polite">
      <dt>
        {t('fee', { percent: feeBasisPoints / 100 })}{' '}
        <HelpLink serial="501" isBeside>
          {t('feeHelp')}
        </HelpLink>
      </dt>
      <dd>
        <Price cents={quote === null ? null : quote.feeCents} isPaid />
        {quote !== null && quote.exactFee !== null && (
          <small>{t('feeExact', { exact: quote.exactFee })}</small>
        )}
      </dd>
      <dt>
        {t('youReceive')}
        <small>{t('arrival')}</small>
      </dt>
      <dd>
        <Price cents={quote === null ? null : quote.receivedCents} size={20} isPaid />
      </dd>
    </Bill>
  );
}

const Bill = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 8px 16px;
  align-items: center;
  padding: 12px 14px;
  border-radius: var(--r-2);
  background: var(--s2);
  color: var(--t2);
  dd { margin: 0; text-align: right; }
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t3); }
`;
