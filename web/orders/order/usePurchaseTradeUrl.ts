import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { usePurchaseTradeUrlMutation } from '../../__generated__/usePurchaseTradeUrlMutation.graphql.ts';
import { useTakeSandboxTradeUrl } from '../../shell/useTakeSandboxTradeUrl.ts';

interface PurchaseTradeUrlHook {
  readonly save: (tradeUrl: string) => void;
  readonly takeSandboxOne: () => void;
  /** Why the last trade link was rejected. */
  readonly problem: string | null;
  readonly isInFlight: boolean;
}

/** Saves the buyer's trade link during a purchase. The dialog continues once the store has it. */
export function usePurchaseTradeUrl(): PurchaseTradeUrlHook {
  const [commitOwn, isOwnInFlight] = useMutation<usePurchaseTradeUrlMutation>(OWN);
  const [problem, setProblem] = useState<string | null>(null);
  const [takeSandboxOne, isTaking] = useTakeSandboxTradeUrl(() => setProblem(null));
  return {
    save(tradeUrl) {
      setProblem(null);
      commitOwn({
        variables: { input: { tradeUrl } },
        onCompleted: ({ setTradeUrl }) => setProblem(setTradeUrl.message ?? null),
      });
    },
    takeSandboxOne,
    problem,
    isInFlight: isOwnInFlight || isTaking,
  };
}

const OWN = graphql`
  mutation usePurchaseTradeUrlMutation($input: SetTradeUrlInput!) {
    setTradeUrl(input: $input) {
      ... on SetTradeUrlPayload {
        viewer {
          id
          tradeUrl
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
