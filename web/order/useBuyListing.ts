import { useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  useBuyListingMutation,
  useBuyListingMutation$data,
} from '../__generated__/useBuyListingMutation.graphql.ts';
import { noteUnheardPurchase } from '../app/unheardPurchase.ts';
import type { PayWay } from './purchaseStep.ts';

/** What became of a purchase. */
export type BuyListingAnswer = useBuyListingMutation$data['buyListing'];

interface BuyListing {
  /** Sends the purchase; a second call while one is under way does nothing. */
  readonly buy: (expectedPriceCents: number, payBy: PayWay) => void;
  readonly isInFlight: boolean;
}

/**
 * Buys one copy. The request id is made once per price and way to pay: a retry after a lost answer repeats the very same request, so that it can
 * never buy twice, while a newly accepted price or another way is a new request.
 */
export function useBuyListing(listingId: string, onAnswer: (answer: BuyListingAnswer) => void): BuyListing {
  const [commit] = useMutation<useBuyListingMutation>(MUTATION);
  const [isInFlight, setIsInFlight] = useState(false);
  const isBusy = useRef(false);
  const request = useRef<{ wish: string; id: string } | null>(null);
  function settle() {
    isBusy.current = false;
    setIsInFlight(false);
  }
  function buy(expectedPriceCents: number, payBy: PayWay) {
    if (isBusy.current) {
      return;
    }
    isBusy.current = true;
    setIsInFlight(true);
    const wish = `${expectedPriceCents} ${payBy}`;
    if (request.current?.wish !== wish) {
      request.current = { wish, id: crypto.randomUUID() };
    }
    noteUnheardPurchase(listingId);
    commit({
      variables: { input: { listingId, expectedPriceCents, clientRequestId: request.current.id, payBy } },
      onCompleted({ buyListing }) {
        noteUnheardPurchase(null);
        settle();
        onAnswer(buyListing);
      },
      // The shell has told it; the same button repeats the same request.
      onError: settle,
    });
  }
  return { buy, isInFlight };
}

const MUTATION = graphql`
  mutation useBuyListingMutation($input: BuyListingInput!) {
    buyListing(input: $input) {
      ... on BuyListingPayload {
        payUrl
        order {
          id
          orderNo
        }
        listing {
          id
          status
        }
        viewer {
          id
          unreadMessageCount
          wallet {
            id
            spendableCents
          }
        }
      }
      ... on DomainError {
        code
        message
      }
      ... on PriceChanged {
        priceCents
      }
      ... on InsufficientFunds {
        missingCents
      }
    }
  }
`;
