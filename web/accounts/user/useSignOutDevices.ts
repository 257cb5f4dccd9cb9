import { graphql, useMutation } from 'react-relay';
import type { useSignOutDevicesAllMutation } from '../../__generated__/useSignOutDevicesAllMutation.graphql.ts';
import type { useSignOutDevicesMutation } from '../../__generated__/useSignOutDevicesMutation.graphql.ts';

interface SignOutDevices {
  readonly signOutOne: (sessionId: string) => void;
  readonly signOutOthers: () => void;
  readonly isBusy: boolean;
}

/** Signs out one or all of the viewer's other devices. The response contains the new list. */
export function useSignOutDevices(onDone: () => void): SignOutDevices {
  const [commitOne, isOneInFlight] = useMutation<useSignOutDevicesMutation>(ONE);
  const [commitAll, isAllInFlight] = useMutation<useSignOutDevicesAllMutation>(ALL);
  return {
    signOutOne: (sessionId) => void commitOne({ variables: { input: { sessionId } }, onCompleted: onDone }),
    signOutOthers: () => void commitAll({ variables: { input: {} }, onCompleted: onDone }),
    isBusy: isOneInFlight || isAllInFlight,
  };
}

const ONE = graphql`
  mutation useSignOutDevicesMutation($input: SignOutDeviceInput!) {
    signOutDevice(input: $input) {
      ... on SignOutDevicePayload {
        viewer {
          id
          ...DevicesPanel_viewer
        }
      }
    }
  }
`;

const ALL = graphql`
  mutation useSignOutDevicesAllMutation($input: SignOutOtherDevicesInput!) {
    signOutOtherDevices(input: $input) {
      ... on SignOutOtherDevicesPayload {
        viewer {
          id
          ...DevicesPanel_viewer
        }
      }
    }
  }
`;
