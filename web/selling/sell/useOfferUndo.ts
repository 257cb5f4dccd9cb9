import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../shell/appServices.ts';
import type { BatchResult } from './batch.ts';

interface OfferUndo {
  readonly verb: 'list' | 'reprice';
  /** How long what was done can be undone, from when it was sent. */
  readonly undoSeconds: number;
  readonly onDone?: (() => void) | undefined;
}

/** Reports what a batch did: with its undo, or by a toast if the response came after the minute in which it can be undone. */
export function useOfferUndo({ verb, undoSeconds, onDone }: OfferUndo): (result: BatchResult) => void {
  const { t } = useTranslation('sell');
  const { dialogs, toasts } = useAppServices();
  return ({ doneKeys: { length: count }, clientRequestId, sentAtMs }) => {
    const endsAtMs = sentAtMs + undoSeconds * 1000;
    // That of the batch before would stay, and take back another one.
    for (const open of dialogs.current().filter(({ kind }) => kind === 'undo')) {
      dialogs.close(open);
    }
    if (endsAtMs <= Date.now()) {
      toasts.show('success', t(`done_${verb}`, { count }));
    } else {
      dialogs.open({ kind: 'undo', verb, count, clientRequestId, endsAtMs, onDone });
    }
  };
}
