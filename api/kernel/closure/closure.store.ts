import type { Db, Tx } from '../db.ts';
import type { Closure, ClosureInput, Service, StoredClosure } from './closure.ts';

const PUBLIC = { service: true, wordsZh: true, wordsEn: true, closedAt: true } as const;

/** Lists all closed services with their public data. */
export async function listClosures(db: Db | Tx): Promise<Closure[]> {
  const rows = await db.serviceClosure.findMany({ select: PUBLIC, orderBy: { closedAt: 'asc' } });
  return rows as Closure[];
}

/** Finds the closure of a service. Null if it is open. */
export async function findClosure(db: Db | Tx, service: Service): Promise<Closure | null> {
  const row = await db.serviceClosure.findUnique({ where: { service }, select: PUBLIC });
  return row as Closure | null;
}

/** Lists all closed services with reason and operator. Requires the owner's role. */
export async function listStoredClosures(db: Db): Promise<StoredClosure[]> {
  const rows = await db.serviceClosure.findMany({ orderBy: { closedAt: 'asc' } });
  return rows as StoredClosure[];
}

/** Inserts a closure. Returns false, without any change, if the service is already closed. */
export async function insertClosure(tx: Tx, input: ClosureInput): Promise<boolean> {
  const { service, reason, words, operator: closedBy } = input;
  const row = { service, reason, wordsZh: words?.zh ?? null, wordsEn: words?.en ?? null, closedBy };
  const { count } = await tx.serviceClosure.createMany({ data: row, skipDuplicates: true });
  return count === 1;
}

/** Deletes a closure. Returns false if the service is already open. */
export async function removeClosure(tx: Tx, service: Service): Promise<boolean> {
  const { count } = await tx.serviceClosure.deleteMany({ where: { service } });
  return count === 1;
}
