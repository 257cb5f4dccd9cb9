import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useSignContractMutation } from '../__generated__/useSignContractMutation.graphql.ts';
import { useAppServices } from '../app/appServices.ts';

/** Goes to the payment app to sign the contract; a refusal is told in a toast. */
export function useSignContract(): [sign: () => void, isBusy: boolean] {
  const [commit, isInFlight] = useMutation<useSignContractMutation>(MUTATION);
  const { t } = useTranslation(['wallet', 'app']);
  const { toasts } = useAppServices();
  function sign() {
    commit({
      variables: { input: {} },
      onCompleted({ signRechargeContract: answer }) {
        if (answer.signUrl === undefined) {
          toasts.show('failure', t([`refusal_${answer.code}`, `app:refusal_${answer.code}`]));
        } else {
          location.assign(answer.signUrl);
        }
      },
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
      ... on Refusal {
        code
      }
    }
  }
`;
