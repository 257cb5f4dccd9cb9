import { graphql, useMutation } from 'react-relay';
import type { useMarkNoticesReadMutation } from '../../__generated__/useMarkNoticesReadMutation.graphql.ts';

/** Marks the viewer's notices as read, the given ones or all with null. `onDone` fetches the list again. */
export function useMarkNoticesRead(
  onDone: () => void,
): [markRead: (ids: readonly string[] | null) => void, isMarking: boolean] {
  const [commit, isInFlight] = useMutation<useMarkNoticesReadMutation>(MUTATION);
  const markRead = (ids: readonly string[] | null) => {
    commit({ variables: { input: ids === null ? {} : { ids } }, onCompleted: onDone });
  };
  return [markRead, isInFlight];
}

const MUTATION = graphql`
  mutation useMarkNoticesReadMutation($input: MarkMessagesReadInput!) {
    markMessagesRead(input: $input) {
      viewer {
        id
        unreadMessageCount
      }
    }
  }
`;
