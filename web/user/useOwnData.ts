import { useState } from 'react';
import { useAppServices } from '../app/appServices.ts';
import { CALL_HEADERS } from '../app/restClient.ts';
import type { StepEnds } from './useDeletion.ts';

/** Refusals of the call, by their number (`docs/rest.md`). */
const REFUSALS: Readonly<Record<number, string>> = { 1002: 'tooManyCodes', 1007: 'stepUpCodeWrong' };

/** Takes everything that is kept of the reader as a file, by a code. */
export function useOwnData() {
  const { connection } = useAppServices();
  const [isBusy, setIsBusy] = useState(false);
  async function take(code: string, { onDone, onRefused }: StepEnds) {
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
        const answer = (await response.json()) as { code: number };
        onRefused(REFUSALS[answer.code] ?? String(answer.code));
      }
    } catch {
      onRefused('0');
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
