import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { WatchedList_viewer$key } from '../../__generated__/WatchedList_viewer.graphql.ts';
import type { WatchedListPaginationQuery } from '../../__generated__/WatchedListPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { useMomentText } from '../../shell/Moment.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { WatchedRow } from './WatchedRow.tsx';

interface WatchedListProps {
  readonly viewer: WatchedList_viewer$key;
  /** The server's time, ISO 8601. */
  readonly serverTime: string;
  readonly onChanged: () => void;
}

const PAGE_SIZE = 30;

/** The watched items, newest first, loaded page by page. A removed one disappears at once. */
export function WatchedList({ viewer, serverTime, onChanged }: WatchedListProps) {
  const { data, ...list } = usePaginationFragment<WatchedListPaginationQuery, WatchedList_viewer$key>(
    FRAGMENT,
    viewer,
  );
  const { t } = useTranslation('watch');
  const writeMoment = useMomentText(Date.parse(serverTime));
  if (data.watchedItems == null) {
    throw new Error('The watchlist could not be read.');
  }
  const rows = data.watchedItems.edges.filter(({ node }) => node.marketItem.isWatched);
  if (rows.length === 0 && !list.hasNext) {
    return (
      <Ruled>
        <Empty
          art="k-knife"
          title={t('itemsEmpty')}
          hint={t('itemsEmptyHint')}
          action={
            <ButtonLink to="/market" look="primary">
              {t('toMarket')}
            </ButtonLink>
          }
        />
      </Ruled>
    );
  }
  return (
    <>
      <WindowedList items={rows} keyOf={({ node }) => node.id} list={list}>
        {({ node }) => <WatchedRow watchedItem={node} writeMoment={writeMoment} onChanged={onChanged} />}
      </WindowedList>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={rows.length} />
    </>
  );
}

const FRAGMENT = graphql`
  fragment WatchedList_viewer on Viewer
  @argumentDefinitions(first: { type: "Int", defaultValue: 30 }, after: { type: "String" })
  @refetchable(queryName: "WatchedListPaginationQuery") {
    watchedItems(first: $first, after: $after) @connection(key: "WatchedList_watchedItems") {
      edges {
        node {
          id
          marketItem {
            isWatched
          }
          ...WatchedRow_watchedItem
        }
      }
    }
  }
`;

const Ruled = styled.div`
  border-top: 1px solid var(--line);
`;
