import { recordOperatorAction } from '../audit/operatorAction.store.ts';
import type { Db } from '../db.ts';
import { inTransaction } from '../tx.ts';
import { removeClosure } from './closure.store.ts';
import type { Service } from './closure.ts';

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
