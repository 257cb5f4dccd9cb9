import { graphql, useMutation } from 'react-relay';
import type { useSavedViewsDeleteMutation } from '../../__generated__/useSavedViewsDeleteMutation.graphql.ts';
import type { useSavedViewsMoveMutation } from '../../__generated__/useSavedViewsMoveMutation.graphql.ts';
import type { useSavedViewsRenameMutation } from '../../__generated__/useSavedViewsRenameMutation.graphql.ts';
import type {
  SaveViewInput,
  useSavedViewsSaveMutation,
} from '../../__generated__/useSavedViewsSaveMutation.graphql.ts';
import { useAppServices } from '../../shell/appServices.ts';
import type { ViewChipsProps } from './ViewChips.tsx';

/** Longest name of a view; the server has the same. */
export const VIEW_NAME_MAX = 30;

/** A filter of one of the lists, to be saved. */
export type ViewFilterInput = Omit<SaveViewInput, 'name' | 'clientMutationId'>;

/** The changes of the saved views of a list. A domain error is shown in a toast. */
export function useSavedViews(place: ViewChipsProps['place']) {
  const { toasts } = useAppServices();
  const [commitSave, isSaving] = useMutation<useSavedViewsSaveMutation>(SAVE);
  const [commitRename, isRenaming] = useMutation<useSavedViewsRenameMutation>(RENAME);
  const [commitMove, isMoving] = useMutation<useSavedViewsMoveMutation>(MOVE);
  const [commitDelete, isDeleting] = useMutation<useSavedViewsDeleteMutation>(DELETE);
  const conclude = (message: string | null | undefined, onDone?: () => void) =>
    message == null ? onDone?.() : toasts.show('failure', message);
  return {
    isBusy: isSaving || isRenaming || isMoving || isDeleting,
    save: (input: SaveViewInput, onSaved: () => void) =>
      commitSave({
        variables: { input, place },
        onCompleted: ({ saveView }) => conclude(saveView.message, onSaved),
      }),
    rename: (viewId: string, name: string) =>
      commitRename({
        variables: { input: { viewId, name }, place },
        onCompleted: ({ renameView }) => conclude(renameView.message),
      }),
    move: (viewId: string, to: number) =>
      commitMove({
        variables: { input: { viewId, place: to }, place },
        onCompleted: ({ moveView }) => conclude(moveView.message),
      }),
    remove: (viewId: string) => commitDelete({ variables: { input: { viewId }, place } }),
  };
}

const SAVE = graphql`
  mutation useSavedViewsSaveMutation($input: SaveViewInput!, $place: SavedViewPlace!) {
    saveView(input: $input) {
      ... on SaveViewPayload {
        viewer {
          ...ViewChips_viewer @arguments(place: $place)
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const RENAME = graphql`
  mutation useSavedViewsRenameMutation($input: RenameViewInput!, $place: SavedViewPlace!) {
    renameView(input: $input) {
      ... on RenameViewPayload {
        viewer {
          ...ViewChips_viewer @arguments(place: $place)
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const MOVE = graphql`
  mutation useSavedViewsMoveMutation($input: MoveViewInput!, $place: SavedViewPlace!) {
    moveView(input: $input) {
      ... on MoveViewPayload {
        viewer {
          ...ViewChips_viewer @arguments(place: $place)
        }
      }
      ... on DomainError {
        message
      }
    }
  }
`;

const DELETE = graphql`
  mutation useSavedViewsDeleteMutation($input: DeleteViewInput!, $place: SavedViewPlace!) {
    deleteView(input: $input) {
      ... on DeleteViewPayload {
        viewer {
          ...ViewChips_viewer @arguments(place: $place)
        }
      }
    }
  }
`;
