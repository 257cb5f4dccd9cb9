import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { PayOrder_order$key } from '../../__generated__/PayOrder_order.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { leftParts } from './orderClock.ts';
import { usePayOrder } from './usePayOrder.ts';

interface PayOrderProps {
  readonly order: PayOrder_order$key;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

/** The one step for the buyer of an unpaid order: to continue to the payment app before the time is over. */
export function PayOrder({ order, nowMs }: PayOrderProps) {
  const { id, priceCents, deadlineAt } = useFragment(FRAGMENT, order);
  const { t } = useTranslation('order');
  const [pay, isBusy] = usePayOrder();
  const leftMs = deadlineAt == null ? 0 : Date.parse(deadlineAt) - nowMs;
  return (
    <>
      <Left className="num" role="timer">
        {t(leftMs > 0 ? 'payLeft' : 'payOver', leftParts(leftMs))}
      </Left>
      <Button look="primary" isWide isBusy={isBusy} disabled={leftMs <= 0} onClick={() => pay(id)}>
        {t('payGoOn')}
        <Price cents={priceCents} tone="inherit" isPaid />
      </Button>
    </>
  );
}

const FRAGMENT = graphql`
  fragment PayOrder_order on Order {
    id
    priceCents
    deadlineAt
  }
`;

const Left = styled.p`
  font-weight: 500;
`;
