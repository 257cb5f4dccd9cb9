import { graphql, useMutation } from 'react-relay';
import type { usePayOrderMutation } from '../../__generated__/usePayOrderMutation.graphql.ts';
import { useFollowPayment } from '../../shell/useFollowPayment.ts';

/** Continues the payment of an order in the payment app. A domain error is shown in a toast. */
export function usePayOrder(): [pay: (orderId: string) => void, isBusy: boolean] {
  const [commit, isInFlight] = useMutation<usePayOrderMutation>(MUTATION);
  const follow = useFollowPayment();
  function pay(orderId: string) {
    commit({
      variables: { input: { orderId } },
      onCompleted: ({ payOrder: answer }) => follow({ url: answer.payUrl, message: answer.message }),
    });
  }
  return [pay, isInFlight];
}

const MUTATION = graphql`
  mutation usePayOrderMutation($input: PayOrderInput!) {
    payOrder(input: $input) {
      ... on PayOrderPayload {
        payUrl
      }
      ... on DomainError {
        message
      }
    }
  }
`;
