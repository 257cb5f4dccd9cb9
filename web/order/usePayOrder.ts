import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { usePayOrderMutation } from '../__generated__/usePayOrderMutation.graphql.ts';
import { useAppServices } from '../app/appServices.ts';

/** Goes on paying an order at the payment app; a refusal is told in a toast. */
export function usePayOrder(): [pay: (orderId: string) => void, isBusy: boolean] {
  const [commit, isInFlight] = useMutation<usePayOrderMutation>(MUTATION);
  const { t } = useTranslation(['order', 'app']);
  const { toasts } = useAppServices();
  function pay(orderId: string) {
    commit({
      variables: { input: { orderId } },
      onCompleted({ payOrder: answer }) {
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
  mutation usePayOrderMutation($input: PayOrderInput!) {
    payOrder(input: $input) {
      ... on PayOrderPayload {
        payUrl
      }
      ... on Refusal {
        code
      }
    }
  }
`;
