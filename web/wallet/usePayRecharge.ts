import { graphql, useMutation } from 'react-relay';
import type { usePayRechargeMutation } from '../__generated__/usePayRechargeMutation.graphql.ts';
import { useFollowPayment } from '../app/useFollowPayment.ts';

/** Goes on paying a recharge that was begun; a refusal is told in a toast. */
export function usePayRecharge(): [pay: (rechargeId: string) => void, isBusy: boolean] {
  const [commit, isInFlight] = useMutation<usePayRechargeMutation>(MUTATION);
  const follow = useFollowPayment('wallet');
  function pay(rechargeId: string) {
    commit({
      variables: { input: { rechargeId } },
      onCompleted: ({ payRecharge: answer }) => follow({ url: answer.payUrl, code: answer.code }),
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
        code
      }
    }
  }
`;
