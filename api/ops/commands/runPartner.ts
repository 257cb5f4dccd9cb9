import { writeFile } from 'node:fs/promises';
import { maskPhone } from '../../accounts/session/session.ts';
import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import {
  PARTNER_HELP,
  type PartnerCommand,
  readPartnerCommand,
} from '../../partners/application/partnerCommand.ts';
import type { ReviewOutcome } from '../../partners/application/partnerReview.ts';
import {
  findApplication,
  findAttachmentBytes,
  listApplications,
} from '../../partners/application/review.store.ts';
import { reviewPartner } from '../../partners/application/reviewPartner.ts';
import { operatorOf, runCommand } from './runCommand.ts';
import { makeSandboxPartner } from './sandboxPartner.ts';
import { writeApplication } from './writeApplication.ts';

const UNKNOWN = 'There is no such application / 没有这个申请';
const OUTCOMES: Record<ReviewOutcome, string> = {
  done: 'Done, and the applicant is told / 已完成，并已通知申请人',
  unchanged: 'It is so already / 已是此状态，没有变化',
  refused: 'It does not fit where the application stands / 与申请的当前状态不符',
};

/** @returns true on success. */
async function list(db: Db, { status }: PartnerCommand & { kind: 'list' }): Promise<boolean> {
  const rows = await listApplications(db, status);
  if (rows.length === 0) console.log('No applications / 没有申请');
  for (const { appId, phone, submittedAt, lockedAt, attachment, ...row } of rows) {
    const state = lockedAt ? `${row.status}, locked` : row.status;
    console.log(
      `${appId}  ${state}  ${submittedAt.toISOString()}  ${maskPhone(phone)}${attachment ? `  ${attachment.name}` : ''}`,
    );
  }
  return true;
}

/** Access to an applicant's data is recorded before it is shown. */
async function keepLook(
  db: Db,
  { kind, appId, operator }: PartnerCommand & { kind: 'show' | 'attachment' },
): Promise<void> {
  const about = { subjectKind: 'partner', subjectId: appId, reason: null, outcome: 'seen' } as const;
  await inTransaction(db, (tx) =>
    recordOperatorAction(tx, { operator: operatorOf(operator), command: `partner ${kind}`, ...about }),
  );
}

async function show(db: Db, command: PartnerCommand & { kind: 'show' }): Promise<boolean> {
  const application = await findApplication(db, command.appId);
  if (application) await keepLook(db, command);
  console.log(application ? writeApplication(application) : UNKNOWN);
  return application !== null;
}

async function saveAttachment(db: Db, command: PartnerCommand & { kind: 'attachment' }): Promise<boolean> {
  const { appId, path } = command;
  const bytes = await findAttachmentBytes(db, appId);
  if (!bytes) {
    console.log('It has no attachment / 没有附件');
    return false;
  }
  await keepLook(db, command);
  // Never overwrites a file.
  await writeFile(path, bytes, { flag: 'wx' });
  console.log(`${bytes.length} bytes: ${path}`);
  return true;
}

async function review(db: Db, command: PartnerCommand & { kind: 'review' }): Promise<boolean> {
  const operator = operatorOf(command.operator);
  const outcome = await reviewPartner({ db }, { ...command, operator });
  console.log(outcome === null ? UNKNOWN : OUTCOMES[outcome]);
  return outcome === 'done' || outcome === 'unchanged';
}

/** `npm run partner`: handles applications to the open platform (P-07). Exits with 1 if nothing could be done. */
await runCommand<PartnerCommand>({
  script: 'partner',
  help: PARTNER_HELP,
  read: readPartnerCommand,
  isDangerous: ({ kind }) => kind === 'review',
  run(platform, command) {
    const { db } = platform;
    if (command.kind === 'sandbox') return makeSandboxPartner(platform, command);
    if (command.kind === 'list') return list(db, command);
    if (command.kind === 'show') return show(db, command);
    return command.kind === 'attachment' ? saveAttachment(db, command) : review(db, command);
  },
});
