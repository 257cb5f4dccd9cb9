import { useEffect, useRef } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useRechargeMutation } from '../../__generated__/useRechargeMutation.graphql.ts';

/**
 * Creates a recharge and opens the payment app. Until the page is left, the same amount is sent with the same request id:
 * a request without a response and a press while the payment app loads create no second recharge.
 */
export function useRecharge(
  onRejected: (message: string | undefined) => void,
): [recharge: (cents: number) => void, isBusy: boolean] {
  const [commit, isInFlight] = useMutation<useRechargeMutation>(MUTATION);
  const open = useRef<{ cents: number; requestId: string } | null>(null);
  useEffect(() => {
    // Whoever goes back to the page as it was means another recharge.
    const begin = ({ persisted }: PageTransitionEvent) => {
      if (persisted) {
        open.current = null;
      }
    };
    window.addEventListener('pageshow', begin);
    return () => window.removeEventListener('pageshow', begin);
  }, []);
  function recharge(cents: number) {
    if (open.current?.cents !== cents) {
      open.current = { cents, requestId: crypto.randomUUID() };
    }
    commit({
      variables: { input: { amountCents: cents, clientRequestId: open.current.requestId } },
      onCompleted({ beginRecharge: answer }) {
        if (answer.payUrl === undefined) {
          open.current = null;
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
