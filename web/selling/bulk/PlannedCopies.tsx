import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { PlannedCopies_query$key } from '../../__generated__/PlannedCopies_query.graphql.ts';
import type { PlannedCopiesPaginationQuery } from '../../__generated__/PlannedCopiesPaginationQuery.graphql.ts';
import type {
  BulkChange,
  BulkSelection,
  PlannedCopiesQuery,
} from '../../__generated__/PlannedCopiesQuery.graphql.ts';
import { useAttempt } from '../../shell/LazyBlock.tsx';
import type { CopiesOf } from './ActionCopies.tsx';
import { OutcomeRows } from './OutcomeRows.tsx';

/** What a dry run is of. */
export interface Plan {
  readonly selection: BulkSelection;
  readonly change: BulkChange;
}

interface PlannedCopiesProps extends CopiesOf {
  readonly plan: Plan;
  /** Runs when the reader goes to the rows of an item. */
  readonly onLeave: () => void;
}

/** What an action would do with each copy, or with those of a group or reason, page by page. */
export function PlannedCopies({ plan, group, reason, onLeave }: PlannedCopiesProps) {
  const query = useLazyLoadQuery<PlannedCopiesQuery>(
    QUERY,
    {
      input: { selection: plan.selection, change: plan.change },
      group: group ?? null,
      reason: reason ?? null,
    },
    useAttempt('store-and-network').options,
  );
  const { data, ...list } = usePaginationFragment<PlannedCopiesPaginationQuery, PlannedCopies_query$key>(
    FRAGMENT,
    query,
  );
  if (data.bulkPreviewOutcomes == null) {
    throw new Error('The outcomes of a dry run could not be read.');
  }
  return (
    <OutcomeRows
      told={{ kind: plan.change.kind, of: 'plan' }}
      edges={data.bulkPreviewOutcomes.edges}
      list={list}
      onLeave={onLeave}
    />
  );
}

const QUERY = graphql`
  query PlannedCopiesQuery($input: PreviewBulkActionInput!, $group: BulkGroup, $reason: ListingReason) {
    ...PlannedCopies_query @arguments(input: $input, group: $group, reason: $reason)
  }
`;

const FRAGMENT = graphql`
  fragment PlannedCopies_query on Query
  @argumentDefinitions(
    input: { type: "PreviewBulkActionInput!" }
    group: { type: "BulkGroup" }
    reason: { type: "ListingReason" }
    first: { type: "Int", defaultValue: 50 }
    after: { type: "String" }
  )
  @refetchable(queryName: "PlannedCopiesPaginationQuery") {
    bulkPreviewOutcomes(input: $input, group: $group, reason: $reason, first: $first, after: $after)
      @connection(key: "PlannedCopies_bulkPreviewOutcomes", filters: ["input", "group", "reason"]) {
      edges {
        cursor
        node {
          ...OutcomeRows_outcome
        }
      }
    }
  }
`;
