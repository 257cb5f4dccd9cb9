import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import { type LoaderFunctionArgs, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { OrderListPageQuery } from '../../__generated__/OrderListPageQuery.graphql.ts';
import type { OrderListPageSubscription } from '../../__generated__/OrderListPageSubscription.graphql.ts';
import ORDERS from '../../__generated__/OrderListPaginationQuery.graphql.ts';
import { loadRouteQuery, useRouteQuery } from '../../relay/routeQuery.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useRefetchLater } from '../../relay/useRefetchLater.ts';
import { useRefresh } from '../../relay/useRefresh.ts';
import { appServicesRoute } from '../../shell/appServices.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { loadWords } from '../../shell/i18n.ts';
import { SteamNotice } from '../../shell/restriction/SteamNotice.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { OrderList, PAGE_SIZE } from './OrderList.tsx';
import { OrderListSkeleton } from './OrderListSkeleton.tsx';
import { OrderTabs } from './OrderTabs.tsx';
import {
  type OrderListFilter,
  orderListPath,
  readOrderListFilter,
  SEARCH_LENGTH_MAX,
} from './orderListFilter.ts';

const QUERY = graphql`
  query OrderListPageQuery($direction: OrderDirection!, $statusGroup: OrderStatusGroup, $search: String) {
    viewer {
      id
      deliveryDesk {
        dueCount
      }
      ...OrderTabs_viewer @arguments(direction: $direction, search: $search)
      ...OrderList_viewer @arguments(direction: $direction, group: $statusGroup, search: $search)
    }
    steamHealth {
      state
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

/** Placeholder while the data loads. */
export const Skeleton = OrderListSkeleton;

/** Starts the query for the list that the URL describes. */
export async function loader(args: LoaderFunctionArgs) {
  const filter = readOrderListFilter(new URL(args.request.url).searchParams);
  const [started] = await Promise.all([
    loadRouteQuery<OrderListPageQuery>(args, QUERY, { ...filter }, { isVolatile: true }),
    // The phases of copies.
    loadWords(args.context.get(appServicesRoute).i18n, 'market'),
  ]);
  return started;
}

/** Purchases and sales with tabs and search, refreshed while the page is open (requirements O-03, O-05). */
export function Component() {
  const { viewer, steamHealth, platform } = useRouteQuery<OrderListPageQuery>(QUERY);
  const { t } = useTranslation(['order', 'shell']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isDimmed = useNavigation().state === 'loading';
  const filter = readOrderListFilter(search);
  const refresh = useRefreshedOrders(filter, viewer?.id ?? '');
  useLiveSubscription<OrderListPageSubscription>({
    subscription: SUBSCRIPTION,
    variables: {},
    onConnected: refresh,
    onChanged: refresh,
  });
  const dueCount = viewer?.deliveryDesk?.dueCount ?? 0;
  const go = (to: OrderListFilter) => void navigate(orderListPath(to), { preventScrollReset: true });
  const directions = (['BUY', 'SELL'] as const).map((direction) => ({
    value: direction,
    label: t(direction === 'BUY' ? 'bought' : 'sold'),
  }));
  return (
    <Page>
      <title>{`${t('myOrders')} · ${t('shell:name')}`}</title>
      <Top>
        <h1>{t('myOrders')}</h1>
        {filter.direction === 'SELL' && (
          <DeskLink to="/user/delivery" size="small" look={dueCount > 0 ? 'primary' : 'default'}>
            {dueCount > 0 ? t('deliveryDeskDue', { count: dueCount }) : t('deliveryDesk')}
          </DeskLink>
        )}
        <Segmented
          label={t('direction')}
          value={filter.direction}
          options={directions}
          onChange={(direction) => go({ ...filter, direction })}
        />
      </Top>
      {filter.direction === 'SELL' && <SteamNotice state={steamHealth?.state} subject="selling" />}
      <Card>
        {viewer != null && <OrderTabs viewer={viewer} filter={filter} />}
        <Tools>
          <SearchForm
            label={t('searchOrders')}
            submitLabel={t('search')}
            clearLabel={t('clearSearch')}
            value={filter.search}
            lengthMax={SEARCH_LENGTH_MAX}
            onSearch={(text) => go({ ...filter, search: text })}
          />
          <Caption>{t('incomeOrSpending')}</Caption>
        </Tools>
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

/** The most orders that the server gives at once. */
const PAGE_MAX = 100;

/** Fetches the loaded orders again: the first page with the page's query, the later ones after it. */
function useRefreshedOrders({ direction, statusGroup, search }: OrderListFilter, viewerId: string) {
  const refetchLater = useRefetchLater();
  const refetch = useCallback(() => {
    const filter = { direction, statusGroup, search };
    refetchLater([
      {
        query: ORDERS,
        variables: { direction, group: statusGroup, search },
        from: PAGE_SIZE,
        pageSize: PAGE_MAX,
        find: (store) => store.get(viewerId)?.getLinkedRecord('__OrderList_orders_standing', filter),
      },
    ]);
  }, [refetchLater, viewerId, direction, statusGroup, search]);
  return useRefresh<OrderListPageQuery>(QUERY, { direction, statusGroup, search }, refetch);
}

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding-bottom: 16px;
`;

const DeskLink = styled(ButtonLink)`
  margin-left: auto;
`;

const Card = styled(Panel)`
  overflow: hidden;
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px 20px;
  form { max-width: 440px; }
  @media (max-width: 767px) { padding: 12px 16px; form { max-width: none; } }
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

/** A single element, because the user area's layout gives a page one grid cell. */
const Page = styled.div`
  min-width: 0;
`;
