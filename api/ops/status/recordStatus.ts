import { doEach } from '../../kernel/doEach.ts';
import type { Platform } from '../../kernel/platform.ts';
import { addServiceCalls, insertSamples, removeOldStatus, sumServiceCalls } from './status.store.ts';
import { judgeStatus, type StatusFigures } from './status.ts';
import type { ServiceWatch } from './watchServices.ts';

const NO_CALLS = { calls: 0, failures: 0 };

/** Records the status of every part for this minute, once for all workers, and deletes records older than a month. */
export async function recordStatus(
  { db }: Pick<Platform, 'db'>,
  figures: Omit<StatusFigures, 'sms' | 'alipay'>,
): Promise<void> {
  const calls = await sumServiceCalls(db);
  const judged = judgeStatus({
    ...figures,
    sms: calls.get('sms') ?? NO_CALLS,
    alipay: calls.get('alipay') ?? NO_CALLS,
  });
  if (await insertSamples(db, judged)) await removeOldStatus(db);
}

/** Writes down what this process's calls to the outside met since the last time. What cannot be written waits for the next. */
export async function recordServiceCalls(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  watch: ServiceWatch,
): Promise<void> {
  const left = new Map(watch.take());
  try {
    await doEach(log, 'service-calls', [...left], {
      keyOf: ([service]) => service,
      act: async ([service, count]) => {
        await addServiceCalls(db, service, count);
        left.delete(service);
      },
    });
  } finally {
    for (const [service, count] of left) watch.putBack(service, count);
  }
}
