import type { Log } from '../../kernel/log.ts';
import { PaymentError } from './paymentGateway.ts';

/**
 * Ends a job without an error when the payment app gave no usable answer: nothing has changed, and the row stores when
 * to query again. Any other error is rethrown.
 */
export async function tellSilence({ log }: { log: Log }, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ error: error.message, kind: error.kind }, 'the payment app gave no answer to go by');
  }
}
