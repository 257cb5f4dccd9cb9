import { graphql, useMutation } from 'react-relay';
import type { useSignContractMutation } from '../../__generated__/useSignContractMutation.graphql.ts';
import { useFollowPayment } from '../../shell/useFollowPayment.ts';

/** Opens the payment app to sign the contract. A domain error is shown in a toast. */
export function useSignContract(): [sign: () => void, isBusy: boolean] {
  const [commit, isInFlight] = useMutation<useSignContractMutation>(MUTATION);
  const follow = useFollowPayment();
  function sign() {
    commit({
      variables: { input: {} },
      onCompleted: ({ signRechargeContract: answer }) =>
        follow({ url: answer.signUrl, message: answer.message }),
    });
  }
  return [sign, isInFlight];
}

const MUTATION = graphql`
  mutation useSignContractMutation($input: SignRechargeContractInput!) {
    signRechargeContract(input: $input) {
      ... on SignRechargeContractPayload {
        signUrl
      }
      ... on DomainError {
        message
      }
    }
  }
`;
