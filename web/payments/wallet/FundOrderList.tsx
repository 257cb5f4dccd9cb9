import { useTranslation } from 'react-i18next';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { FundOrderList_order$key } from '../../__generated__/FundOrderList_order.graphql.ts';
import type { FundOrderList_viewer$key } from '../../__generated__/FundOrderList_viewer.graphql.ts';
import type { FundOrderListPaginationQuery } from '../../__generated__/FundOrderListPaginationQuery.graphql.ts';
import { ItemThumb } from '../../catalog/items/ItemThumb.tsx';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { useMomentText, type WriteMoment } from '../../shell/Moment.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { Price } from '../../ui/Price.tsx';
import { PAGE_SIZE, type WalletFund } from './walletFilter.ts';

interface FundOrderListProps {
  readonly viewer: FundOrderList_viewer$key;
  readonly fund: NonNullable<WalletFund>;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
}

/** The orders whose money a balance holds, with the amount of each; they add up to the balance. */
export function FundOrderList({ viewer, fund, serverTime }: FundOrderListProps) {
  const { data, ...list } = usePaginationFragment<FundOrderListPaginationQuery, FundOrderList_viewer$key>(
    FRAGMENT,
    viewer,
  );
  const { t } = useTranslation('wallet');
  const writeMoment = useMomentText(Date.parse(serverTime));
  if (data.fundOrders == null) {
    throw new Error('The orders could not be read.');
  }
  const { edges } = data.fundOrders;
  if (edges.length === 0) {
    return <None>{t(`fundEmpty_${fund}`)}</None>;
  }
  return (
    <>
      <WindowedList items={edges} keyOf={({ node }) => node.id} list={list}>
        {({ node }) => <FundOrderRow order={node} fund={fund} writeMoment={writeMoment} />}
      </WindowedList>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={edges.length} />
    </>
  );
}

interface FundOrderRowProps {
  readonly order: FundOrderList_order$key;
  readonly fund: NonNullable<WalletFund>;
  readonly writeMoment: WriteMoment;
}

/** The whole row links to the order. */
function FundOrderRow({ order, fund, writeMoment }: FundOrderRowProps) {
  const data = useFragment(ORDER_FRAGMENT, order);
  const { t, i18n } = useTranslation('wallet');
  const item = data.marketItem;
  return (
    <Row to={`/user/orderDetail?orderNo=${data.orderNo}`}>
      <ItemThumb item={item ?? null} icon="box" />
      <What>
        <span>{(i18n.language === 'zh' ? item?.nameZh : item?.nameEn) ?? t('goneItem')}</span>
        <small className="num">{data.orderNo}</small>
      </What>
      <State className="num">{stateOf()}</State>
      <Amount>
        <Price cents={data.terminalPriceCents} size={14} />
      </Amount>
    </Row>
  );

  function stateOf(): string {
    if (fund !== 'SETTLING') {
      return t(fund === 'ESCROW' ? `step_${data.display.step}` : 'note_return_open');
    }
    if (data.proceedsReview?.state === 'WAITING') {
      return t('releaseReview', { until: writeMoment(data.proceedsReview.lookBy) });
    }
    return data.settlesAt == null ? t('releaseUnknown') : t('releaseAt', { at: writeMoment(data.settlesAt) });
  }
}

const FRAGMENT = graphql`
  fragment FundOrderList_viewer on Viewer
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
    fund: { type: "WalletOrderFund!" }
    day: { type: "Date" }
    timeZone: { type: "String" }
  )
  @refetchable(queryName: "FundOrderListPaginationQuery") {
    fundOrders(fund: $fund, day: $day, timeZone: $timeZone, first: $first, after: $after)
      @connection(key: "FundOrderList_fundOrders", handler: "standing", filters: ["fund", "day", "timeZone"]) {
      edges {
        node {
          id
          ...FundOrderList_order
        }
      }
    }
  }
`;

const ORDER_FRAGMENT = graphql`
  fragment FundOrderList_order on Order {
    orderNo
    display {
      step
    }
    terminalPriceCents
    settlesAt
    proceedsReview {
      state
      lookBy
    }
    marketItem {
      nameZh
      nameEn
      ...ItemThumb_item
    }
  }
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) minmax(0, 260px) minmax(96px, auto);
  grid-template-areas: "thumb what state amount";
  align-items: center;
  gap: 0 16px;
  min-height: 60px;
  padding: 8px 20px;
  border-top: 1px solid var(--line);
  &:hover { background: var(--hover); }
  &:focus-visible { outline-offset: -2px; }
  @media (max-width: 767px) {
    grid-template-columns: 56px minmax(0, 1fr) auto;
    grid-template-areas: "thumb what amount" "thumb state state";
    gap: 0 12px;
    padding: 10px 16px;
  }
`;

const What = styled.div`
  grid-area: what;
  min-width: 0;
  line-height: 20px;
  span { display: block; overflow-wrap: anywhere; }
  small { font-size: 12px; line-height: 18px; color: var(--t3); }
`;

const State = styled.div`
  grid-area: state;
  font-size: 12px;
  line-height: 18px;
  color: var(--t2);
`;

const Amount = styled.div`
  grid-area: amount;
  text-align: right;
`;

const None = styled.p`
  padding: 14px 20px 18px;
  border-top: 1px solid var(--line);
  color: var(--t3);
`;
