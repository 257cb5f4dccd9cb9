import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { usePayRechargeMutation } from '../__generated__/usePayRechargeMutation.graphql.ts';
import { useAppServices } from '../app/appServices.ts';

/** Goes on paying a recharge that was begun; a refusal is told in a toast. */
export function usePayRecharge(): [pay: (rechargeId: string) => void, isBusy: boolean] {
  const [commit, isInFlight] = useMutation<usePayRechargeMutation>(MUTATION);
  const { t } = useTranslation(['wallet', 'app']);
  const { toasts } = useAppServices();
  function pay(rechargeId: string) {
    commit({
      variables: { input: { rechargeId } },
      onCompleted({ payRecharge: answer }) {
        if (answer.payUrl === undefined) {
          toasts.show('failure', t([`refusal_${answer.code}`, `app:refusal_${answer.code}`]));
        } else {
          location.assign(answer.payUrl);
        }
      },
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
      ... on Refusal {
        code
      }
    }
  }
`;
