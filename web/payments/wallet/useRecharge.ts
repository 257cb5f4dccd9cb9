import { useRef } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useRechargeMutation } from '../../__generated__/useRechargeMutation.graphql.ts';

/**
 * Creates a recharge and opens the payment app. A request without a response is repeated with the same request id, so
 * that it creates one recharge.
 */
export function useRecharge(
  onRejected: (message: string | undefined) => void,
): [recharge: (cents: number) => void, isBusy: boolean] {
  const [commit, isInFlight] = useMutation<useRechargeMutation>(MUTATION);
  const open = useRef<{ cents: number; requestId: string } | null>(null);
  function recharge(cents: number) {
    if (open.current?.cents !== cents) {
      open.current = { cents, requestId: crypto.randomUUID() };
    }
    commit({
      variables: { input: { amountCents: cents, clientRequestId: open.current.requestId } },
      onCompleted({ beginRecharge: answer }) {
        open.current = null;
        if (answer.payUrl === undefined) {
          onRejected(answer.message);
        } else {
          location.assign(answer.payUrl);
        }
      },
    });
  }
  return [recharge, isInFlight];
}

const MUTATION = graphql`
  mutation useRechargeMutation($input: BeginRechargeInput!) {
    beginRecharge(input: $input) {
      ... on BeginRechargePayload {
        payUrl
      }
      ... on DomainError {
        message
      }
    }
  }
`;
