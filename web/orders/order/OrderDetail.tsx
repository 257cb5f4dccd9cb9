import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { OrderDetail_order$key } from '../../__generated__/OrderDetail_order.graphql.ts';
import type { OrderDetailSubscription } from '../../__generated__/OrderDetailSubscription.graphql.ts';
import type { OrderHero_platform$key } from '../../__generated__/OrderHero_platform.graphql.ts';
import type { OrderHero_viewer$key } from '../../__generated__/OrderHero_viewer.graphql.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useMomentText } from '../../shell/Moment.tsx';
import { useCopyText } from '../../shell/useCopyText.ts';
import { Icon } from '../../ui/Icon.tsx';
import { OfferOrders } from './OfferOrders.tsx';
import { OrderAsset } from './OrderAsset.tsx';
import { OrderCheck } from './OrderCheck.tsx';
import { OrderHero } from './OrderHero.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderParties } from './OrderParties.tsx';
import { OrderStepper } from './OrderStepper.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { statusKeys } from './orderWords.ts';
import { WrongDeliveryBanner } from './WrongDeliveryBanner.tsx';

interface OrderDetailProps {
  readonly orderId: string;
  readonly order: OrderDetail_order$key;
  readonly viewer: OrderHero_viewer$key;
  readonly platform: OrderHero_platform$key;
  /** ISO 8601. */
  readonly serverTime: string;
  /** Null outside of the sandbox. */
  readonly sandboxUrl: string | null;
  /** Fetches the order again. */
  readonly onRefresh: () => void;
}

const SUBSCRIPTION = graphql`
  subscription OrderDetailSubscription($orderId: ID!) {
    orderChanged(orderId: $orderId) {
      ...OrderDetail_order
    }
  }
`;

/** Details of one order. Subscribes to the order's changes while the page is visible. */
export function OrderDetail({
  orderId,
  order,
  viewer,
  platform,
  serverTime,
  sandboxUrl,
  onRefresh,
}: OrderDetailProps) {
  const data = useFragment(FRAGMENT, order);
  const { t } = useTranslation(['order', 'shell']);
  const writeMoment = useMomentText(Date.parse(serverTime));
  useLiveSubscription<OrderDetailSubscription>({
    subscription: SUBSCRIPTION,
    variables: { orderId },
    onConnected: onRefresh,
    onChanged(response) {
      if (response?.orderChanged == null) {
        onRefresh();
      }
    },
  });
  const status = t(statusKeys(data.display.statusText));
  return (
    <Page>
      <title>{`${status} · ${data.orderNo} · ${t('shell:name')}`}</title>
      <div>
        <OrderCrumbs orderNo={data.orderNo} isSale={data.direction === 'SELL'} />
        <h1>{status}</h1>
      </div>
      <WrongDeliveryBanner order={data} writeMoment={writeMoment} sandboxUrl={sandboxUrl} />
      <OrderHero
        order={data}
        viewer={viewer}
        platform={platform}
        serverTime={serverTime}
        writeMoment={writeMoment}
      />
      <OrderStepper order={data} writeMoment={writeMoment} />
      <Columns>
        <Main>
          <OrderTimeline order={data} writeMoment={writeMoment} />
          <OrderCheck order={data} />
          <OfferOrders order={data} onRefresh={onRefresh} />
          <OrderParties order={data} />
        </Main>
        <Rail>
          <OrderAsset order={data} />
          <OrderMoney order={data} writeMoment={writeMoment} />
        </Rail>
      </Columns>
    </Page>
  );
}

/** The way back to the list that the order is in, and its number to copy. */
function OrderCrumbs({ orderNo, isSale }: { readonly orderNo: string; readonly isSale: boolean }) {
  const { t } = useTranslation('order');
  const copy = useCopyText(t('copied'), t('copyFailed'));
  return (
    <Crumbs className="num">
      <Link to={isSale ? '/user/order?direction=sell' : '/user/order'}>
        <Chevron>
          <Icon name="right" size={12} />
        </Chevron>
        {t('myOrders')}
      </Link>
      <span>{t('orderNo', { orderNo })}</span>
      <button
        type="button"
        aria-label={t('copyOrderNo')}
        title={t('copyOrderNo')}
        onClick={() => copy(orderNo)}
      >
        <Icon name="copy" size={14} />
      </button>
    </Crumbs>
  );
}

const FRAGMENT = graphql`
  fragment OrderDetail_order on Order {
    id
    orderNo
    display {
      statusText
    }
    direction
    ...OrderHero_order
    ...WrongDeliveryBanner_order
    ...OrderStepper_order
    ...OrderTimeline_order
    ...OrderCheck_order
    ...OfferOrders_order
    ...OrderAsset_order
    ...OrderMoney_order
    ...OrderParties_order
    ...OrderRow_order
  }
`;

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const Crumbs = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 24px;
  font-size: 12px;
  color: var(--t3);
  a { display: inline-flex; align-items: center; gap: 4px; min-height: 24px; }
  a:hover { color: var(--t1); }
  button { width: 24px; height: 24px; display: grid; place-items: center; border-radius: var(--r-1); }
  button:hover { background: var(--hover); color: var(--t1); }
`;

const Chevron = styled.span`
  transform: rotate(180deg);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 348px;
  gap: 16px;
  align-items: start;
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 1fr); }
`;

const Main = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;

const Rail = styled(Main)`
  @media (min-width: 1200px) { position: sticky; top: 76px; }
  @media (min-width: 768px) and (max-width: 1199px) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
