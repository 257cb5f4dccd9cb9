import { useTranslation } from 'react-i18next';

/** The facts of an action that its sentence and its buttons depend on. */
export interface ActionFacts {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly totalCount: number;
  readonly decidedCount: number;
  readonly doneCount: number;
  readonly undoneCount: number;
  /** What its undo did not restore, by reason. */
  readonly undoRefused: readonly { readonly count: number }[];
  /** Code of the error that stopped it. */
  readonly stopCode: string | null | undefined;
  /** Null if it cannot be undone now. */
  readonly undoUntil: string | null | undefined;
  /** Its place among those that wait, from 1. */
  readonly waitingPlace: number | null | undefined;
  /** Its state once its turn comes. Null if it does not wait. */
  readonly waitingFor: string | null | undefined;
}

/** Whether its undo has come to at least one target; then it goes on as the undo. */
export function isUndoBegun({ undoneCount, undoRefused }: ActionFacts): boolean {
  return undoneCount > 0 || undoRefused.length > 0;
}

/** What an action did or does, in one sentence, and what of it waits for its turn. */
export function useBulkSentence(action: ActionFacts): string {
  const { t } = useTranslation('bulk');
  const { state, waitingPlace, waitingFor } = action;
  const what = useStateSentence(action);
  if (state === 'WAITING' || waitingFor == null) return what;
  return t(`waiting_${waitingFor}`, { what, place: waitingPlace ?? 1 });
}

function useStateSentence(action: ActionFacts): string {
  const { t } = useTranslation('bulk');
  const { kind, state, totalCount, decidedCount, doneCount, undoneCount, waitingPlace, stopCode } = action;
  const verb = t(`ended_${kind}`);
  const what = t(`confirm_${kind}`, { count: totalCount });
  switch (state) {
    case 'WAITING':
      return t('waiting', { what, place: waitingPlace ?? 1 });
    case 'CANCELLED':
      return t('cancelled', { what });
    case 'RUNNING':
      return t(`running_${kind}`);
    case 'UNDOING':
      return t('undoing');
    case 'UNDONE':
      return undoneCount === doneCount
        ? t('undone', { count: undoneCount })
        : t('undonePartly', { count: undoneCount, failed: doneCount - undoneCount });
    case 'FINISHED':
      return doneCount === totalCount
        ? t('finished', { verb, count: doneCount })
        : t('finishedPartly', { verb, count: doneCount, failed: totalCount - doneCount });
    case 'PAUSED':
      return t('paused', { decided: decidedCount, total: totalCount });
    default: {
      const stopped = isUndoBegun(action)
        ? t('undoStopped', { undone: undoneCount, done: doneCount })
        : t('stopped', { decided: decidedCount, total: totalCount });
      return stopCode === 'ACCOUNT_BLOCKED' || stopCode === 'SERVICE_CLOSED'
        ? t(`because_${stopCode}`, { what: stopped })
        : stopped;
    }
  }
}
