import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { useListItemsMutation } from '../../__generated__/useListItemsMutation.graphql.ts';
import { askNetwork } from '../../relay/askNetwork.ts';
import type { BatchEntry, SendBatch } from './batch.ts';

/** Lists inventory items for sale. */
export function useListItems(): SendBatch<BatchEntry> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (entries, clientRequestId) => {
      const items = entries.map(({ key: inventoryItemId, priceCents, isPriceConfirmed }) => ({
        inventoryItemId,
        priceCents,
        isPriceConfirmed,
      }));
      const { listItems } = await askNetwork<useListItemsMutation>(environment, MUTATION, {
        input: { items, clientRequestId },
      });
      return { problem: listItems.message, results: listItems.results ?? [] };
    },
    [environment],
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
