import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useCancelOrderMutation } from '../../__generated__/useCancelOrderMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';

/** Cancels the viewer's purchase. A domain error is shown in a toast. `onEnded` runs in both cases. */
export function useCancelOrder(
  onEnded: () => void,
): [cancelOrder: (orderId: string) => void, isCancelling: boolean] {
  const [commit, isInFlight] = useMutation<useCancelOrderMutation>(MUTATION);
  const { t } = useTranslation(['order', 'shell']);
  const { toasts } = useAppServices();
  function cancelOrder(orderId: string) {
    commit({
      variables: { input: { orderId } },
      onCompleted({ cancelOrder: result }) {
        if (result.message === undefined) {
          toasts.show('success', t('cancelAsked'));
        } else {
          toasts.show('failure', result.message);
        }
        onEnded();
      },
      onError: onEnded,
    });
  }
  return [cancelOrder, isInFlight];
}

const MUTATION = graphql`
  mutation useCancelOrderMutation($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      ... on CancelOrderPayload {
        order {
          ...OrderHero_order
          ...WrongDeliveryBanner_order
          ...OrderStepper_order
          ...OrderTimeline_order
          ...OrderMoney_order
          ...OrderRow_order
        }
        viewer {
          id
          wallet {
            id
            spendableCents
            escrowCents
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
