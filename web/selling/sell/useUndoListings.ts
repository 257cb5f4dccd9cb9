import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useUndoListingsMutation } from '../../__generated__/useUndoListingsMutation.graphql.ts';
import { commitBatch } from './batch.ts';

/** The result of an undo. `problem` is the reason why it was rejected. */
export interface UndoAnswer {
  readonly problem?: string | undefined;
  readonly doneCount: number;
  readonly failedCount: number;
}

/** Undoes a batch of the last minute. */
export function useUndoListings(): [
  undo: (clientRequestId: string) => Promise<UndoAnswer>,
  isInFlight: boolean,
] {
  const [commit, isInFlight] = useMutation<useUndoListingsMutation>(MUTATION);
  const undo = useCallback(
    async (clientRequestId: string) => {
      const variables = { input: { clientRequestIds: [clientRequestId] } };
      const { undoListings } = await commitBatch(commit, variables);
      const { message: problem, doneCount = 0, failedCount = 0 } = undoListings;
      return { problem, doneCount, failedCount };
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
