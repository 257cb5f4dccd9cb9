import { graphql, useMutation } from 'react-relay';
import type { useRemoveFromCartMutation } from '../../__generated__/useRemoveFromCartMutation.graphql.ts';

/** Takes copies out of the viewer's cart. */
export function useRemoveFromCart(onChanged: () => void) {
  const [commit, isRemoving] = useMutation<useRemoveFromCartMutation>(REMOVE);
  const remove = (listingIds: readonly string[]) =>
    void commit({ variables: { input: { listingIds } }, onCompleted: onChanged });
  return { remove, isRemoving };
}

const REMOVE = graphql`
  mutation useRemoveFromCartMutation($input: RemoveFromCartInput!) {
    removeFromCart(input: $input) {
      ... on RemoveFromCartPayload {
        viewer {
          id
          cart {
            count
          }
        }
      }
    }
  }
`;
