import { useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  useBuyListingMutation,
  useBuyListingMutation$data,
} from '../../__generated__/useBuyListingMutation.graphql.ts';
import { noteUnheardPurchase } from '../../shell/tabMemory.ts';
import type { PayWay } from './purchaseStep.ts';

/** The result of a purchase. */
export type BuyListingAnswer = useBuyListingMutation$data['buyListing'];

interface BuyListing {
  /** Sends the purchase. A second call during a request is ignored. */
  readonly buy: (expectedPriceCents: number, payBy: PayWay) => void;
  readonly isInFlight: boolean;
}

/**
 * Buys one copy. The request id is created once per price and payment method. A retry after a lost response repeats
 * the same request, so it can never buy twice; a newly accepted price or another method is a new request.
 */
export function useBuyListing(listingId: string, onAnswer: (answer: BuyListingAnswer) => void): BuyListing {
  const [commit] = useMutation<useBuyListingMutation>(MUTATION);
  const [isInFlight, setIsInFlight] = useState(false);
  const isBusy = useRef(false);
  const request = useRef<{ choice: string; id: string } | null>(null);
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
    const choice = `${expectedPriceCents} ${payBy}`;
    if (request.current?.choice !== choice) {
      request.current = { choice, id: crypto.randomUUID() };
    }
    noteUnheardPurchase(listingId);
    commit({
      variables: { input: { listingId, expectedPriceCents, clientRequestId: request.current.id, payBy } },
      onCompleted({ buyListing }) {
        noteUnheardPurchase(null);
        settle();
        onAnswer(buyListing);
      },
      // The shell has reported the failure; another press repeats the same request.
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
