import type { Db } from '../kernel/db.ts';
import { inTransaction } from '../kernel/tx.ts';
import { recordOperatorAction } from '../operate/recordOperatorAction.ts';
import type { Service } from './closure.ts';
import { removeClosure } from './closureStore.ts';

/** An operator opens a service again, in every process from the commit on. Run as the owner. */
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
