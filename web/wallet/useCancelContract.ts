import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useCancelContractMutation } from '../__generated__/useCancelContractMutation.graphql.ts';
import { useAppServices } from '../app/appServices.ts';

/** Terminates the contract; a refusal is told in a toast. */
export function useCancelContract(onDone: () => void): [cancel: () => void, isBusy: boolean] {
  const [commit, isInFlight] = useMutation<useCancelContractMutation>(MUTATION);
  const { t } = useTranslation(['wallet', 'app']);
  const { toasts } = useAppServices();
  function cancel() {
    commit({
      variables: { input: {} },
      onCompleted({ cancelRechargeContract: answer }) {
        if (answer.code !== undefined) {
          toasts.show('failure', t([`refusal_${answer.code}`, `app:refusal_${answer.code}`]));
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
        code
      }
    }
  }
`;
