import { useEffect, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  BulkChange,
  BulkSelection,
  useBulkPreviewMutation,
  useBulkPreviewMutation$data,
} from '../../__generated__/useBulkPreviewMutation.graphql.ts';

/** What an action would do, in sums. */
export type BulkPreview = useBulkPreviewMutation$data['previewBulkAction'];

/** Time without typing in ms after which a dry run is requested. */
const DEBOUNCE_MS = 300;

interface KnownPreview {
  readonly preview: BulkPreview | null;
  /** Reads it again: the selection has changed. */
  readonly askAgain: () => void;
}

/**
 * The dry run of an action, read again whenever the form changes. Null until it has arrived, and while `change` is
 * null; the one of an older form is never shown beside a newer one.
 */
export function useBulkPreview(selection: BulkSelection, change: BulkChange | null): KnownPreview {
  const [commit] = useMutation<useBulkPreviewMutation>(MUTATION);
  const [known, setKnown] = useState<{ key: string; preview: BulkPreview } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify({ selection, change });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another request.
  useEffect(() => {
    if (JSON.parse(key).change === null) return;
    let request: { dispose(): void } | undefined;
    const timer = setTimeout(() => {
      request = commit({
        variables: { input: JSON.parse(key) as useBulkPreviewMutation['variables']['input'] },
        onCompleted: ({ previewBulkAction: preview }) => setKnown({ key, preview }),
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request?.dispose();
    };
  }, [key, attempt, commit]);
  const askAgain = () => {
    setKnown(null);
    setAttempt((before) => before + 1);
  };
  return { preview: known?.key === key ? known.preview : null, askAgain };
}

const MUTATION = graphql`
  mutation useBulkPreviewMutation($input: PreviewBulkActionInput!) {
    previewBulkAction(input: $input) {
      totalCount
      doneCount
      fromCents
      toCents
      feeCents
      loweredCount
      loweredCents
      outlierCount
      digest
      refused {
        reason
        text
        count
        items {
          id
          marketItem {
            nameZh
            nameEn
          }
        }
      }
    }
  }
`;
