import type { Db } from '../../kernel/db.ts';
import { deleteOldDevices } from './device.store.ts';
import { deleteEndedSessions, deleteOldCodes, deleteOldFailures } from './forget.store.ts';

/** How long a code stays in the books after it was sent, for whoever looks into a theft. */
const CODE_DAYS = 30;
/** Rows of one statement, so that none holds anything for long. */
const BATCH = 5_000;

async function forgetAll(forget: (limit: number) => Promise<number>): Promise<void> {
  while ((await forget(BATCH)) === BATCH);
}

/**
 * Forgets what a sign-in left behind and nobody needs: sessions that are over, codes and wrong codes of long ago with their phones and
 * addresses, browsers that have not signed in for long. A code that an action on record was done by stays with it (T-29).
 */
export async function forgetSignIns(db: Db): Promise<void> {
  await forgetAll((limit) => deleteEndedSessions(db, limit));
  await forgetAll((limit) => deleteOldCodes(db, CODE_DAYS, limit));
  await forgetAll((limit) => deleteOldFailures(db, limit));
  await forgetAll((limit) => deleteOldDevices(db, limit));
}
