import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import type { OrderMoney_order$key } from '../../__generated__/OrderMoney_order.graphql.ts';
import { HelpLink } from '../../shell/HelpLink.tsx';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { letterPath } from '../../shell/restriction/letterPath.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Price } from '../../ui/Price.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';

interface OrderMoneyProps {
  readonly order: OrderMoney_order$key;
  readonly writeMoment: WriteMoment;
}

/** How one location of the money is displayed. */
interface ShownPlace {
  readonly icon: IconName;
  /** Translation key of the text below it: its own, or that of a location with the same text. */
  readonly hint?: string;
  /** The value that the text requires. Without it the text is not shown. */
  readonly needs?: 'sources' | 'time';
  /** True when operators review the order, so that the user can write to them. */
  readonly isReviewed?: boolean;
}

const PLACES: Readonly<Record<string, ShownPlace>> = {
  NOT_HELD: { icon: 'info' },
  ESCROW_OF_BUYER: { icon: 'lock', hint: 'ESCROW_OF_BUYER', needs: 'sources' },
  ESCROW_FROM_APP: { icon: 'lock', hint: 'ESCROW_FROM_APP', needs: 'sources' },
  ESCROW_FOR_SELLER: { icon: 'lock' },
  SETTLING_TO_SELLER: { icon: 'shield' },
  SETTLING_TO_VIEWER: { icon: 'shield', hint: 'SETTLING_TO_VIEWER', needs: 'time' },
  PAID_TO_SELLER: { icon: 'check' },
  PAID_TO_VIEWER: { icon: 'check' },
  UNDER_REVIEW: { icon: 'lock', hint: 'UNDER_REVIEW', isReviewed: true },
  REVIEWED_TO_DEPOSIT: { icon: 'info', hint: 'REVIEWED_TO_DEPOSIT', isReviewed: true },
  NOTHING_MOVED: { icon: 'info' },
  LATE_PAYMENT_ON_ITS_WAY: { icon: 'refresh', hint: 'RETURNING_TO_APP' },
  LATE_PAYMENT_RETURNED: { icon: 'undo', hint: 'RETURNED_TO_APP' },
  RETURNING_TO_APP: { icon: 'refresh', hint: 'RETURNING_TO_APP' },
  RETURNED_TO_APP: { icon: 'undo', hint: 'RETURNED_TO_APP' },
  KEPT_AS_DEPOSIT: { icon: 'info', hint: 'KEPT_AS_DEPOSIT' },
  REFUNDED_TO_VIEWER: { icon: 'undo', hint: 'REFUNDED_TO_VIEWER', needs: 'sources' },
  REFUNDED_TO_DEPOSIT: { icon: 'undo', hint: 'REFUNDED_TO_DEPOSIT', needs: 'sources' },
  REFUNDED_TO_BUYER: { icon: 'undo' },
};

/** Price, fee, what the viewer pays or receives, and where the money is now (requirement O-05). */
export function OrderMoney({ order, writeMoment }: OrderMoneyProps) {
  const data = useFragment(FRAGMENT, order);
  const { t } = useTranslation(['order', 'shell']);
  const money = useMoneyText();
  const { pathname, search } = useLocation();
  const isBuyer = data.direction === 'BUY';
  const { place, label, at } = data.display.money;
  const sources = [
    ...((data.heldFromDepositCents ?? 0) === 0
      ? []
      : [t('fromDeposit', { amount: money.shown(data.heldFromDepositCents ?? 0) })]),
    ...((data.heldFromProceedsCents ?? 0) === 0
      ? []
      : [t('fromProceeds', { amount: money.shown(data.heldFromProceedsCents ?? 0) })]),
  ].join(t('sourceSeparator'));
  const { icon, hint, needs, isReviewed = false }: ShownPlace = PLACES[place] ?? { icon: 'info' };
  const values = { sources, time: at == null ? null : writeMoment(at) };
  const hasHint = hint !== undefined && (needs === undefined || Boolean(values[needs]));
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
        <span>{t(`label_${label}`)}</span>
        <Price cents={data.terminalPriceCents} size={20} />
      </Total>
      <Place>
        <Icon name={icon} />
        <div>
          <b>{t(`money_${place}`)}</b>
          {hasHint && <span>{t(`money_${hint}_hint`, values)}</span>}
          {isReviewed && (
            <Link to={letterPath({ kind: 'PROCEEDS_REVIEWED', orderNo: data.orderNo }, pathname + search)}>
              {t('restriction:answer')}
            </Link>
          )}
        </div>
      </Place>
    </Card>
  );
}

const FRAGMENT = graphql`
  fragment OrderMoney_order on Order {
    orderNo
    direction
    priceCents
    feeCents
    terminalPriceCents
    heldFromDepositCents
    heldFromProceedsCents
    display {
      money {
        place
        label
        at
      }
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
