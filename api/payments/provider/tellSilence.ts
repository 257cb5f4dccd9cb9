import type { Log } from '../../kernel/log.ts';
import { PaymentError } from './paymentGateway.ts';

/**
 * Lets a job end in peace when the payment app gave no answer to go by: nothing has ended meanwhile, and what waits is asked for again
 * when its row says. Anything else that went wrong goes on.
 */
export async function tellSilence({ log }: { log: Log }, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    log.warn({ error: error.message, kind: error.kind }, 'the payment app gave no answer to go by');
  }
}
