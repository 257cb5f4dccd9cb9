import { graphql, useMutation } from 'react-relay';
import type { useCancelContractMutation } from '../../__generated__/useCancelContractMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';

/** Terminates the contract; a domain error is shown in a toast. */
export function useCancelContract(onDone: () => void): [cancel: () => void, isBusy: boolean] {
  const [commit, isInFlight] = useMutation<useCancelContractMutation>(MUTATION);
  const { toasts } = useAppServices();
  function cancel() {
    commit({
      variables: { input: {} },
      onCompleted({ cancelRechargeContract: answer }) {
        if (answer.message !== undefined) {
          toasts.show('failure', answer.message);
        }
        onDone();
      },
    });
  }
  return [cancel, isInFlight];
}

const MUTATION = graphql`
  mutation useCancelContractMutation($input: CancelRechargeContractInput!) {
    cancelRechargeContract(input: $input) {
      ... on CancelRechargeContractPayload {
        viewer {
          id
          rechargeCenter {
            id
            ...ContractState_center
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
