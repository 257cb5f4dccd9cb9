import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { resendForOperator } from '../../partners/callbacks/resendForOperator.ts';
import { QUEUES } from '../jobs/registry.ts';
import { listLateCallbacks, listOpenWithdrawals, listQueueLoads, listTroubledJobs } from './job.store.ts';
import { JOB_HELP, type JobCommand, readJobCommand } from './jobCommand.ts';
import { cancelJob, retryJobs } from './retryJobs.ts';
import { operatorOf, runCommand } from './runCommand.ts';

const NAMES = QUEUES.map(({ name }) => name);
const UNKNOWN = 'There is no such job / 没有这个任务';
const moment = (at: Date | null): string => at?.toISOString() ?? '-';

async function list({ db }: Platform, queue: string | null): Promise<boolean> {
  for (const { queue: name, waiting, active, failed, oldestAt } of await listQueueLoads(db))
    console.log(
      `${name}: ${waiting} waiting / 等待, ${active} working / 执行中, ${failed} failed / 失败; oldest / 最早 ${moment(oldestAt)}`,
    );
  const jobs = await listTroubledJobs(db, queue);
  if (jobs.length === 0) console.log('No job needs a look / 没有需要处理的任务');
  for (const { id, queue: name, trouble, key, since, retryCount, message } of jobs)
    console.log(
      `${id}  ${name}  ${trouble}  since ${moment(since)}  key ${key ?? '-'}  retried ${retryCount}  ${message ?? ''}`,
    );
  return true;
}

async function retry(
  platform: Platform,
  { choice, operator }: JobCommand & { kind: 'retry' },
): Promise<boolean> {
  const count = await retryJobs(platform, { choice, operator: operatorOf(operator) });
  console.log(count === null ? UNKNOWN : `${count} wait again / 个任务重新等待执行`);
  return count !== null;
}

async function cancel(platform: Platform, command: JobCommand & { kind: 'cancel' }): Promise<boolean> {
  const { jobId, reason } = command;
  const isCancelled = await cancelJob(platform, { jobId, reason, operator: operatorOf(command.operator) });
  if (isCancelled === null) console.log(UNKNOWN);
  else console.log(isCancelled ? 'Cancelled / 已取消' : 'It has ended already / 任务已结束');
  return isCancelled !== null;
}

async function callbacks({ db }: Platform, appId: string | null): Promise<boolean> {
  const late = await listLateCallbacks(db, appId);
  if (late.length === 0) console.log('No dead or overdue callbacks / 没有死信或逾期回调');
  for (const { id, appId: app, type, orderNo, state, attempts, nextAttemptAt, failure } of late)
    console.log(
      `${id}  ${app}  ${type}  ${orderNo ?? '-'}  ${state}  attempts ${attempts}  last: ${failure ?? '-'}  next ${moment(nextAttemptAt)}`,
    );
  return true;
}

async function resend(
  platform: Platform,
  { choice, operator }: JobCommand & { kind: 'resend' },
): Promise<boolean> {
  const count = await resendForOperator(platform, { choice, operator: operatorOf(operator) });
  console.log(`${count} are due again / 条回调将重发`);
  return count > 0;
}

async function withdrawals({ db }: Platform): Promise<boolean> {
  const open = await listOpenWithdrawals(db);
  if (open.length === 0) console.log('No withdrawals under way / 没有处理中的提现');
  for (const { serialNo, userId, amountCents, createdAt, attempts, lookCount, isFrozen, refusalCode } of open)
    console.log(
      `${serialNo}  user ${userId}  ¥${formatYuan(amountCents)}  ${moment(createdAt)}  attempts ${attempts}, looks ${lookCount}` +
        `${isFrozen ? '  frozen / 冻结' : ''}${refusalCode ? `  ${refusalCode}` : ''}`,
    );
  return true;
}

/** `npm run job`: lists and handles jobs, callbacks and withdrawals that need attention. Exits with 1 if nothing could be done. */
await runCommand<JobCommand>({
  script: 'job',
  help: JOB_HELP,
  read: (words) => readJobCommand(words, NAMES),
  isDangerous: ({ kind }) => kind === 'cancel',
  run(platform, command) {
    if (command.kind === 'list') return list(platform, command.queue);
    if (command.kind === 'retry') return retry(platform, command);
    if (command.kind === 'cancel') return cancel(platform, command);
    if (command.kind === 'callbacks') return callbacks(platform, command.appId);
    return command.kind === 'resend' ? resend(platform, command) : withdrawals(platform);
  },
});
