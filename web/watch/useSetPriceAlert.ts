import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useSetPriceAlertMutation } from '../__generated__/useSetPriceAlertMutation.graphql.ts';
import { useAppServices } from '../app/appServices.ts';

/** Sets the price to be told of, in cents, or ends the alert with null. */
export type SetPriceAlert = (marketItemId: string, targetCents: number | null, onDone: () => void) => void;

/** The alert's deed; a refusal is told in a toast. */
export function useSetPriceAlert(): [setPriceAlert: SetPriceAlert, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useSetPriceAlertMutation>(MUTATION);
  const { toasts } = useAppServices();
  const { t } = useTranslation('app');
  const setPriceAlert: SetPriceAlert = (marketItemId, targetCents, onDone) =>
    void commit({
      variables: { input: { marketItemId, targetCents } },
      onCompleted({ setPriceAlert: answer }) {
        if (answer.code === undefined) {
          onDone();
        } else {
          toasts.show('failure', t(`refusal_${answer.code}`));
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
      }
      ... on DomainError {
        code
      }
    }
  }
`;
