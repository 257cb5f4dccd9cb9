import type { Tx } from '../../kernel/db.ts';
import { findOrInsertUser } from './user.store.ts';

/** The user of a phone number; a new user is created if there is none. */
export async function enrolUser(tx: Tx, phone: string): Promise<string> {
  return (await findOrInsertUser(tx, phone)).id;
}
