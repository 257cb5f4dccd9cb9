import { graphql, useMutation } from 'react-relay';
import type { useDeletionCancelMutation } from '../../__generated__/useDeletionCancelMutation.graphql.ts';
import type { useDeletionRequestMutation } from '../../__generated__/useDeletionRequestMutation.graphql.ts';

/** Callbacks for the end of a guarded step. */
export interface StepEnds {
  readonly onDone: () => void;
  readonly onRejected: (message: string) => void;
}

/** Starts the waiting period of a deletion with a code, and cancels the deletion. */
export function useDeletion() {
  const [request, isRequesting] = useMutation<useDeletionRequestMutation>(REQUEST);
  const [cancel, isCancelling] = useMutation<useDeletionCancelMutation>(CANCEL);
  return {
    isBusy: isRequesting || isCancelling,
    request: (code: string, { onDone, onRejected }: StepEnds) =>
      request({
        variables: { input: { code } },
        onCompleted: ({ requestAccountDeletion: answer }) =>
          answer.message === undefined ? onDone() : onRejected(answer.message),
      }),
    cancel: (onDone: () => void) => cancel({ variables: { input: {} }, onCompleted: onDone }),
  };
}

const REQUEST = graphql`
  mutation useDeletionRequestMutation($input: RequestAccountDeletionInput!) {
    requestAccountDeletion(input: $input) {
      ... on RequestAccountDeletionPayload {
        viewer {
          id
          ...LeavePanel_viewer
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const CANCEL = graphql`
  mutation useDeletionCancelMutation($input: CancelAccountDeletionInput!) {
    cancelAccountDeletion(input: $input) {
      ... on CancelAccountDeletionPayload {
        viewer {
          id
          ...LeavePanel_viewer
        }
      }
    }
  }
`;
