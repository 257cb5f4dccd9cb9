import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { KeptCopies_action$key } from '../../__generated__/KeptCopies_action.graphql.ts';
import type { KeptCopies_outcome$key } from '../../__generated__/KeptCopies_outcome.graphql.ts';
import type { KeptCopiesPaginationQuery } from '../../__generated__/KeptCopiesPaginationQuery.graphql.ts';
import type { KeptCopiesQuery, ListingReason } from '../../__generated__/KeptCopiesQuery.graphql.ts';
import { LoadMore } from '../../shell/LoadMore.tsx';
import { useMoneyText } from '../../ui/useCurrency.ts';
import { VirtualRows } from '../../ui/VirtualRows.tsx';
import { inventoryRowsOf } from './GroupItems.tsx';

const PAGE_SIZE = 50;
/** Height of a row in px until it is measured. */
const ROW_HEIGHT_PX = 24;

interface KeptCopiesProps {
  readonly actionId: string;
  readonly reason: ListingReason;
}

/** Each copy that the undo of an action did not restore for one reason, page by page. */
export function KeptCopies({ actionId, reason }: KeptCopiesProps) {
  const { node } = useLazyLoadQuery<KeptCopiesQuery>(
    QUERY,
    { id: actionId, reason },
    { fetchPolicy: 'store-and-network' },
  );
  return node?.action == null ? null : <Copies action={node.action} />;
}

function Copies({ action }: { readonly action: KeptCopies_action$key }) {
  const { t } = useTranslation('bulk');
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { data, ...list } = usePaginationFragment<KeptCopiesPaginationQuery, KeptCopies_action$key>(
    FRAGMENT,
    action,
  );
  const edges = data.undoOutcomes?.edges ?? [];
  return (
    <Box ref={setBox}>
      <VirtualRows
        label={t('keptCopies')}
        rows={edges}
        keyOf={({ cursor }) => cursor}
        rowHeightPx={ROW_HEIGHT_PX}
        scroller={box}
      >
        {({ node }) => <Copy outcome={node} />}
      </VirtualRows>
      <LoadMore list={list} pageSize={PAGE_SIZE} rowCount={edges.length} isBare />
    </Box>
  );
}

/** One copy: its name and wear, which lead to its rows, and what the action had set beside what holds now. */
function Copy({ outcome }: { readonly outcome: KeptCopies_outcome$key }) {
  const { t, i18n } = useTranslation('bulk');
  const { paid } = useMoneyText();
  const { item, listing, fromCents, toCents } = useFragment(OUTCOME, outcome);
  const marketItem = item?.marketItem ?? listing?.marketItem;
  const wear = item?.asset.floatValue ?? listing?.asset.floatValue;
  const name = i18n.language === 'zh' ? marketItem?.nameZh : marketItem?.nameEn;
  return (
    <Row>
      {name === undefined ? (
        <span>{t('unknownItem')}</span>
      ) : (
        <Link to={inventoryRowsOf(name)}>
          {name} {wear?.toFixed(4)}
        </Link>
      )}
      <span className="num">
        {fromCents != null && paid(fromCents)}
        {toCents != null && toCents !== fromCents && ` → ${paid(toCents)}`}
      </span>
    </Row>
  );
}

const QUERY = graphql`
  query KeptCopiesQuery($id: ID!, $reason: ListingReason!) {
    node(id: $id) {
      ... on BulkAction {
        ...KeptCopies_action @arguments(reason: $reason) @alias(as: "action")
      }
    }
  }
`;

const FRAGMENT = graphql`
  fragment KeptCopies_action on BulkAction
  @argumentDefinitions(
    reason: { type: "ListingReason!" }
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
  )
  @refetchable(queryName: "KeptCopiesPaginationQuery") {
    undoOutcomes(reason: $reason, first: $first, after: $after)
      @connection(key: "KeptCopies_undoOutcomes", filters: ["reason"], handler: "growing") {
      edges {
        cursor
        node {
          ...KeptCopies_outcome
        }
      }
    }
  }
`;

const OUTCOME = graphql`
  fragment KeptCopies_outcome on BulkOutcome {
    fromCents
    toCents
    item {
      id
      asset {
        floatValue
      }
      marketItem {
        nameZh
        nameEn
      }
    }
    listing {
      id
      asset {
        floatValue
      }
      marketItem {
        nameZh
        nameEn
      }
    }
  }
`;

const Box = styled.div`
  max-height: 240px;
  margin-bottom: 4px;
  padding: 4px 4px 4px 0;
  overflow-y: auto;
  && ul { max-height: none; padding: 0; overflow: visible; }
`;

const Row = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  padding-left: 16px;
  > .num { flex: none; color: var(--t2); }
`;
