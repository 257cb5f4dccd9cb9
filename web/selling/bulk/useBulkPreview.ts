import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  BulkChange,
  BulkSelection,
  useBulkPreviewQuery,
  useBulkPreviewQuery$data,
} from '../../__generated__/useBulkPreviewQuery.graphql.ts';

/** What an action would do, in sums. */
export type BulkPreview = NonNullable<useBulkPreviewQuery$data['previewBulkAction']>;

/** Time without typing in ms after which a dry run is requested. */
const DEBOUNCE_MS = 300;

interface KnownPreview {
  readonly preview: BulkPreview | null;
  /** No answer has come; the network has told why. */
  readonly hasFailed: boolean;
  /** Reads it again: the selection has changed. */
  readonly askAgain: () => void;
}

/**
 * The dry run of an action, read again whenever the form changes. Null until it has arrived, and while `change` is
 * null; the one of an older form is never shown beside a newer one.
 */
export function useBulkPreview(selection: BulkSelection, change: BulkChange | null): KnownPreview {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ key: string; preview: BulkPreview } | null>(null);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify({ selection, change });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another request.
  useEffect(() => {
    if (JSON.parse(key).change === null) return;
    let request: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => {
      const input = JSON.parse(key) as useBulkPreviewQuery['variables']['input'];
      setFailedKey(null);
      request = fetchQuery<useBulkPreviewQuery>(environment, QUERY, { input }).subscribe({
        // An answer without it is one that could not be read, as none at all.
        next: ({ previewBulkAction: preview }) =>
          preview == null ? setFailedKey(key) : setKnown({ key, preview }),
        error: () => setFailedKey(key),
      });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [key, attempt, environment]);
  const askAgain = () => {
    setKnown(null);
    setFailedKey(null);
    setAttempt((before) => before + 1);
  };
  const preview = known?.key === key ? known.preview : null;
  return { preview, hasFailed: preview === null && failedKey === key, askAgain };
}

const QUERY = graphql`
  query useBulkPreviewQuery($input: PreviewBulkActionInput!) {
    previewBulkAction(input: $input) {
      totalCount
      doneCount
      fromCents
      toCents
      feeCents
      loweredCount
      loweredCents
      outlierCount
      comparedCount
      aboveMedianCount
      digest
      refused {
        reason
        text
        count
      }
    }
  }
`;
