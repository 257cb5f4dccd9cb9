import type { Db, Tx } from '../db.ts';
import { newId } from '../ids.ts';
import type { KeptAction, OperatorAction, OperatorSubject } from './operatorAction.ts';

/** Writes a line of the operators' record. By SQL: whoever may write it may not read it. */
export async function insertAction(tx: Tx, action: OperatorAction): Promise<void> {
  const { operator, command, subjectKind, subjectId, reason, outcome } = action;
  await tx.$executeRaw`
    insert into operator_action (id, operator, command, subject_kind, subject_id, reason, outcome)
    values (${newId()}::uuid, ${operator}, ${command}, ${subjectKind}, ${subjectId}, ${reason}, ${outcome})`;
}

/** What operators did about something, newest first. */
export async function listActions(
  db: Db | Tx,
  { subjectKind, subjectId }: { subjectKind: OperatorSubject; subjectId: string },
): Promise<KeptAction[]> {
  const rows = await db.operatorAction.findMany({
    where: { subjectKind, subjectId },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: 50,
    omit: { id: true },
  });
  return rows as KeptAction[];
}

/** What of the operators' journal is wanted. */
export interface JournalFilter {
  /** Only what this operator did; null: everybody. */
  readonly by: string | null;
  /** Only what is about this id, number or name; null: everything. */
  readonly about: string | null;
  /** Only commands that begin so, as `user` or `order refund`; null: all. */
  readonly command: string | null;
  /** The line behind which the list goes on; null: from the newest. */
  readonly before: string | null;
}

/** Lines of the journal that one look shows. */
export const JOURNAL_PAGE = 100;

/** The journal across everything, newest first, behind a line of it where one is named: many have the same time. */
export async function listJournal(
  db: Db,
  { by, about, command, before }: JournalFilter,
): Promise<(KeptAction & { id: string })[]> {
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
  return rows as (KeptAction & { id: string })[];
}
