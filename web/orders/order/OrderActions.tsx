import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { OrderActions_order$key } from '../../__generated__/OrderActions_order.graphql.ts';
import { goodsPath } from '../../catalog/items/marketItem.ts';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { AcceptOffer } from './AcceptOffer.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { HandDelivery } from './HandDelivery.tsx';
import { OpenOffer } from './OpenOffer.tsx';
import { OrderTradeUrl } from './OrderTradeUrl.tsx';
import { PayOrder } from './PayOrder.tsx';
import { sandboxInventoryUrl } from './sandboxUrls.ts';

interface OrderActionsProps {
  readonly order: OrderActions_order$key;
  /** In milliseconds since 1970. */
  readonly nowMs: number;
  readonly writeMoment: WriteMoment;
  /** Null outside of the sandbox. */
  readonly sandboxUrl: string | null;
  readonly tradeUrl: string | null;
}

/** The actions that are available to the viewer now, and when the others become available. */
export function OrderActions({ order, nowMs, writeMoment, sandboxUrl, tradeUrl }: OrderActionsProps) {
  const data = useFragment(FRAGMENT, order);
  const { t } = useTranslation('order');
  const { marketItem } = data;
  const isOver = data.display.route == null;
  const offerId = data.steamTradeOfferId ?? null;
  const inventoryUrl = sandboxUrl === null ? null : sandboxInventoryUrl(sandboxUrl, tradeUrl);
  const openOffer = (isBuyer: boolean) =>
    offerId !== null && <OpenOffer isBuyer={isBuyer} offerId={offerId} sandboxUrl={sandboxUrl} />;
  /** The element of each action that the server lists. An action without an element is not shown. */
  const elements: Readonly<Record<string, () => ReactNode>> = {
    DECLINE_OFFER: () => openOffer(true),
    CANCEL_OFFER: () => openOffer(false),
    ACCEPT_OFFER: () => (
      <AcceptOffer offerId={offerId} copyCount={data.offerOrders.length + 1} inventoryUrl={inventoryUrl} />
    ),
    PAY: () => <PayOrder order={data} nowMs={nowMs} />,
    REPLACE_LINK: () => <OrderTradeUrl order={data} isSandbox={sandboxUrl !== null} />,
    SEND_OFFER: () => data.handDelivery != null && <HandDelivery order={data} sandboxUrl={sandboxUrl} />,
    CANCEL_ORDER: () => <CancelOrder order={data} nowMs={nowMs} writeMoment={writeMoment} />,
    BUY_ANOTHER: () => marketItem != null && <BuyAnother hashName={marketItem.marketHashName} />,
    OPEN_INVENTORY: () => (
      <>
        <p>{t(isOver ? 'nothingToDoEver' : 'nothingToDoNow')}</p>
        {inventoryUrl !== null && (
          <Outside href={inventoryUrl} target="_blank" rel="noreferrer">
            <Icon name="steam" />
            {t('openSandboxInventory')}
          </Outside>
        )}
      </>
    ),
  };
  const offered = data.display.actions
    .map((action) => [action, elements[action]?.()] as const)
    .filter(([, element]) => Boolean(element));
  return (
    <Side>
      <Label>{t('youCan')}</Label>
      {offered.map(([action, element]) => (
        <Fragment key={action}>{element}</Fragment>
      ))}
      {offered.length === 0 && <p>{t(isOver ? 'nothingToDoEver' : 'nothingToDoNow')}</p>}
    </Side>
  );
}

function BuyAnother({ hashName }: { readonly hashName: string }) {
  const { t } = useTranslation('order');
  return (
    <>
      <p>{t('buyAnotherHint')}</p>
      <ButtonLink to={goodsPath(hashName)} isWide>
        {t('buyAnother')}
      </ButtonLink>
    </>
  );
}

const FRAGMENT = graphql`
  fragment OrderActions_order on Order {
    display {
      route
      actions
    }
    steamTradeOfferId
    offerOrders {
      id
    }
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
