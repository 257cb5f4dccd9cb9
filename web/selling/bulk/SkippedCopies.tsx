import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ListingReason, SkippedCopiesQuery } from '../../__generated__/SkippedCopiesQuery.graphql.ts';
import { GroupItems } from './GroupItems.tsx';

/** What an action skipped for one reason. */
export interface SkippedCopiesProps {
  readonly actionId: string;
  readonly reason: ListingReason;
  readonly count: number;
}

/** The copies that an action skipped for one reason, by item. */
export function SkippedCopies({ actionId, reason, count }: SkippedCopiesProps) {
  const { node } = useLazyLoadQuery<SkippedCopiesQuery>(
    QUERY,
    { id: actionId, reason },
    { fetchPolicy: 'store-and-network' },
  );
  const items = (node?.outcomes?.edges ?? []).flatMap(
    ({ node: { item, listing } }) => item?.marketItem ?? listing?.marketItem ?? [],
  );
  return <GroupItems items={items} count={count} />;
}

const QUERY = graphql`
  query SkippedCopiesQuery($id: ID!, $reason: ListingReason!) {
    node(id: $id) {
      ... on BulkAction {
        outcomes(first: 100, reason: $reason) {
          edges {
            node {
              item {
                id
                marketItem {
                  nameZh
                  nameEn
                }
              }
              listing {
                id
                marketItem {
                  nameZh
                  nameEn
                }
              }
            }
          }
        }
      }
    }
  }
`;
