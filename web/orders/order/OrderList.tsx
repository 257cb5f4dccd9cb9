import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { OrderList_viewer$key } from '../../__generated__/OrderList_viewer.graphql.ts';
import type { OrderListPaginationQuery } from '../../__generated__/OrderListPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { useNow } from '../../ui/clock.ts';
import { Empty } from '../../ui/Empty.tsx';
import { OrderRow } from './OrderRow.tsx';
import { type OrderListFilter, orderListPath } from './orderListFilter.ts';

interface OrderListProps {
  readonly viewer: OrderList_viewer$key;
  readonly filter: OrderListFilter;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
}

/** Orders of a page. */
export const PAGE_SIZE = 20;
const MINUTE_MS = 60_000;

/** The orders of one direction, tab and search, loaded page by page. */
export function OrderList({ viewer, filter, serverTime }: OrderListProps) {
  const { data, ...list } = usePaginationFragment<OrderListPaginationQuery, OrderList_viewer$key>(
    FRAGMENT,
    viewer,
  );
  const nowMs = useNow(Date.parse(serverTime), MINUTE_MS);
  const writeMoment = useMomentText(nowMs);
  if (data.orders == null) {
    throw new Error('The list of orders could not be read.');
  }
  const { edges } = data.orders;
  if (edges.length === 0) {
    return <NoOrders filter={filter} />;
  }
  return (
    <>
      <WindowedList items={edges} keyOf={({ node }) => node.id} list={list}>
        {({ node }) => <OrderRow order={node} nowMs={nowMs} writeMoment={writeMoment} />}
      </WindowedList>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={edges.length} />
    </>
  );
}

function NoOrders({ filter }: { readonly filter: OrderListFilter }) {
  const { t } = useTranslation('order');
  const { statusGroup, search } = filter;
  if (search !== null) {
    const wider = orderListPath({
      ...filter,
      ...(statusGroup === null ? { search: null } : { statusGroup: null }),
    });
    return (
      <Empty
        art="k-case"
        title={t('emptySearch', { search })}
        hint={t('emptySearchHint')}
        action={
          <ButtonLink to={wider}>{t(statusGroup === null ? 'showAllOrders' : 'searchAllOrders')}</ButtonLink>
        }
      />
    );
  }
  if (statusGroup !== null) {
    const all = orderListPath({ ...filter, statusGroup: null });
    return (
      <Empty
        art="k-case"
        title={t(`empty_${statusGroup}`)}
        action={<ButtonLink to={all}>{t('showAllOrders')}</ButtonLink>}
      />
    );
  }
  const isBuy = filter.direction === 'BUY';
  return (
    <Empty
      art="k-rifle"
      title={t(isBuy ? 'emptyBuy' : 'emptySell')}
      hint={t(isBuy ? 'emptyBuyHint' : 'emptySellHint')}
      action={
        <ButtonLink to="/market" look="primary">
          {t('toMarket')}
        </ButtonLink>
      }
    />
  );
}

const FRAGMENT = graphql`
  fragment OrderList_viewer on Viewer
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
    direction: { type: "OrderDirection" }
    group: { type: "OrderStatusGroup" }
    search: { type: "String" }
  )
  @refetchable(queryName: "OrderListPaginationQuery") {
    orders(direction: $direction, statusGroup: $group, search: $search, first: $first, after: $after)
      @connection(key: "OrderList_orders", handler: "standing", filters: ["direction", "statusGroup", "search"]) {
      edges {
        node {
          id
          ...OrderRow_order
        }
      }
    }
  }
`;
