import type { Platform } from '../../kernel/platform.ts';
import { addServiceCalls } from './status.store.ts';
import type { ServiceWatch } from './watchServices.ts';

/** Stores the counts of this process's external calls since the last time. Counts that cannot be stored are added to the next ones. */
export async function recordServiceCalls({ db }: Pick<Platform, 'db'>, watch: ServiceWatch): Promise<void> {
  for (const [service, count] of watch.take()) {
    await addServiceCalls(db, service, count).catch((error: unknown) => {
      watch.putBack(service, count);
      throw error;
    });
  }
}
