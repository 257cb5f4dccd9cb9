import type { Db, Tx } from '../db.ts';
import { newId } from '../ids.ts';
import type { OperatorAction, OperatorSubject, StoredAction } from './operatorAction.ts';

/** Writes an entry of the operator journal. By SQL, because the database role that writes it may not read it. */
export async function recordOperatorAction(tx: Tx, action: OperatorAction): Promise<void> {
  const { operator, command, subjectKind, subjectId, reason, outcome } = action;
  await tx.$executeRaw`
    insert into operator_action (id, operator, command, subject_kind, subject_id, reason, outcome)
    values (${newId()}::uuid, ${operator}, ${command}, ${subjectKind}, ${subjectId}, ${reason}, ${outcome})`;
}

/** Lists the actions of operators on a subject, newest first. */
export async function listActions(
  db: Db | Tx,
  { subjectKind, subjectId }: { subjectKind: OperatorSubject; subjectId: string },
): Promise<StoredAction[]> {
  const rows = await db.operatorAction.findMany({
    where: { subjectKind, subjectId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: 50,
    omit: { id: true },
  });
  return rows as StoredAction[];
}

/** Filter of the operator journal. */
export interface JournalFilter {
  /** Only actions of this operator. Null for all. */
  readonly by: string | null;
  /** Only actions on this id, number or name. Null for all. */
  readonly about: string | null;
  /** Only commands with this prefix, such as `user` or `order refund`. Null for all. */
  readonly command: string | null;
  /** Id of the entry after which the list continues. Null for the newest entries. */
  readonly before: string | null;
}

/** Number of journal entries on one page. */
export const JOURNAL_PAGE = 100;

/** Lists the journal, newest first, after an entry if one is given. Pages by entry and not by time, since many share the same time. */
export async function listJournal(
  db: Db,
  { by, about, command, before }: JournalFilter,
): Promise<(StoredAction & { id: string })[]> {
  const rows = await db.operatorAction.findMany({
    where: {
      ...(by === null ? {} : { operator: by }),
      ...(about === null ? {} : { subjectId: about }),
      ...(command === null ? {} : { command: { startsWith: command } }),
    },
    ...(before === null ? {} : { cursor: { id: before }, skip: 1 }),
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: JOURNAL_PAGE,
  });
  return rows as (StoredAction & { id: string })[];
}
