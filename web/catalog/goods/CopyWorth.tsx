import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CopyWorthQuery } from '../../__generated__/CopyWorthQuery.graphql.ts';
import { TraitWorth } from './TraitWorth.tsx';

/** What the wear and the stickers of a copy on sale were worth in sales. Its pattern is told beside its wear already. */
export function CopyWorth({ listingId }: { readonly listingId: string }) {
  const { node } = useLazyLoadQuery<CopyWorthQuery>(QUERY, { listingId });
  return node?.asset == null ? null : <TraitWorth asset={node.asset} />;
}

const QUERY = graphql`
  query CopyWorthQuery($listingId: ID!) {
    node(id: $listingId) {
      ... on Listing {
        asset {
          ...TraitWorth_asset @arguments(traits: [WEAR, STICKERS])
        }
      }
    }
  }
`;
