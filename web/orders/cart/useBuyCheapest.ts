import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type {
  useBuyCheapestMutation,
  useBuyCheapestMutation$data,
} from '../../__generated__/useBuyCheapestMutation.graphql.ts';
import type { CheapestDraft } from './cheapestDraft.ts';

/** What a press has bought. */
export type CheapestPurchase = NonNullable<useBuyCheapestMutation$data['buyCheapest']['purchase']>;

/**
 * Buys the cheapest copies for at most the sum that the form shows. The id of a request is made once per content, so that a retry after a
 * lost response buys nothing twice.
 */
export function useBuyCheapest(marketItemId: string) {
  const { t } = useTranslation('cart');
  const [commit, isInFlight] = useMutation<useBuyCheapestMutation>(BUY);
  const request = useRef<{ content: string; id: string } | null>(null);
  const [purchase, setPurchase] = useState<CheapestPurchase | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  function send(draft: CheapestDraft, confirmedSumCents: number) {
    if (isInFlight) {
      return;
    }
    const content = JSON.stringify({ draft, confirmedSumCents });
    if (request.current?.content !== content) {
      request.current = { content, id: crypto.randomUUID() };
    }
    const input = { marketItemId, ...draft, confirmedSumCents, clientRequestId: request.current.id };
    commit({
      variables: { input },
      onCompleted: ({ buyCheapest }) => {
        request.current = null;
        setPurchase(buyCheapest.purchase ?? null);
        setProblem(buyCheapest.message ?? null);
      },
      onError: () => setProblem(t('unknown')),
    });
  }
  return { send, isInFlight, purchase, problem };
}

const BUY = graphql`
  mutation useBuyCheapestMutation($input: BuyCheapestInput!) {
    buyCheapest(input: $input) {
      ... on BuyCheapestPayload {
        purchase {
          chargedCents
          stopReason
          lines {
            listingId
            outcome
          }
        }
        viewer {
          id
          cart {
            count
          }
          wallet {
            id
            spendableCents
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
