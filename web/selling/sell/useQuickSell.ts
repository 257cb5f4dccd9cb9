import { useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useQuickSellMutation } from '../../__generated__/useQuickSellMutation.graphql.ts';
import { commitBatch, twice } from './batch.ts';
import type { QuickSaleAnswer } from './quickSale.ts';

/** A copy to be sold, by its id, and the least that it may bring. */
export interface LeastPrice {
  readonly inventoryItemId: string;
  readonly minPriceCents: number;
}

interface QuickSell {
  /** Sells the copies. A second call during a request is ignored. */
  readonly sell: (copies: readonly LeastPrice[], isPriceConfirmed: boolean) => Promise<void>;
  readonly isInFlight: boolean;
  /** What the server found wrong with the whole request, as a sentence. */
  readonly problem: string | null;
  /** What became of each copy, by its id; null before the press. */
  readonly answers: ReadonlyMap<string, QuickSaleAnswer> | null;
}

/**
 * Sells copies to buy orders at once. The id of a request is made once per content, so that a retry after a lost response, by itself or by
 * another press, sells nothing twice and returns the first outcomes.
 */
export function useQuickSell(onSold: () => void): QuickSell {
  const [commit] = useMutation<useQuickSellMutation>(MUTATION);
  const request = useRef<{ content: string; id: string } | null>(null);
  // Set in the handler itself: a double click comes before the next rendering.
  const isSending = useRef(false);
  const [isInFlight, setIsInFlight] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [answers, setAnswers] = useState<ReadonlyMap<string, QuickSaleAnswer> | null>(null);
  async function sell(copies: readonly LeastPrice[], isPriceConfirmed: boolean): Promise<void> {
    if (isSending.current) {
      return;
    }
    isSending.current = true;
    setIsInFlight(true);
    const content = JSON.stringify({ copies, isPriceConfirmed });
    if (request.current?.content !== content) {
      request.current = { content, id: crypto.randomUUID() };
    }
    const variables = { input: { copies, isPriceConfirmed, clientRequestId: request.current.id } };
    try {
      const { quickSell } = await twice(() => commitBatch(commit, variables));
      setProblem(quickSell.message ?? null);
      if (quickSell.outcomes !== undefined) {
        setAnswers(new Map(quickSell.outcomes.map((one) => [one.inventoryItemId, answerOf(one)])));
        if (quickSell.outcomes.some(({ outcome }) => outcome === 'SOLD')) onSold();
      }
    } catch {
      // The network layer reports a lost response; the next press sends the same request.
    } finally {
      isSending.current = false;
      setIsInFlight(false);
    }
  }
  return { sell, isInFlight, problem, answers };
}

type Outcome = NonNullable<useQuickSellMutation['response']['quickSell']['outcomes']>[number];

function answerOf({ outcome, reason, priceCents, netCents, order }: Outcome): QuickSaleAnswer {
  return {
    outcome,
    reason: reason ?? null,
    priceCents: priceCents ?? null,
    netCents: netCents ?? null,
    orderNo: order?.orderNo ?? null,
  };
}

const MUTATION = graphql`
  mutation useQuickSellMutation($input: QuickSellInput!) {
    quickSell(input: $input) {
      ... on QuickSellPayload {
        outcomes {
          inventoryItemId
          outcome
          reason
          priceCents
          netCents
          order {
            id
            orderNo
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
