import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useUndoListingsMutation } from '../../__generated__/useUndoListingsMutation.graphql.ts';
import { commitPart } from './batch.ts';

/** The result of an undo. `problem` is the reason why it was rejected. */
export interface UndoAnswer {
  readonly problem?: string | undefined;
  readonly doneCount: number;
  readonly failedCount: number;
}

/** The largest number of batches that one request may name. */
const BATCHES_MAX = 50;

/** Undoes batches of the last minute. */
export function useUndoListings(): [
  undo: (clientRequestIds: readonly string[]) => Promise<UndoAnswer>,
  isInFlight: boolean,
] {
  const [commit, isInFlight] = useMutation<useUndoListingsMutation>(MUTATION);
  const undo = useCallback(
    async (clientRequestIds: readonly string[]) => {
      const sum = { doneCount: 0, failedCount: 0 };
      for (let from = 0; from < clientRequestIds.length; from += BATCHES_MAX) {
        const part = clientRequestIds.slice(from, from + BATCHES_MAX);
        const { undoListings } = await commitPart(commit, { input: { clientRequestIds: part } });
        if (undoListings.message !== undefined) {
          return { ...sum, problem: undoListings.message };
        }
        sum.doneCount += undoListings.doneCount ?? 0;
        sum.failedCount += undoListings.failedCount ?? 0;
      }
      return sum;
    },
    [commit],
  );
  return [undo, isInFlight];
}

const MUTATION = graphql`
  mutation useUndoListingsMutation($input: UndoListingsInput!) {
    undoListings(input: $input) {
      ... on UndoListingsPayload {
        doneCount
        failedCount
        results {
          listing {
            id
            status
            askCents
            netCents
          }
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
