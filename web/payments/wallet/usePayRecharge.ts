import { graphql, useMutation } from 'react-relay';
import type { usePayRechargeMutation } from '../../__generated__/usePayRechargeMutation.graphql.ts';
import { useFollowPayment } from '../../shell/useFollowPayment.ts';

/** Continues the payment of a recharge. A domain error is shown in a toast. */
export function usePayRecharge(): [pay: (rechargeId: string) => void, isBusy: boolean] {
  const [commit, isInFlight] = useMutation<usePayRechargeMutation>(MUTATION);
  const follow = useFollowPayment();
  function pay(rechargeId: string) {
    commit({
      variables: { input: { rechargeId } },
      onCompleted: ({ payRecharge: answer }) => follow({ url: answer.payUrl, message: answer.message }),
    });
  }
  return [pay, isInFlight];
}

const MUTATION = graphql`
  mutation usePayRechargeMutation($input: PayRechargeInput!) {
    payRecharge(input: $input) {
      ... on PayRechargePayload {
        payUrl
      }
      ... on DomainError {
        message
      }
    }
  }
`;
