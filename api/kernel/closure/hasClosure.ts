import type { Db, Tx } from '../db.ts';
import { findClosure } from './closure.store.ts';
import type { Service } from './closure.ts';

/** True if operators have closed a service. For callers that wait or raise an error of their own. */
export async function hasClosure(db: Db | Tx, service: Service): Promise<boolean> {
  return (await findClosure(db, service)) !== null;
}
