import type { Platform } from '../../kernel/platform.ts';
import { addServiceCalls } from './status.store.ts';
import type { ServiceWatch } from './watchServices.ts';

/** Writes down what this process's calls to the outside met since the last time. What cannot be written waits for the next. */
export async function recordServiceCalls({ db }: Pick<Platform, 'db'>, watch: ServiceWatch): Promise<void> {
  for (const [service, count] of watch.take()) {
    await addServiceCalls(db, service, count).catch((error: unknown) => {
      watch.putBack(service, count);
      throw error;
    });
  }
}
