import { graphql, useMutation } from 'react-relay';
import type { useRemoveAvatarMutation } from '../../__generated__/useRemoveAvatarMutation.graphql.ts';

/** Restores the default picture. */
export function useRemoveAvatar(onRemoved: () => void): [remove: () => void, isRemoving: boolean] {
  const [commit, isInFlight] = useMutation<useRemoveAvatarMutation>(MUTATION);
  return [() => void commit({ variables: { input: {} }, onCompleted: onRemoved }), isInFlight];
}

const MUTATION = graphql`
  mutation useRemoveAvatarMutation($input: RemoveAvatarInput!) {
    removeAvatar(input: $input) {
      viewer {
        id
        avatarUrl
        user {
          id
          avatarUrl
        }
      }
    }
  }
`;
