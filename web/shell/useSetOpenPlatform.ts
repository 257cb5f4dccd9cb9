import { graphql, useMutation } from 'react-relay';
import type { useSetOpenPlatformMutation } from '../__generated__/useSetOpenPlatformMutation.graphql.ts';

/** Enables or disables the viewer's open platform. */
export function useSetOpenPlatform(onSet: () => void): [set: (isOn: boolean) => void, isSetting: boolean] {
  const [commit, isInFlight] = useMutation<useSetOpenPlatformMutation>(MUTATION);
  return [(isOn) => void commit({ variables: { input: { isOn } }, onCompleted: onSet }), isInFlight];
}

const MUTATION = graphql`
  mutation useSetOpenPlatformMutation($input: SetOpenPlatformInput!) {
    setOpenPlatform(input: $input) {
      viewer {
        id
        isOpenPlatformOn
      }
    }
  }
`;
