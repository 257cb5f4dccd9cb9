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
}

/** What an action did or does, in one sentence. */
export function useBulkSentence({
  kind,
  state,
  totalCount,
  decidedCount,
  doneCount,
  undoneCount,
}: ActionFacts): string {
  const { t } = useTranslation('bulk');
  const verb = t(`ended_${kind}`);
  switch (state) {
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
    default:
      return t(state === 'PAUSED' ? 'paused' : 'stopped', { decided: decidedCount, total: totalCount });
  }
}
