import { useRef } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useTopUpInSandboxMutation } from '../__generated__/useTopUpInSandboxMutation.graphql.ts';

interface TopUpOutcome {
  /** Receives the amount in cents. */
  readonly onToppedUp?: (cents: number) => void;
  readonly onRejected: (message: string) => void;
}

/**
 * Credits play money. A request without a response is repeated with the same request id, so that it is credited once.
 */
export function useTopUpInSandbox({
  onToppedUp,
  onRejected,
}: TopUpOutcome): [topUp: (cents: number) => void, isBusy: boolean] {
  const [commit, isInFlight] = useMutation<useTopUpInSandboxMutation>(MUTATION);
  const open = useRef<{ cents: number; requestId: string } | null>(null);
  function topUp(cents: number) {
    if (open.current?.cents !== cents) {
      open.current = { cents, requestId: crypto.randomUUID() };
    }
    commit({
      variables: { input: { amountCents: cents, clientRequestId: open.current.requestId } },
      onCompleted({ topUpInSandbox: result }) {
        open.current = null;
        if (result.message === undefined) {
          onToppedUp?.(cents);
        } else {
          onRejected(result.message);
        }
      },
    });
  }
  return [topUp, isInFlight];
}

const MUTATION = graphql`
  mutation useTopUpInSandboxMutation($input: TopUpInSandboxInput!) {
    topUpInSandbox(input: $input) {
      ... on TopUpInSandboxPayload {
        viewer {
          id
          wallet {
            id
            totalCents
            spendableCents
            depositCents
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
