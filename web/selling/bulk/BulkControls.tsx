import { useTranslation } from 'react-i18next';
import { graphql, useMutation } from 'react-relay';
import type { BulkControlsCancelMutation } from '../../__generated__/BulkControlsCancelMutation.graphql.ts';
import type { BulkControlsPauseMutation } from '../../__generated__/BulkControlsPauseMutation.graphql.ts';
import type { BulkControlsResumeMutation } from '../../__generated__/BulkControlsResumeMutation.graphql.ts';
import type { BulkControlsUndoMutation } from '../../__generated__/BulkControlsUndoMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type ActionFacts, isUndoBegun } from './useBulkSentence.ts';

/** The buttons that take back what waits, pause an action, resume it or undo it, as its state allows. */
export function BulkControls({ action }: { readonly action: ActionFacts }) {
  const { id, state, decidedCount } = action;
  const { t } = useTranslation('bulk');
  const { toasts } = useAppServices();
  const [cancel, isCancelling] = useMutation<BulkControlsCancelMutation>(CANCEL);
  const [pause, isPausing] = useMutation<BulkControlsPauseMutation>(PAUSE);
  const [resume, isResuming] = useMutation<BulkControlsResumeMutation>(RESUME);
  const [undo, isUndoing] = useMutation<BulkControlsUndoMutation>(UNDO);
  const tell = (message: string | null | undefined) => {
    if (message != null) toasts.show('failure', message);
  };
  const variables = { id };
  const isWaiting = action.waitingFor != null;
  const canResume = !isWaiting && (state === 'PAUSED' || state === 'STOPPED');
  // Where an undo has stopped, "resume" goes on with it.
  const canUndo = action.undoUntil != null && !(canResume && isUndoBegun(action));
  return (
    <>
      {isWaiting && (
        <Button
          size="small"
          isBusy={isCancelling}
          onClick={() =>
            cancel({ variables, onCompleted: ({ cancelBulkAction }) => tell(cancelBulkAction.message) })
          }
        >
          {t('cancel')}
        </Button>
      )}
      {state === 'RUNNING' && (
        <Button
          size="small"
          isBusy={isPausing}
          onClick={() =>
            pause({ variables, onCompleted: ({ pauseBulkAction }) => tell(pauseBulkAction.message) })
          }
        >
          {t('pause')}
        </Button>
      )}
      {canResume && (
        <Button
          size="small"
          look="primary"
          isBusy={isResuming}
          onClick={() =>
            resume({ variables, onCompleted: ({ resumeBulkAction }) => tell(resumeBulkAction.message) })
          }
        >
          {t('resume')}
        </Button>
      )}
      {canUndo && decidedCount > 0 && (
        <Button
          size="small"
          isBusy={isUndoing}
          onClick={() =>
            undo({ variables, onCompleted: ({ undoBulkAction }) => tell(undoBulkAction.message) })
          }
        >
          <Icon name="undo" size={14} />
          {t('undo')}
        </Button>
      )}
    </>
  );
}

const CANCEL = graphql`
  mutation BulkControlsCancelMutation($id: ID!) {
    cancelBulkAction(input: { id: $id }) {
      ... on CancelBulkActionPayload {
        bulkAction {
          id
          ...BulkStatus_action @relay(mask: false)
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

const PAUSE = graphql`
  mutation BulkControlsPauseMutation($id: ID!) {
    pauseBulkAction(input: { id: $id }) {
      ... on PauseBulkActionPayload {
        bulkAction {
          id
          ...BulkStatus_action @relay(mask: false)
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

const RESUME = graphql`
  mutation BulkControlsResumeMutation($id: ID!) {
    resumeBulkAction(input: { id: $id }) {
      ... on ResumeBulkActionPayload {
        bulkAction {
          id
          ...BulkStatus_action @relay(mask: false)
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

const UNDO = graphql`
  mutation BulkControlsUndoMutation($id: ID!) {
    undoBulkAction(input: { id: $id }) {
      ... on UndoBulkActionPayload {
        bulkAction {
          id
          ...BulkStatus_action @relay(mask: false)
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
