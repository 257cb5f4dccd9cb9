import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { styled } from 'styled-components';
import type {
  OrderTabs_viewer$data,
  OrderTabs_viewer$key,
} from '../../__generated__/OrderTabs_viewer.graphql.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { type OrderListFilter, orderListPath, STATUS_GROUPS } from './orderListFilter.ts';

interface OrderTabsProps {
  readonly viewer: OrderTabs_viewer$key;
  readonly filter: OrderListFilter;
}

type Counts = NonNullable<OrderTabs_viewer$data['orderCounts']>;

const COUNTS = {
  ALL: 'total',
  TO_PAY: 'toPay',
  TO_SHIP: 'toShip',
  TO_RECEIVE: 'toReceive',
  PROTECTED: 'protected',
  COMPLETED: 'completed',
  CLOSED: 'closed',
} as const satisfies Record<string, keyof Counts>;

/** Tabs by status of the viewer's orders, each with its count. With a search, the count of its matches. */
export function OrderTabs({ viewer, filter }: OrderTabsProps) {
  const { orderCounts } = useFragment(FRAGMENT, viewer);
  const { t } = useTranslation('order');
  const tabs = STATUS_GROUPS.map((statusGroup) => ({
    to: orderListPath({ ...filter, statusGroup }),
    label: t(`group_${statusGroup ?? 'ALL'}`),
    // A count of 0 is hidden, so that tabs with orders stand out.
    count: orderCounts?.[COUNTS[statusGroup ?? 'ALL']] || undefined,
    isCurrent: filter.statusGroup === statusGroup,
  }));
  return (
    <Head>
      <Tabs label={t('statusFilter')} tabs={tabs} />
    </Head>
  );
}

const FRAGMENT = graphql`
  fragment OrderTabs_viewer on Viewer
  @argumentDefinitions(direction: { type: "OrderDirection" }, search: { type: "String" }) {
    orderCounts(direction: $direction, search: $search) {
      total
      toPay
      toShip
      toReceive
      protected
      completed
      closed
    }
  }
`;

const Head = styled.div`
  padding-top: 4px;
  border-bottom: 1px solid var(--line);
  nav { border-bottom: 0; padding: 0 20px; }
  @media (max-width: 767px) { nav { padding: 0 16px; gap: 20px; } }
`;
