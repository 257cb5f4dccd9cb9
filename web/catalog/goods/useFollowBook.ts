import { graphql } from 'react-relay';
import type { useFollowBookQuery } from '../../__generated__/useFollowBookQuery.graphql.ts';
import type { useFollowBookSubscription } from '../../__generated__/useFollowBookSubscription.graphql.ts';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import { useRefresh } from '../../relay/useRefresh.ts';

/** Keeps the book of an item, its cheapest copy and its best buy order as they are now, while the page is visible. */
export function useFollowBook(marketItemId: string): void {
  const refresh = useRefresh<useFollowBookQuery>(QUERY, { marketItemId });
  useLiveSubscription<useFollowBookSubscription>({
    subscription: SUBSCRIPTION,
    variables: { marketItemId },
    onConnected: refresh,
    onChanged(response) {
      if (response?.bookChanged == null) {
        refresh();
      }
    },
  });
}

// What both read: the button of the cheapest copy follows the book that stands beside it.
graphql`
  fragment useFollowBook_marketItem on MarketItem {
    lowestAskCents
    bestBidCents
    lowestListing: listings(first: 1, sort: PRICE_ASCENDING) {
      edges {
        node {
          id
          askCents
          isOwn
        }
      }
    }
    book(depth: 8) {
      ...BookLadder_book
    }
  }
`;

const QUERY = graphql`
  query useFollowBookQuery($marketItemId: ID!) {
    node(id: $marketItemId) {
      ...useFollowBook_marketItem @alias(as: "marketItem")
    }
  }
`;

const SUBSCRIPTION = graphql`
  subscription useFollowBookSubscription($marketItemId: ID!) {
    bookChanged(marketItemId: $marketItemId) {
      id
      ...useFollowBook_marketItem
    }
  }
`;
