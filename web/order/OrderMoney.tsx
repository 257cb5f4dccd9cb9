import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
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
  underReview: 'lock',
  reviewedToDeposit: 'info',
  nothingMoved: 'info',
  latePaymentOnItsWay: 'refresh',
  latePaymentReturned: 'undo',
  returningToApp: 'refresh',
  returnedToApp: 'undo',
  keptAsDeposit: 'info',
  refundedToReader: 'undo',
  refundedToBuyer: 'undo',
};

/** What is said beneath where the payment app paid. Refunds of an earlier time went to the deposit. */
const PAID_BY_APP = {
  escrowOfBuyer: 'money_escrowOfBuyer_hintPaymentApp',
  refundedToReader: 'money_refundedToReader_hintDeposit',
} as const;

/** Price, fee, what the reader pays or gets, and where the money lies now (requirement O-05). */
export function OrderMoney({ order, writeMoment }: OrderMoneyProps) {
  const data = useFragment(FRAGMENT, order);
  const { t } = useTranslation(['order', 'app']);
  const money = useMoneyText();
  const isBuyer = data.direction === 'BUY';
  const isPaidByApp = data.payment != null;
  const review = data.proceedsReview;
  const place = moneyPlace({ ...data, paymentStatus: data.payment?.status, reviewState: review?.state });
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
  const endedAt = data.payment?.endedAt == null ? null : writeMoment(data.payment.endedAt);
  const paymentHint =
    place === 'returnedToApp' || place === 'latePaymentReturned'
      ? t('money_returnedToApp_hint', { time: endedAt })
      : place === 'keptAsDeposit'
        ? t('money_keptAsDeposit_hint', { time: endedAt })
        : place === 'returningToApp' || place === 'latePaymentOnItsWay'
          ? t('money_returningToApp_hint')
          : null;
  const reviewHint =
    place === 'underReview' && review != null
      ? t('money_underReview_hint', { time: writeMoment(review.lookBy) })
      : place === 'reviewedToDeposit'
        ? t('money_reviewedToDeposit_hint')
        : null;
  const hint = hasSources
    ? t(isPaidByApp ? PAID_BY_APP[place] : `money_${place}_hint`, { sources })
    : place === 'settlingToReader' && settlesAt !== null
      ? t('money_settlingToReader_hint', { time: settlesAt })
      : (paymentHint ?? reviewHint);
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
          {reviewHint !== null && <Link to="/user/letters">{t('app:hold_answer')}</Link>}
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
    proceedsReview {
      state
      lookBy
    }
    payment {
      status
      endedAt
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
  a { display: inline-block; min-height: 24px; padding-top: 2px; font-size: 12px; color: var(--accent-t); }
  a:hover { text-decoration: underline; }
`;
