import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { useScheduleListingsMutation } from '../../__generated__/useScheduleListingsMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import type { BulkPrice } from './BulkPrices.tsx';
import type { CopyBlame } from './pricedCopy.ts';

/** What became of the copies that were to be scheduled. */
export interface ScheduleReport {
  readonly doneCount: number;
  /** Those that were not scheduled, by their ids. */
  readonly failed: ReadonlyMap<string, CopyBlame>;
}

/**
 * Schedules copies to be listed at one price when their cooldowns end. A toast tells how many are; `onAnswer` receives
 * them with those that are not.
 */
export function useScheduleListings(
  onAnswer: (report: ScheduleReport) => void,
): [(assetIds: readonly string[], price: BulkPrice) => void, boolean] {
  const { t } = useTranslation('sell');
  const { toasts } = useAppServices();
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
        const failed = new Map<string, CopyBlame>();
        for (const [at, { reason, until }] of (answer.results ?? []).entries()) {
          if (reason != null) failed.set(assetIds[at] ?? '', { reason, until: until ?? null });
        }
        const doneCount = assetIds.length - failed.size;
        if (doneCount > 0) {
          toasts.show('success', t('scheduled', { count: doneCount }));
        }
        onAnswer({ doneCount, failed });
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
