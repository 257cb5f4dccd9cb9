import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useScheduleListingsMutation } from '../../__generated__/useScheduleListingsMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import type { BulkPrice } from './BulkPrices.tsx';
import { useBlameText } from './PriceNote.tsx';

/**
 * Schedules copies to be listed at one price when their cooldowns end. A toast shows the result; `onDone` receives
 * the number of scheduled copies.
 */
export function useScheduleListings(
  onDone: (count: number) => void,
): [(assetIds: readonly string[], price: BulkPrice) => void, boolean] {
  const { t } = useTranslation('sell');
  const { toasts } = useAppServices();
  const blameText = useBlameText();
  const [commit, isInFlight] = useMutation<useScheduleListingsMutation>(MUTATION);
  const schedule = (assetIds: readonly string[], price: BulkPrice) => {
    const request = 'cents' in price ? { priceCents: price.cents } : { multiplier: price.multiplier };
    commit({
      variables: { input: { items: assetIds.map((inventoryItemId) => ({ inventoryItemId, ...request })) } },
      onCompleted({ scheduleListings: answer }) {
        if (answer.message != null) {
          toasts.show('failure', answer.message);
          return;
        }
        const results = answer.results ?? [];
        const count = results.filter(({ reason }) => reason == null).length;
        const failure = results.find(({ reason }) => reason != null);
        if (failure?.reason != null) {
          toasts.show('failure', blameText({ reason: failure.reason, until: failure.until ?? null }));
        }
        if (count > 0) {
          toasts.show('success', t('scheduled', { count }));
          onDone(count);
        }
      },
    });
  };
  return [schedule, isInFlight];
}

const MUTATION = graphql`
  mutation useScheduleListingsMutation($input: ScheduleListingsInput!) {
    scheduleListings(input: $input) {
      ... on ScheduleListingsPayload {
        results {
          reason
          until
        }
        items {
          id
          scheduledListing {
            id
            priceCents
            multiplier
            dueAt
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
