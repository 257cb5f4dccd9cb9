import type { Db } from '../../kernel/db.ts';
import { deleteOldDevices } from './device.store.ts';
import { deleteEndedSessions, deleteOldCodes, deleteOldFailures } from './forget.store.ts';

/** Days for which a code is stored after it was sent, for the investigation of a theft. */
const CODE_DAYS = 30;
/** Number of rows in one statement, so that none holds locks for long. */
const BATCH = 5_000;

async function forgetAll(forget: (limit: number) => Promise<number>): Promise<void> {
  while ((await forget(BATCH)) === BATCH);
}

/**
 * Deletes data of sign-ins that is no longer needed: ended sessions, old codes and wrong codes with their phones and
 * addresses, and browsers that have not signed in for long. A code that authorised a recorded action remains with it
 * (T-29).
 */
export async function forgetSignIns(db: Db): Promise<void> {
  await forgetAll((limit) => deleteEndedSessions(db, limit));
  await forgetAll((limit) => deleteOldCodes(db, CODE_DAYS, limit));
  await forgetAll((limit) => deleteOldFailures(db, limit));
  await forgetAll((limit) => deleteOldDevices(db, limit));
}
