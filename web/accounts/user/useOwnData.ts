import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CALL_HEADERS } from '../../relay/restClient.ts';
import { useAppServices } from '../../shell/appServices.ts';
import type { StepEnds } from './useDeletion.ts';

/** Exports all stored data of the user as a file, with a code. */
export function useOwnData() {
  const { connection } = useAppServices();
  const { t } = useTranslation(['user', 'shell']);
  const [isBusy, setIsBusy] = useState(false);
  async function take(code: string, { onDone, onRejected }: StepEnds) {
    setIsBusy(true);
    try {
      const body = JSON.stringify({ code });
      const response = await connection.send('/web/user/data', {
        method: 'POST',
        headers: CALL_HEADERS,
        body,
      });
      if (response.headers.get('content-type')?.startsWith('text/csv') === true) {
        save(await response.blob());
        onDone();
      } else {
        const answer = (await response.json()) as { msg: string };
        onRejected(answer.msg);
      }
    } catch {
      onRejected(t('shell:error_0'));
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, take };
}

function save(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'my-data.csv';
  link.click();
  URL.revokeObjectURL(link.href);
}
