import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OrderMoney_order$key } from '../__generated__/OrderMoney_order.graphql.ts';
import { HelpLink } from '../app/HelpLink.tsx';
import type { WriteMoment } from '../app/useMomentText.ts';
import { Icon } from '../ui/Icon.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Price } from '../ui/Price.tsx';
import { useMoneyText } from '../ui/useCurrency.ts';
import { amountLabel, type MoneyPlace, moneyPlace } from './moneyPlace.ts';

interface OrderMoneyProps {
  readonly order: OrderMoney_order$key;
  readonly writeMoment: WriteMoment;
}

const ICONS: Record<MoneyPlace, 'lock' | 'check' | 'undo' | 'info' | 'shield' | 'refresh'> = {
  notHeld: 'info',
  escrowOfBuyer: 'lock',
  escrowForSeller: 'lock',
  settlingToSeller: 'shield',
  settlingToReader: 'shield',
  paidToSeller: 'check',
  paidToReader: 'check',
  nothingMoved: 'info',
  latePaymentOnItsWay: 'refresh',
  latePaymentReturned: 'undo',
  refundedToReader: 'undo',
  refundedToBuyer: 'undo',
};

/** Price, fee, what the reader pays or gets, and where the money lies now (requirement O-05). */
export function OrderMoney({ order, writeMoment }: OrderMoneyProps) {
  const data = useFragment(FRAGMENT, order);
  const { t } = useTranslation('order');
  const money = useMoneyText();
  const isBuyer = data.direction === 'BUY';
  const isPaidByApp = data.payment != null;
  const place = moneyPlace({ ...data, paymentStatus: data.payment?.status });
  const sources = [
    ...((data.heldFromDepositCents ?? 0) === 0
      ? []
      : [t('fromDeposit', { amount: money.shown(data.heldFromDepositCents ?? 0) })]),
    ...((data.heldFromProceedsCents ?? 0) === 0
      ? []
      : [t('fromProceeds', { amount: money.shown(data.heldFromProceedsCents ?? 0) })]),
  ].join(t('sourceSeparator'));
  const hasSources = sources !== '' && (place === 'escrowOfBuyer' || place === 'refundedToReader');
  const settlesAt = data.settlesAt == null ? null : writeMoment(data.settlesAt);
  const lateHint = place === 'latePaymentOnItsWay' ? t('money_latePaymentOnItsWay_hint') : null;
  const hint = hasSources
    ? t(isPaidByApp ? `money_${place}_hintDeposit` : `money_${place}_hint`, { sources })
    : place === 'settlingToReader' && settlesAt !== null
      ? t('money_settlingToReader_hint', { time: settlesAt })
      : lateHint;
  return (
    <Card>
      <h3>{t('money')}</h3>
      <Line>
        <span>{t('itemPrice')}</span>
        <Price cents={data.priceCents} size={13} />
      </Line>
      <Line>
        <span>
          {t(isBuyer ? 'feeOfBuyer' : 'feeOfSeller')} <HelpLink serial="501">{t('feeHelp')}</HelpLink>
        </span>
        <Price cents={isBuyer ? 0 : data.feeCents} size={13} />
      </Line>
      <Total>
        <span>{t(amountLabel(place, isBuyer))}</span>
        <Price cents={data.terminalPriceCents} size={20} />
      </Total>
      <Place>
        <Icon name={ICONS[place]} />
        <div>
          <b>
            {t(isPaidByApp && place === 'refundedToReader' ? 'money_refundedToDeposit' : `money_${place}`)}
          </b>
          {hint !== null && <span>{hint}</span>}
        </div>
      </Place>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment OrderMoney_order on Order {
    phase
    step
    direction
    priceCents
    feeCents
    terminalPriceCents
    settlesAt
    heldFromDepositCents
    heldFromProceedsCents
    payment {
      status
    }
  }
`;

const Card = styled(Panel)`
  padding: 20px;
  h3 { padding-bottom: 8px; }
  @media (max-width: 767px) { padding: 16px; }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  padding: 6px 0;
  > span:first-child { color: var(--t2); }
`;

const Total = styled(Line)`
  margin-top: 8px;
  padding-top: 12px;
  border-top: 1px solid var(--line);
`;

const Place = styled.div`
  display: flex;
  gap: 10px;
  margin-top: 14px;
  padding: 12px 14px;
  border-radius: var(--r-2);
  background: var(--s2);
  svg { margin-top: 2px; color: var(--accent-t); }
  b { display: block; font-weight: 500; }
  span { display: block; font-size: 12px; line-height: 18px; color: var(--t2); padding-top: 2px; }
`;
