import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { CopyList_query$key } from '../../__generated__/CopyList_query.graphql.ts';
import type { CopyListPaginationQuery } from '../../__generated__/CopyListPaginationQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { WindowedList } from '../../shell/WindowedList.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CopyRow } from './CopyRow.tsx';

const PAGE_SIZE = 20;

interface CopyListProps {
  readonly query: CopyList_query$key;
}

/** The copies that match, loaded page by page. Nothing while the filter is wrong. */
export function CopyList({ query }: CopyListProps) {
  const { data, ...list } = usePaginationFragment<CopyListPaginationQuery, CopyList_query$key>(
    FRAGMENT,
    query,
  );
  const { t } = useTranslation('copies');
  if (data.copySearch == null) {
    throw new Error('The copies could not be read.');
  }
  const { copies } = data.copySearch;
  if (copies == null) {
    return null;
  }
  const nodes = [...new Map(copies.edges.map(({ node }) => [node.id, node])).values()];
  if (nodes.length === 0) {
    return (
      <Panel as="div">
        <Empty
          art="k-rifle"
          title={t('empty')}
          hint={t('emptyHint')}
          action={<ButtonLink to="/copies">{t('showAll')}</ButtonLink>}
        />
      </Panel>
    );
  }
  return (
    <Panel as="div">
      <WindowedList items={nodes} keyOf={({ id }) => id} list={list}>
        {(node) => <CopyRow listing={node} />}
      </WindowedList>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={nodes.length} />
    </Panel>
  );
}

const FRAGMENT = graphql`
  fragment CopyList_query on Query
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
    text: { type: "String!" }
    sort: { type: "CopySort!" }
  )
  @refetchable(queryName: "CopyListPaginationQuery") {
    copySearch(text: $text) {
      copies(sort: $sort, first: $first, after: $after) @connection(key: "CopyList_copies", filters: ["sort"]) {
        edges {
          node {
            id
            ...CopyRow_listing
          }
        }
      }
    }
  }
`;
