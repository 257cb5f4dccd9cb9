import type { Db, Tx } from '../db.ts';
import { findClosure } from './closure.store.ts';
import type { Service } from './closure.ts';

/** Whether operators have closed a service, for whoever refuses in words of its own or waits. */
export async function hasClosure(db: Db | Tx, service: Service): Promise<boolean> {
  return (await findClosure(db, service)) !== null;
}
