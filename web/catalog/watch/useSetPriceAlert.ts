import { graphql, useMutation } from 'react-relay';
import type { useSetPriceAlertMutation } from '../../__generated__/useSetPriceAlertMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';

/** Sets the target price in cents, or removes the alert with null. */
export type SetPriceAlert = (marketItemId: string, targetCents: number | null, onDone: () => void) => void;

/** Sets or removes a price alert. A domain error is shown in a toast. */
export function useSetPriceAlert(): [setPriceAlert: SetPriceAlert, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useSetPriceAlertMutation>(MUTATION);
  const { toasts } = useAppServices();
  const setPriceAlert: SetPriceAlert = (marketItemId, targetCents, onDone) =>
    void commit({
      variables: { input: { marketItemId, targetCents } },
      onCompleted({ setPriceAlert: answer }) {
        if (answer.message === undefined) {
          onDone();
        } else {
          toasts.show('failure', answer.message);
        }
      },
    });
  return [setPriceAlert, isInFlight];
}

const MUTATION = graphql`
  mutation useSetPriceAlertMutation($input: SetPriceAlertInput!) {
    setPriceAlert(input: $input) {
      ... on SetPriceAlertPayload {
        marketItem {
          id
          isWatched
          priceAlertCents
        }
        watchedItem {
          id
          notifiedAt
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
