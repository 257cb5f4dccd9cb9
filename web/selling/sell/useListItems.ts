import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useListItemsMutation } from '../../__generated__/useListItemsMutation.graphql.ts';
import { type BatchEntry, commitPart, type SendPart } from './batch.ts';

/** Lists inventory items for sale. */
export function useListItems(): SendPart<BatchEntry> {
  const [commit] = useMutation<useListItemsMutation>(MUTATION);
  return useCallback(
    async (part, clientRequestId) => {
      const items = part.map(({ key: inventoryItemId, priceCents, isPriceConfirmed }) => ({
        inventoryItemId,
        priceCents,
        isPriceConfirmed,
      }));
      const { listItems } = await commitPart(commit, { input: { items, clientRequestId } });
      return { problem: listItems.message, results: listItems.results ?? [] };
    },
    [commit],
  );
}

const MUTATION = graphql`
  mutation useListItemsMutation($input: ListItemsInput!) {
    listItems(input: $input) {
      ... on ListItemsPayload {
        results {
          index
          reason
          until
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
