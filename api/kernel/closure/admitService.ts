import type { Db, Tx } from '../db.ts';
import { ServiceClosed } from './closure.errors.ts';
import { findClosure } from './closure.store.ts';
import type { Service } from './closure.ts';

/**
 * Lets a deed of a service begin. The database is asked each time, so that a closing holds in every process from its commit on; a repeat
 * of what was done before asks nothing, since it does nothing.
 * @throws ServiceClosed
 */
export async function admitService(db: Db | Tx, service: Service): Promise<void> {
  const closure = await findClosure(db, service);
  if (closure) throw new ServiceClosed({ closure });
}
