import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { styled } from 'styled-components';
import type { DeliveryDeskPageQuery } from '../../__generated__/DeliveryDeskPageQuery.graphql.ts';
import type { DeliveryDeskPageSubscription } from '../../__generated__/DeliveryDeskPageSubscription.graphql.ts';
import type { DeliveryItem_order$key } from '../../__generated__/DeliveryItem_order.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { useMomentText, type WriteMoment } from '../../shell/Moment.tsx';
import { SteamNotice } from '../../shell/SteamNotice.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useNow } from '../../ui/clock.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { DeliveryItem } from './DeliveryItem.tsx';
import { DeliveryParcel } from './DeliveryParcel.tsx';
import { parcelsOf } from './deliveryParcel.ts';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';

const QUERY = graphql`
  query DeliveryDeskPageQuery {
    viewer {
      id
      deliveryDesk {
        dueCount
        due {
          id
          handDelivery {
            steamId
            tradeUrl
          }
          ...DeliveryParcel_orders
          ...DeliveryItem_order
        }
        sent {
          id
          ...DeliveryItem_order
        }
        wrong {
          id
          display {
            wrongDelivery {
              fault
            }
          }
          ...DeliveryItem_order
        }
      }
    }
    steamHealth {
      state
    }
    platform {
      serverTime
      isSandbox
      sandboxUrl
    }
  }
`;

const SUBSCRIPTION = graphql`
  subscription DeliveryDeskPageSubscription {
    orderChanged {
      id
      ...DeliveryItem_order
    }
  }
`;

/** Placeholder while the data loads. */
export const Skeleton = OrderListSkeleton;

/** Starts the only query of the page. */
export function loader(args: LoaderFunctionArgs) {
  return loadRouteQuery<DeliveryDeskPageQuery>(args, QUERY, {}, { isVolatile: true });
}

/** Everything that the viewer delivers by hand: what to put into which offer, what is on its way, and what went wrong. */
export function Component() {
  const { viewer, steamHealth, platform } = useRouteQuery<DeliveryDeskPageQuery>(QUERY);
  const { t } = useTranslation(['order', 'shell']);
  const refresh = useRefresh<DeliveryDeskPageQuery>(QUERY, {});
  useLiveSubscription<DeliveryDeskPageSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: refresh,
    onChanged: refresh,
  });
  const nowMs = useNow(Date.parse(platform?.serverTime ?? new Date(0).toISOString()), MINUTE_MS);
  const writeMoment = useMomentText(nowMs);
  if (viewer?.deliveryDesk == null) {
    throw new Error('The deliveries could not be read.');
  }
  const { dueCount, due, sent, wrong } = viewer.deliveryDesk;
  const shared = {
    nowMs,
    writeMoment,
    sandboxUrl: platform?.isSandbox ? (platform.sandboxUrl ?? null) : null,
  };
  const parcels = parcelsOf(due);
  const unconfirmed = due.filter(({ handDelivery }) => handDelivery == null);
  const faulty = wrong.filter(({ display }) => display.wrongDelivery != null);
  return (
    <Page>
      <title>{`${t('deliveryDesk')} · ${t('shell:name')}`}</title>
      <Top>
        <h1>{t('deliveryDesk')}</h1>
        <ButtonLink to="/user/order?direction=sell" size="small">
          {t('allSales')}
        </ButtonLink>
      </Top>
      <SteamNotice state={steamHealth?.state} subject="selling" />
      <Section title={t('deskWrong')} hint={t('deskWrongHint')} orders={faulty} {...shared} />
      {parcels.length > 0 && (
        <>
          <Rules>
            <h2>{t('deskToSend', { count: parcels.length })}</h2>
            <p>{t('deskToSendHint')}</p>
          </Rules>
          {parcels.map(({ key, orders }) => (
            <DeliveryParcel key={key} orders={orders} {...shared} />
          ))}
        </>
      )}
      {dueCount > due.length && <p>{t('deskMore', { count: dueCount - due.length })}</p>}
      <Section title={t('deskToConfirm')} hint={t('deskToConfirmHint')} orders={unconfirmed} {...shared} />
      <Section title={t('deskSent')} hint={t('deskSentHint')} orders={sent} {...shared} />
      {due.length + sent.length + faulty.length === 0 && (
        <Panel>
          <Empty art="k-case" title={t('deskEmpty')} hint={t('deskEmptyHint')} />
        </Panel>
      )}
    </Page>
  );
}

interface SectionProps {
  readonly title: string;
  readonly hint: string;
  readonly orders: readonly (DeliveryItem_order$key & { readonly id: string })[];
  readonly nowMs: number;
  readonly writeMoment: WriteMoment;
  readonly sandboxUrl: string | null;
}

/** Orders that need the same of the seller; nothing where there are none. */
function Section({ title, hint, orders, ...shared }: SectionProps) {
  if (orders.length === 0) {
    return null;
  }
  return (
    <List>
      <header>
        <h2>{title}</h2>
        <p>{hint}</p>
      </header>
      <ul>
        {orders.map((order) => (
          <DeliveryItem key={order.id} order={order} {...shared} />
        ))}
      </ul>
    </List>
  );
}

const MINUTE_MS = 60_000;

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`;

const Rules = styled.div`
  h2 { font-size: 16px; line-height: 24px; }
  p { color: var(--t2); }
`;

const List = styled(Panel)`
  overflow: hidden;
  header { padding: 16px 20px; }
  h2 { font-size: 16px; line-height: 24px; }
  p { color: var(--t2); }
  @media (max-width: 767px) { header { padding: 14px 16px; } }
`;
