import { recordOperatorAction } from '../audit/operatorAction.store.ts';
import type { Db } from '../db.ts';
import { inTransaction } from '../tx.ts';
import { insertClosure, removeClosure } from './closure.store.ts';
import type { ClosureInput, Service } from './closure.ts';

/**
 * Closes a service for all users, in every process from the commit on. To change the message of a closed service, open it and close it
 * again. Requires the owner's database role.
 */
export async function closeService(db: Db, input: ClosureInput): Promise<'done' | 'unchanged'> {
  const { service, reason, operator } = input;
  return inTransaction(db, async (tx) => {
    const outcome = (await insertClosure(tx, input)) ? 'done' : 'unchanged';
    const about = { subjectKind: 'service', subjectId: service, reason, outcome } as const;
    await recordOperatorAction(tx, { operator, command: 'service close', ...about });
    return outcome;
  });
}

/** Opens a service again, in every process from the commit on. Requires the owner's database role. */
export async function reopenService(
  db: Db,
  { service, reason, operator }: { service: Service; reason: string; operator: string },
): Promise<'done' | 'unchanged'> {
  return inTransaction(db, async (tx) => {
    const outcome = (await removeClosure(tx, service)) ? 'done' : 'unchanged';
    const about = { subjectKind: 'service', subjectId: service, reason, outcome } as const;
    await recordOperatorAction(tx, { operator, command: 'service open', ...about });
    return outcome;
  });
}
