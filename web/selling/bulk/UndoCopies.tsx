import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { UndoCopies_action$key } from '../../__generated__/UndoCopies_action.graphql.ts';
import type { UndoCopiesPaginationQuery } from '../../__generated__/UndoCopiesPaginationQuery.graphql.ts';
import type { UndoCopiesQuery } from '../../__generated__/UndoCopiesQuery.graphql.ts';
import { useAttempt } from '../../shell/LazyBlock.tsx';
import type { ActionCopiesProps } from './ActionCopies.tsx';
import { OutcomeRows } from './OutcomeRows.tsx';

/** What the undo of an action did with each copy, or with those of a group or reason, page by page. */
export function UndoCopies({ actionId, kind, group, reason }: ActionCopiesProps) {
  const { node } = useLazyLoadQuery<UndoCopiesQuery>(
    QUERY,
    { id: actionId, group: group ?? null, reason: reason ?? null },
    useAttempt('store-and-network').options,
  );
  return node?.action == null ? null : <Copies action={node.action} kind={kind} />;
}

function Copies({ action, kind }: { readonly action: UndoCopies_action$key; readonly kind: string }) {
  const { data, ...list } = usePaginationFragment<UndoCopiesPaginationQuery, UndoCopies_action$key>(
    FRAGMENT,
    action,
  );
  if (data.undoOutcomes == null) {
    throw new Error('The outcomes of an undo could not be read.');
  }
  return <OutcomeRows told={{ kind, of: 'undo' }} edges={data.undoOutcomes.edges} list={list} />;
}

const QUERY = graphql`
  query UndoCopiesQuery($id: ID!, $group: BulkGroup, $reason: ListingReason) {
    node(id: $id) {
      ... on BulkAction {
        ...UndoCopies_action @arguments(group: $group, reason: $reason) @alias(as: "action")
      }
    }
  }
`;

const FRAGMENT = graphql`
  fragment UndoCopies_action on BulkAction
  @argumentDefinitions(
    group: { type: "BulkGroup" }
    reason: { type: "ListingReason" }
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
  )
  @refetchable(queryName: "UndoCopiesPaginationQuery") {
    undoOutcomes(group: $group, reason: $reason, first: $first, after: $after)
      @connection(key: "UndoCopies_undoOutcomes", filters: ["group", "reason"], handler: "growing") {
      edges {
        cursor
        node {
          ...OutcomeRows_outcome
        }
      }
    }
  }
`;
