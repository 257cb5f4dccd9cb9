import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { WithdrawalList_viewer$key } from '../../__generated__/WithdrawalList_viewer.graphql.ts';
import type { WithdrawalListPaginationQuery } from '../../__generated__/WithdrawalListPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import type { WriteMoment } from '../../shell/Moment.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { WithdrawalRow } from './WithdrawalRow.tsx';
import { PAGE_SIZE, type WalletFilter, walletPath } from './walletFilter.ts';

interface WithdrawalListProps {
  readonly viewer: WithdrawalList_viewer$key;
  readonly filter: WalletFilter;
  readonly writeMoment: WriteMoment;
}

/** The viewer's withdrawals, newest first, loaded page by page. */
export function WithdrawalList({ viewer, filter, writeMoment }: WithdrawalListProps) {
  const { data, ...list } = usePaginationFragment<WithdrawalListPaginationQuery, WithdrawalList_viewer$key>(
    FRAGMENT,
    viewer,
  );
  const { t } = useTranslation('wallet');
  if (data.withdrawals == null) {
    throw new Error('The withdrawals could not be read.');
  }
  const { edges } = data.withdrawals;
  if (edges.length === 0) {
    const all = walletPath({ tab: 'withdraw' });
    return walletPath({ ...filter, type: null, number: null }) === all ? (
      <Empty art="k-key" title={t('noHistory')} hint={t('noHistoryHint')} />
    ) : (
      <Empty
        art="k-key"
        title={t('noHistoryFiltered')}
        action={<ButtonLink to={all}>{t('historyAll')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <WindowedList items={edges} keyOf={({ node }) => node.id} list={list}>
        {({ node }) => <WithdrawalRow withdrawal={node} writeMoment={writeMoment} />}
      </WindowedList>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={edges.length} />
    </>
  );
}

const FRAGMENT = graphql`
  fragment WithdrawalList_viewer on Viewer
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
    status: { type: "WithdrawalStatus" }
    range: { type: "HistoryRange" }
    month: { type: "String" }
  )
  @refetchable(queryName: "WithdrawalListPaginationQuery") {
    withdrawals(status: $status, range: $range, month: $month, first: $first, after: $after)
      @connection(key: "WithdrawalList_withdrawals", handler: "standing", filters: ["status", "range", "month"]) {
      edges {
        node {
          id
          ...WithdrawalRow_withdrawal
        }
      }
    }
  }
`;
