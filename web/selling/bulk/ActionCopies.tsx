import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { ActionCopies_action$key } from '../../__generated__/ActionCopies_action.graphql.ts';
import type { ActionCopiesPaginationQuery } from '../../__generated__/ActionCopiesPaginationQuery.graphql.ts';
import type {
  ActionCopiesQuery,
  BulkGroup,
  ListingReason,
} from '../../__generated__/ActionCopiesQuery.graphql.ts';
import { useAttempt } from '../../shell/LazyBlock.tsx';
import { OutcomeRows } from './OutcomeRows.tsx';

/** Which copies of an action are told: all, those of a group, or those with a reason. */
export interface CopiesOf {
  readonly group?: BulkGroup;
  readonly reason?: ListingReason;
}

/** Copies of an action. */
export interface ActionCopiesProps extends CopiesOf {
  readonly actionId: string;
  readonly kind: string;
}

/** What an action did with each copy, or with those of a group or reason, page by page. */
export function ActionCopies({ actionId, kind, group, reason }: ActionCopiesProps) {
  const { node } = useLazyLoadQuery<ActionCopiesQuery>(
    QUERY,
    { id: actionId, group: group ?? null, reason: reason ?? null },
    useAttempt('store-and-network').options,
  );
  return node?.action == null ? null : <Copies action={node.action} kind={kind} />;
}

function Copies({ action, kind }: { readonly action: ActionCopies_action$key; readonly kind: string }) {
  const { data, ...list } = usePaginationFragment<ActionCopiesPaginationQuery, ActionCopies_action$key>(
    FRAGMENT,
    action,
  );
  if (data.outcomes == null) {
    throw new Error('The outcomes of an action could not be read.');
  }
  return <OutcomeRows told={{ kind, of: 'action' }} edges={data.outcomes.edges} list={list} />;
}

const QUERY = graphql`
  query ActionCopiesQuery($id: ID!, $group: BulkGroup, $reason: ListingReason) {
    node(id: $id) {
      ... on BulkAction {
        ...ActionCopies_action @arguments(group: $group, reason: $reason) @alias(as: "action")
      }
    }
  }
`;

const FRAGMENT = graphql`
  fragment ActionCopies_action on BulkAction
  @argumentDefinitions(
    group: { type: "BulkGroup" }
    reason: { type: "ListingReason" }
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
  )
  @refetchable(queryName: "ActionCopiesPaginationQuery") {
    outcomes(group: $group, reason: $reason, first: $first, after: $after)
      @connection(key: "ActionCopies_outcomes", filters: ["group", "reason"], handler: "growing") {
      edges {
        cursor
        node {
          ...OutcomeRows_outcome
        }
      }
    }
  }
`;
