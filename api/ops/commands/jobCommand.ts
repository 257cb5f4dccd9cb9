import { commandProblem, isHelpAsked, readWords } from '../../kernel/commandLine.ts';

/** A parsed command for jobs, callbacks and withdrawals. */
export type JobCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'list'; readonly queue: string | null }
  | {
      readonly kind: 'retry';
      readonly choice: { readonly jobId: string } | { readonly queue: string };
      readonly operator: string | null;
    }
  | {
      readonly kind: 'cancel';
      readonly jobId: string;
      readonly reason: string;
      readonly operator: string | null;
    }
  | { readonly kind: 'callbacks'; readonly appId: string | null }
  | {
      readonly kind: 'resend';
      readonly choice: { readonly eventId: string } | { readonly appId: string };
      /** Null for the user signed in to this machine. */
      readonly operator: string | null;
    }
  | { readonly kind: 'withdrawals' };

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const APP_ID = /^app_[0-9a-f]{24}$/;

/** Help text in both languages. */
export const JOB_HELP = `npm run job -- list [queue]
npm run job -- retry <job id or queue>
npm run job -- cancel <job id> --reason …
npm run job -- callbacks [app id]
npm run job -- resend <event id or app id>
npm run job -- withdrawals

  list         what each queue holds; jobs that wait or work for too long, or failed
               各队列的任务数；等待或执行过久的、失败的任务
  retry        a failed job, or all failed ones of a queue, once more / 重试一个失败的任务，或整个队列的
  cancel       takes a job out; a worker sends whatever is still due again
               取消任务；仍需处理的由后台循环再次提出
  callbacks    dead callbacks of partners and overdue ones / 合作方的死信与逾期回调
  resend       one callback, or all dead ones of a partner / 重发一条回调，或某合作方的全部死信
  withdrawals  those whose end nobody knows yet. They are only shown: money comes back by Alipay's definite answer alone
               结果未知的提现，仅供查看：只有支付宝给出明确答复才会退回
  --operator   who does it; the name at this machine unless told / 操作人，默认为本机用户名

Each change is recorded with its operator and cannot be altered.
每次操作都会连同操作人保存，不可更改。`;

/**
 * Parses the command line.
 * @param queues the market's queues.
 * @throws CommandProblem with one line that names the word.
 */
export function readJobCommand(words: readonly string[], queues: readonly string[]): JobCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  const [verb = '', ...rest] = words;
  if (verb === 'withdrawals') {
    readWords(rest, {});
    return { kind: 'withdrawals' };
  }
  if (verb === 'list' || verb === 'callbacks') {
    const name = verb === 'list' ? 'queue' : 'app id';
    const [word] = readWords(rest, { places: [name], placesMin: 0 }).places;
    if (verb === 'list') return { kind: 'list', queue: word === undefined ? null : readQueue(word, queues) };
    return { kind: 'callbacks', appId: word === undefined ? null : readAppId(word) };
  }
  if (verb === 'retry' || verb === 'resend') return readChoice(verb, rest, queues);
  if (verb !== 'cancel')
    throw commandProblem(verb, 'list, retry, cancel, callbacks, resend or withdrawals', '没有这个命令');
  const shape = { places: ['job id'], options: ['--reason'], required: ['--reason'] };
  const { places, options } = readWords(rest, shape);
  const [jobId = ''] = places;
  if (!UUID.test(jobId)) throw commandProblem('job id', 'as list shows it', '请给出 list 显示的编号');
  const [reason = '', operator = null] = [options.get('--reason'), options.get('--operator')];
  return { kind: 'cancel', jobId, reason, operator };
}

function readChoice(
  verb: 'retry' | 'resend',
  words: readonly string[],
  queues: readonly string[],
): JobCommand {
  const place = verb === 'retry' ? 'job id or queue' : 'event id or app id';
  const { places, options } = readWords(words, { places: [place] });
  const [word = ''] = places;
  const operator = options.get('--operator') ?? null;
  const isId = UUID.test(word);
  if (verb === 'retry')
    return { kind: verb, choice: isId ? { jobId: word } : { queue: readQueue(word, queues) }, operator };
  return { kind: verb, choice: isId ? { eventId: word } : { appId: readAppId(word) }, operator };
}

function readQueue(word: string, queues: readonly string[]): string {
  const queue = queues.find((each) => each === word);
  if (!queue) throw commandProblem('queue', queues.join(', '), '没有这个队列');
  return queue;
}

function readAppId(word: string): string {
  if (!APP_ID.test(word))
    throw commandProblem('app id', 'as npm run partner shows it', '请给出 npm run partner 显示的编号');
  return word;
}
