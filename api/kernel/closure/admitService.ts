import type { Db, Tx } from '../db.ts';
import { ServiceClosed } from './closure.errors.ts';
import { findClosure } from './closure.store.ts';
import type { Service } from './closure.ts';

/**
 * Checks that a service is open before it is used. Reads the database each time, so that a closure applies in every process from its commit
 * on. Repeated requests do not call it, since they have no effect.
 * @throws ServiceClosed
 */
export async function admitService(db: Db | Tx, service: Service): Promise<void> {
  const closure = await findClosure(db, service);
  if (closure) throw new ServiceClosed({ closure });
}
