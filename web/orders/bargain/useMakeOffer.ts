import { useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useMakeOfferMutation } from '../../__generated__/useMakeOfferMutation.graphql.ts';

interface MakeOffer {
  /** Sends the offer. A second call during a request is ignored. */
  readonly make: (priceCents: number) => void;
  readonly isInFlight: boolean;
  /** What the server found wrong, as a sentence. */
  readonly problem: string | null;
}

/**
 * Makes an offer for a listing. The request id is created once per price, so that a retry after a lost response holds
 * no money twice.
 */
export function useMakeOffer(listingId: string, onMade: (isAccepted: boolean) => void): MakeOffer {
  const [commit, isInFlight] = useMutation<useMakeOfferMutation>(MUTATION);
  const request = useRef<{ priceCents: number; id: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  function make(priceCents: number) {
    if (isInFlight) {
      return;
    }
    if (request.current?.priceCents !== priceCents) {
      request.current = { priceCents, id: crypto.randomUUID() };
    }
    commit({
      variables: { input: { listingId, priceCents, clientRequestId: request.current.id } },
      onCompleted({ makeOffer }) {
        if (makeOffer.message === undefined) {
          onMade(makeOffer.offer?.status === 'ACCEPTED');
        } else {
          setProblem(makeOffer.message);
        }
      },
    });
  }
  return { make, isInFlight, problem };
}

const MUTATION = graphql`
  mutation useMakeOfferMutation($input: MakeOfferInput!) {
    makeOffer(input: $input) {
      ... on MakeOfferPayload {
        offer {
          id
          status
          ...OfferRow_offer
        }
        viewer {
          id
          wallet {
            id
            spendableCents
            offersCents
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
