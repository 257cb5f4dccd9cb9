import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon } from '../../ui/Icon.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import type { PayWay } from './purchaseStep.ts';

interface PurchaseWaysProps {
  readonly way: PayWay;
  readonly spendableCents: number;
  readonly priceCents: number;
  /** Time limit of a payment in the payment app, in minutes. */
  readonly minutes: number;
  readonly isDisabled: boolean;
  readonly onChange: (way: PayWay) => void;
}

/** Payment method: from the balance at once, or the whole price in the payment app. */
export function PurchaseWays(props: PurchaseWaysProps) {
  const { way, spendableCents, priceCents, minutes, isDisabled, onChange } = props;
  const { t } = useTranslation('order');
  const money = useMoneyText();
  const name = useId();
  const missingCents = priceCents - spendableCents;
  const isShort = missingCents > 0;
  const ways = [
    {
      value: 'BALANCE',
      icon: 'wallet',
      hint: isShort
        ? t('payWay_BALANCE_short', {
            amount: money.paid(spendableCents),
            missing: money.paid(missingCents),
          })
        : t('payWay_BALANCE_hint', { amount: money.paid(spendableCents) }),
    },
    {
      value: 'PAYMENT_APP',
      icon: 'yuan',
      hint: t(isShort ? 'payWay_PAYMENT_APP_short' : 'payWay_PAYMENT_APP_hint', { minutes }),
    },
  ] as const;
  return (
    <Group disabled={isDisabled}>
      <legend>{t('payWay')}</legend>
      {ways.map(({ value, icon, hint }) => (
        <Way key={value} $isChosen={way === value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={way === value}
            aria-labelledby={`${name}${value}name`}
            aria-describedby={`${name}${value}`}
            onChange={() => onChange(value)}
          />
          <Icon name={icon} />
          <span>
            <b id={`${name}${value}name`}>{t(`payWay_${value}`)}</b>
            <small id={`${name}${value}`}>{hint}</small>
          </span>
        </Way>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;
  padding: 0;
  border: 0;
  margin: 0;
  legend { padding: 0 0 8px; color: var(--t2); }
`;

const Way = styled.label<{ $isChosen: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 8px 14px;
  border: 1px solid ${({ $isChosen }) => ($isChosen ? 'var(--accent)' : 'var(--line)')};
  border-radius: var(--r-input);
  background: ${({ $isChosen }) => ($isChosen ? 'var(--accent-w)' : 'var(--s1)')};
  cursor: pointer;
  &:hover { border-color: ${({ $isChosen }) => ($isChosen ? 'var(--accent)' : 'var(--ctl)')}; }
  &:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
  input {
    appearance: none;
    flex: none;
    width: 18px;
    height: 18px;
    margin: 0;
    border: 2px solid var(--ctl);
    border-radius: 50%;
    outline: none;
    cursor: inherit;
  }
  input:checked { border: 5px solid var(--accent); background: var(--on-accent); }
  svg { flex: none; color: ${({ $isChosen }) => ($isChosen ? 'var(--accent-t)' : 'var(--t3)')}; }
  span { min-width: 0; }
  b { display: block; font-weight: 500; }
  small { display: block; font-size: 12px; line-height: 18px; color: var(--t2); }
`;
