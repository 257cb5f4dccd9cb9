import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { TransactionList_viewer$key } from '../../__generated__/TransactionList_viewer.graphql.ts';
import type { TransactionListPaginationQuery } from '../../__generated__/TransactionListPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { BALANCE_COLUMNS, GRID } from './listStyles.ts';
import { TransactionRow } from './TransactionRow.tsx';
import { PAGE_SIZE, type WalletFilter, walletPath } from './walletFilter.ts';

interface TransactionListProps {
  readonly viewer: TransactionList_viewer$key;
  readonly filter: WalletFilter;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
}

/** The viewer's transactions, a row for each event, newest first, loaded page by page. */
export function TransactionList({ viewer, filter, serverTime }: TransactionListProps) {
  const { data, ...list } = usePaginationFragment<TransactionListPaginationQuery, TransactionList_viewer$key>(
    FRAGMENT,
    viewer,
  );
  const { t } = useTranslation('wallet');
  const writeMoment = useMomentText(Date.parse(serverTime));
  if (data.walletTransactions == null) {
    throw new Error('The transactions could not be read.');
  }
  const { edges } = data.walletTransactions;
  if (edges.length === 0) {
    const isNarrowed = walletPath(filter) !== walletPath({});
    return !isNarrowed ? (
      <Empty
        art="k-key"
        title={t('empty')}
        hint={t('emptyHint')}
        action={<ButtonLink to="/market">{t('shell:toMarket')}</ButtonLink>}
      />
    ) : (
      <Empty
        art="k-key"
        title={t('emptySearch')}
        action={<ButtonLink to={walletPath({})}>{t('showAll')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <Columns aria-hidden="true">
        <Column $area="amount">{t('column_amount')}</Column>
        {BALANCE_COLUMNS.map((fund) => (
          <Column key={fund} $area={fund.toLowerCase()}>
            {t(`column_${fund}`)}
          </Column>
        ))}
      </Columns>
      <WindowedList items={edges} keyOf={({ node }) => node.id} list={list}>
        {({ node }) => <TransactionRow transaction={node} writeMoment={writeMoment} />}
      </WindowedList>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={edges.length} />
    </>
  );
}

const FRAGMENT = graphql`
  fragment TransactionList_viewer on Viewer
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
    type: { type: "WalletEntryType" }
    number: { type: "String" }
    range: { type: "HistoryRange" }
    month: { type: "String" }
  )
  @refetchable(queryName: "TransactionListPaginationQuery") {
    walletTransactions(type: $type, number: $number, range: $range, month: $month, first: $first, after: $after)
      @connection(key: "TransactionList_walletTransactions", handler: "growing", filters: ["type", "number", "range", "month"]) {
      edges {
        node {
          id
          ...TransactionRow_transaction
        }
      }
    }
  }
`;

const Columns = styled.div`
  ${GRID}
  padding: 0 20px 8px;
  font-size: 12px;
  color: var(--t3);
  text-align: right;
  @media (max-width: 1199px) { display: none; }
`;

const Column = styled.span<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
`;
