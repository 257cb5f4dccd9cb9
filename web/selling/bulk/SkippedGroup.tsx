import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ListingReason, SkippedGroupQuery } from '../../__generated__/SkippedGroupQuery.graphql.ts';
import { BlockErrorBoundary } from '../../shell/BlockErrorBoundary.tsx';
import { Details, SkippedItems } from './SkippedItems.tsx';

interface SkippedCopiesProps {
  readonly actionId: string;
  readonly reason: ListingReason;
  readonly count: number;
}

interface SkippedGroupProps extends SkippedCopiesProps {
  /** The line that tells how many were skipped and why. */
  readonly children: ReactNode;
}

/** What an action skipped for one reason; opened, the copies, read then. */
export function SkippedGroup({ children, ...copies }: SkippedGroupProps) {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{children}</summary>
      {isOpen && (
        <BlockErrorBoundary title={t('error_INTERNAL_SERVER_ERROR')} resetKey={copies.reason}>
          <Suspense fallback={<p>…</p>}>
            <SkippedCopies {...copies} />
          </Suspense>
        </BlockErrorBoundary>
      )}
    </Details>
  );
}

function SkippedCopies({ actionId, reason, count }: SkippedCopiesProps) {
  const { node } = useLazyLoadQuery<SkippedGroupQuery>(
    QUERY,
    { id: actionId, reason },
    { fetchPolicy: 'store-and-network' },
  );
  const items = (node?.outcomes?.edges ?? []).flatMap(
    ({ node: { item, listing } }) => item?.marketItem ?? listing?.marketItem ?? [],
  );
  return <SkippedItems items={items} count={count} />;
}

const QUERY = graphql`
  query SkippedGroupQuery($id: ID!, $reason: ListingReason!) {
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
