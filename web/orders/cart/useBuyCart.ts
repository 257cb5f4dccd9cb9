import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useBuyCartMutation } from '../../__generated__/useBuyCartMutation.graphql.ts';

interface SeenCopy {
  readonly listingId: string;
  readonly expectedPriceCents: number;
}

/**
 * Buys copies with one press after one confirmation. The first press asks for it, the second sends it; other copies or prices ask again. The
 * id of a request is made once per content, so that a retry after a lost response buys nothing twice.
 */
export function useBuyCart(onChanged: () => void) {
  const { t } = useTranslation('cart');
  const [commit, isInFlight] = useMutation<useBuyCartMutation>(BUY);
  const request = useRef<{ content: string; id: string } | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string>>(new Map());
  const [result, setResult] = useState<string | null>(null);
  const mustConfirm = (lines: readonly SeenCopy[]) => asked === JSON.stringify(lines);
  function send(lines: readonly SeenCopy[], confirmedSumCents: number, content: string) {
    if (request.current?.content !== content) {
      request.current = { content, id: crypto.randomUUID() };
    }
    const clientRequestId = request.current.id;
    commit({
      variables: { input: { lines, confirmedSumCents, clientRequestId } },
      onCompleted: ({ buyCart: { purchase, message } }) => {
        setAsked(null);
        // The answer has come: the next press is another request, even for the same copies.
        request.current = null;
        const tried = purchase?.lines ?? [];
        setOutcomes(new Map(tried.map(({ listingId, outcome }) => [listingId, outcome ?? 'UNKNOWN'])));
        const bought = tried.filter(({ outcome }) => outcome === 'BOUGHT').length;
        setResult(message ?? t('result', { bought, failed: tried.length - bought }));
        onChanged();
      },
      onError: () => setResult(t('unknown')),
    });
  }
  function press(lines: readonly SeenCopy[], confirmedSumCents: number) {
    if (isInFlight) {
      return;
    }
    const content = JSON.stringify(lines);
    if (asked === content) {
      send(lines, confirmedSumCents, content);
    } else {
      setAsked(content);
    }
  }
  return { press, mustConfirm, isInFlight, outcomes, result };
}

const BUY = graphql`
  mutation useBuyCartMutation($input: BuyCartInput!) {
    buyCart(input: $input) {
      ... on BuyCartPayload {
        purchase {
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
