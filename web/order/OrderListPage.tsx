import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { OrderListPageQuery } from '../__generated__/OrderListPageQuery.graphql.ts';
import type { OrderListPageSubscription } from '../__generated__/OrderListPageSubscription.graphql.ts';
import { BlockErrorBoundary } from '../app/BlockErrorBoundary.tsx';
import { loadRouteQuery, useRouteQuery } from '../app/routeQuery.ts';
import { useLiveSubscription } from '../app/useLiveSubscription.ts';
import { useRefresh } from '../app/useRefresh.ts';
import { Panel } from '../ui/Panel.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';
import { orderListPath, readOrderListFilter, STATUS_GROUPS } from './orderListFilter.ts';

const QUERY = graphql`
  query OrderListPageQuery($direction: OrderDirection!, $statusGroup: OrderStatusGroup) {
    viewer {
      id
      ...OrderList_viewer @arguments(direction: $direction, group: $statusGroup)
    }
    platform {
      serverTime
    }
  }
`;

const SUBSCRIPTION = graphql`
  subscription OrderListPageSubscription {
    orderChanged {
      id
      ...OrderRow_order
    }
  }
`;

/** What stands there while the data is on the way. */
export const Skeleton = OrderListSkeleton;

/** Starts the list that the address asks for. */
export function loader(args: LoaderFunctionArgs) {
  const filter = readOrderListFilter(new URL(args.request.url).searchParams);
  return loadRouteQuery<OrderListPageQuery>(args, QUERY, { ...filter }, { isVolatile: true });
}

/** Purchases and sales with a status filter, kept current while the page is open (requirements O-03, O-05). */
export function Component() {
  const { viewer, platform } = useRouteQuery<OrderListPageQuery>(QUERY);
  const { t } = useTranslation(['order', 'app']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isDimmed = useNavigation().state === 'loading';
  const filter = readOrderListFilter(search);
  const refresh = useRefresh<OrderListPageQuery>(QUERY, { ...filter });
  useLiveSubscription<OrderListPageSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: refresh,
    onChanged: refresh,
  });
  const directions = (['BUY', 'SELL'] as const).map((direction) => ({
    to: orderListPath({ ...filter, direction }),
    label: t(direction === 'BUY' ? 'bought' : 'sold'),
    isCurrent: filter.direction === direction,
  }));
  const groups = STATUS_GROUPS.map((group) => ({
    value: group ?? ('ALL' as const),
    label: t(`group_${group ?? 'ALL'}`),
  }));
  return (
    <Page>
      <title>{`${t('myOrders')} · ${t('app:name')}`}</title>
      <Title>{t('myOrders')}</Title>
      <Card>
        <Head>
          <Tabs label={t('direction')} tabs={directions} />
        </Head>
        <Filter>
          <Segmented
            label={t('statusFilter')}
            value={filter.statusGroup ?? 'ALL'}
            options={groups}
            onChange={(value) => {
              const statusGroup = value === 'ALL' ? null : value;
              void navigate(orderListPath({ ...filter, statusGroup }), { preventScrollReset: true });
            }}
          />
          <Caption>{t('incomeOrSpending')}</Caption>
        </Filter>
        <Body $isDimmed={isDimmed}>
          <BlockErrorBoundary title={t('listFailed')} resetKey={search.toString()}>
            {viewer != null && (
              <OrderList
                key={search.toString()}
                viewer={viewer}
                filter={filter}
                serverTime={platform?.serverTime ?? new Date(0).toISOString()}
              />
            )}
          </BlockErrorBoundary>
        </Body>
      </Card>
    </Page>
  );
}

const Title = styled.h1`
  padding-bottom: 16px;
`;

const Card = styled(Panel)`
  overflow: hidden;
`;

const Head = styled.div`
  padding: 4px 20px 0;
  nav { border-bottom: 0; }
  border-bottom: 1px solid var(--line);
  @media (max-width: 767px) { padding: 4px 16px 0; }
`;

const Filter = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px 20px;
  overflow-x: auto;
  --ring: -2px;
  scrollbar-width: none;
  @media (max-width: 767px) { padding: 12px 16px; }
`;

const Caption = styled.span`
  font-size: 12px;
  color: var(--t3);
  white-space: nowrap;
  @media (max-width: 767px) { display: none; }
`;

const Body = styled.div<{ $isDimmed: boolean }>`
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.6 : 1)};
  transition: opacity var(--t-2);
`;

/** One box: the user area's layout gives a page one cell. */
const Page = styled.div`
  min-width: 0;
`;
