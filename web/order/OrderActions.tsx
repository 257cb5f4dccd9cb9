import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OrderActions_order$key } from '../__generated__/OrderActions_order.graphql.ts';
import { goodsPath } from '../app/items/goodsPath.ts';
import type { WriteMoment } from '../app/useMomentText.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AcceptOffer } from './AcceptOffer.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { cancelChance } from './cancelChance.ts';
import { HandDelivery } from './HandDelivery.tsx';
import { OpenOffer } from './OpenOffer.tsx';
import { OrderTradeUrl } from './OrderTradeUrl.tsx';
import { PayOrder } from './PayOrder.tsx';
import { sandboxInventoryUrl } from './sandboxInventoryUrl.ts';

interface OrderActionsProps {
  readonly order: OrderActions_order$key;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  readonly writeMoment: WriteMoment;
  /** Null outside of the sandbox. */
  readonly sandboxUrl: string | null;
  readonly tradeUrl: string | null;
}

/** What the reader can do now, and from when. */
export function OrderActions({ order, nowMs, writeMoment, sandboxUrl, tradeUrl }: OrderActionsProps) {
  const data = useFragment(FRAGMENT, order);
  const { t } = useTranslation('order');
  const inventoryUrl = sandboxUrl === null ? null : sandboxInventoryUrl(sandboxUrl, tradeUrl);
  const chance = cancelChance(data, nowMs);
  const isBuyer = data.direction === 'BUY';
  const asksForLink = isBuyer && data.deliveryIssue != null;
  return (
    <Side>
      <Label>{t('youCan')}</Label>
      {data.isOfferLeftOpen && data.steamTradeOfferId != null ? (
        <OpenOffer isBuyer={isBuyer} offerId={data.steamTradeOfferId} sandboxUrl={sandboxUrl} />
      ) : isBuyer && data.phase === 'AWAITING_ACCEPT' ? (
        <AcceptOffer offerId={data.steamTradeOfferId ?? null} inventoryUrl={inventoryUrl} />
      ) : isBuyer && data.phase === 'AWAITING_PAYMENT' ? (
        <>
          <PayOrder order={data} nowMs={nowMs} />
          <CancelOrder order={data} chance={chance} writeMoment={writeMoment} />
        </>
      ) : asksForLink ? (
        <>
          <OrderTradeUrl order={data} isSandbox={sandboxUrl !== null} />
          {chance.kind !== 'none' && <CancelOrder order={data} chance={chance} writeMoment={writeMoment} />}
        </>
      ) : data.handDelivery != null ? (
        <>
          <HandDelivery order={data} sandboxUrl={sandboxUrl} />
          {chance.kind !== 'none' && <CancelOrder order={data} chance={chance} writeMoment={writeMoment} />}
        </>
      ) : chance.kind !== 'none' ? (
        <CancelOrder order={data} chance={chance} writeMoment={writeMoment} />
      ) : data.phase === 'FAILED' && isBuyer && data.marketItem != null ? (
        <>
          <p>{t('buyAnotherHint')}</p>
          <ButtonLink to={goodsPath(data.marketItem.marketHashName)} isWide>
            {t('buyAnother')}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{t(data.isFinal ? 'nothingToDoEver' : 'nothingToDoNow')}</p>
          {isBuyer && inventoryUrl !== null && (data.phase === 'PROTECTED' || data.phase === 'COMPLETED') && (
            <Outside href={inventoryUrl} target="_blank" rel="noreferrer">
              <Icon name="steam" />
              {t('openSandboxInventory')}
            </Outside>
          )}
        </>
      )}
    </Side>
  );
}

const FRAGMENT = graphql`
  fragment OrderActions_order on Order {
    phase
    direction
    isFinal
    deliveryIssue
    canCancel
    canBuyerCancelAt
    steamTradeOfferId
    isOfferLeftOpen
    marketItem {
      marketHashName
    }
    ...CancelOrder_order
    ...PayOrder_order
    ...OrderTradeUrl_order
    handDelivery {
      __typename
    }
    ...HandDelivery_order
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 8px;
  padding: 18px 22px;
  border-left: 1px solid var(--line);
  p { color: var(--t2); }
  @media (max-width: 767px) { border-left: 0; border-top: 1px solid var(--line); padding: 16px; }
`;

const Label = styled.div`
  color: var(--t3);
`;

const Outside = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  color: var(--accent-t);
  font-weight: 500;
  &:hover { text-decoration: underline; }
`;
