import { useRef } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useWithdrawMutation } from '../../__generated__/useWithdrawMutation.graphql.ts';
import { type DomainError, errorOf } from '../../relay/envelope.ts';

interface WithdrawOutcome {
  readonly onBegun: () => void;
  readonly onRejected: (error: DomainError) => void;
}

/**
 * Requests a withdrawal. A request without a response is repeated with the same request id, so that the money is paid
 * out once.
 */
export function useWithdraw({
  onBegun,
  onRejected,
}: WithdrawOutcome): [withdraw: (amountCents: number, code: string) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useWithdrawMutation>(MUTATION);
  const open = useRef<{ amountCents: number; requestId: string } | null>(null);
  function withdraw(amountCents: number, code: string) {
    if (open.current?.amountCents !== amountCents) {
      open.current = { amountCents, requestId: crypto.randomUUID() };
    }
    commit({
      variables: { input: { amountCents, code, clientRequestId: open.current.requestId } },
      onCompleted({ withdraw: answer }) {
        open.current = null;
        const error = errorOf(answer);
        if (error === null) onBegun();
        else onRejected(error);
      },
    });
  }
  return [withdraw, isInFlight];
}

const MUTATION = graphql`
  mutation useWithdrawMutation($input: WithdrawInput!) {
    withdraw(input: $input) {
      ... on WithdrawPayload {
        viewer {
          id
          wallet {
            ...WalletTotals_wallet
          }
          ...WithdrawPanel_viewer
        }
      }
      ... on DomainError {
        code
        message
      }
    }
  }
`;
