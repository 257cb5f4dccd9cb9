import { graphql, useMutation } from 'react-relay';
import type { useMarkMessagesReadMutation } from '../__generated__/useMarkMessagesReadMutation.graphql.ts';

/** Marks messages read: the named ones, or all with null. */
export type MarkMessagesRead = (ids: readonly string[] | null) => void;

/**
 * The dots of named messages vanish with the answer, which brings the count that is left; after all were marked, `onAllRead` asks for
 * the list again.
 */
export function useMarkMessagesRead(onAllRead: () => void): [markRead: MarkMessagesRead, isMarking: boolean] {
  const [commit, isInFlight] = useMutation<useMarkMessagesReadMutation>(MUTATION);
  function markRead(ids: readonly string[] | null) {
    commit({
      variables: { input: ids === null ? {} : { ids } },
      updater(store) {
        const readAt = new Date().toISOString();
        for (const id of ids ?? []) {
          store.get(id)?.setValue(readAt, 'readAt');
        }
      },
      onCompleted() {
        if (ids === null) {
          onAllRead();
        }
      },
    });
  }
  return [markRead, isInFlight];
}

const MUTATION = graphql`
  mutation useMarkMessagesReadMutation($input: MarkMessagesReadInput!) {
    markMessagesRead(input: $input) {
      viewer {
        id
        unreadMessageCount
      }
    }
  }
`;
