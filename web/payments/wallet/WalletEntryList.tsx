import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { WalletEntryList_viewer$key } from '../../__generated__/WalletEntryList_viewer.graphql.ts';
import type { WalletEntryListPaginationQuery } from '../../__generated__/WalletEntryListPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { WalletEntryRow } from './WalletEntryRow.tsx';
import { type WalletFilter, walletPath } from './walletFilter.ts';

interface WalletEntryListProps {
  readonly viewer: WalletEntryList_viewer$key;
  readonly filter: WalletFilter;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
}

const PAGE_SIZE = 20;

/** All transactions of the viewer's accounts, newest first, loaded page by page. */
export function WalletEntryList({ viewer, filter, serverTime }: WalletEntryListProps) {
  const { data, ...list } = usePaginationFragment<WalletEntryListPaginationQuery, WalletEntryList_viewer$key>(
    FRAGMENT,
    viewer,
  );
  const { t } = useTranslation('wallet');
  const writeMoment = useMomentText(Date.parse(serverTime));
  if (data.walletEntries == null) {
    throw new Error('The transactions could not be read.');
  }
  const { edges } = data.walletEntries;
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
      <ul>
        {edges.map(({ node }) => (
          <WalletEntryRow key={node.id} entry={node} writeMoment={writeMoment} />
        ))}
      </ul>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={edges.length} />
    </>
  );
}

const FRAGMENT = graphql`
  fragment WalletEntryList_viewer on Viewer
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
    type: { type: "WalletEntryType" }
    number: { type: "String" }
    range: { type: "HistoryRange" }
    month: { type: "String" }
  )
  @refetchable(queryName: "WalletEntryListPaginationQuery") {
    walletEntries(type: $type, number: $number, range: $range, month: $month, first: $first, after: $after)
      @connection(key: "WalletEntryList_walletEntries", filters: ["type", "number", "range", "month"]) {
      edges {
        node {
          id
          ...WalletEntryRow_entry
        }
      }
    }
  }
`;
