import { graphql, useMutation } from 'react-relay';
import type { useRemoveSavedFilterMutation } from '../../__generated__/useRemoveSavedFilterMutation.graphql.ts';

/** Removes a saved filter. `onDone` fetches the list again. */
export function useRemoveSavedFilter(
  onDone: () => void,
): [removeSavedFilter: (savedFilterId: string) => void, isInFlight: boolean] {
  const [commit, isInFlight] = useMutation<useRemoveSavedFilterMutation>(MUTATION);
  const remove = (savedFilterId: string) =>
    void commit({ variables: { input: { savedFilterId } }, onCompleted: onDone });
  return [remove, isInFlight];
}

const MUTATION = graphql`
  mutation useRemoveSavedFilterMutation($input: RemoveSavedFilterInput!) {
    removeSavedFilter(input: $input) {
      viewer {
        id
      }
    }
  }
`;
