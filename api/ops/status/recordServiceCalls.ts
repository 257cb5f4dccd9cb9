import { doEach } from '../../kernel/doEach.ts';
import type { Platform } from '../../kernel/platform.ts';
import { addServiceCalls } from './status.store.ts';
import type { ServiceWatch } from './watchServices.ts';

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
