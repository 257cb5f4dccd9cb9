import { useRef } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useStartBulkMutation } from '../../__generated__/useStartBulkMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';

type StartInput = Omit<useStartBulkMutation['variables']['input'], 'clientRequestId'>;

/**
 * Begins an action, or lets it wait: `onStarted` is told its place then. A press that got no response can be repeated: the same form has the same request id. A domain error
 * is shown in a toast, and `onRefused` runs: the dry run may be out of date.
 */
export function useStartBulk(
  onStarted: (waitingPlace: number | null) => void,
  onRefused: () => void,
): [(input: StartInput) => void, boolean] {
  const { toasts } = useAppServices();
  const [commit, isInFlight] = useMutation<useStartBulkMutation>(MUTATION);
  const sent = useRef({ key: '', clientRequestId: '' });
  const start = (input: StartInput) => {
    const key = JSON.stringify(input);
    if (sent.current.key !== key) sent.current = { key, clientRequestId: crypto.randomUUID() };
    commit({
      variables: { input: { ...input, clientRequestId: sent.current.clientRequestId } },
      onCompleted({ startBulkAction: answer }) {
        if (answer.message != null) {
          sent.current.key = '';
          toasts.show('failure', answer.message);
          onRefused();
        } else {
          onStarted(answer.bulkAction?.waitingPlace ?? null);
        }
      },
    });
  };
  return [start, isInFlight];
}

const MUTATION = graphql`
  mutation useStartBulkMutation($input: StartBulkActionInput!) {
    startBulkAction(input: $input) {
      ... on StartBulkActionPayload {
        bulkAction {
          id
          waitingPlace
        }
        viewer {
          id
          ...BulkStatus_viewer
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;
