import { graphql, useMutation } from 'react-relay';
import type { useSignContractMutation } from '../__generated__/useSignContractMutation.graphql.ts';
import { useFollowPayment } from '../app/useFollowPayment.ts';

/** Goes to the payment app to sign the contract; a refusal is told in a toast. */
export function useSignContract(): [sign: () => void, isBusy: boolean] {
  const [commit, isInFlight] = useMutation<useSignContractMutation>(MUTATION);
  const follow = useFollowPayment('wallet');
  function sign() {
    commit({
      variables: { input: {} },
      onCompleted: ({ signRechargeContract: answer }) => follow({ url: answer.signUrl, code: answer.code }),
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
        code
      }
    }
  }
`;
