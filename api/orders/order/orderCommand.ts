import { commandProblem, isHelpAsked, readWords } from '../../kernel/commandLine.ts';
import { ORDER_PHASES, type OrderPhase } from './order.ts';
import type { ReviewDecision } from './proceedsReview.ts';

/** A command of an operator about orders. */
export type OrderCommand =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'list';
      readonly phase: OrderPhase | null;
      readonly userId: string | null;
      readonly isOverdue: boolean;
      /** The order after which the list continues; null for the first page. */
      readonly before: string | null;
    }
  | { readonly kind: 'show'; readonly orderNo: string; readonly operator: string | null }
  | { readonly kind: 'reviews'; readonly operator: string | null }
  | {
      readonly kind: 'review';
      readonly orderNo: string;
      readonly decision: ReviewDecision;
      readonly reason: string;
      /** The part of the reason that the seller can read; null for none. */
      readonly note: string | null;
      readonly operator: string | null;
    }
  | {
      readonly kind: 'refund';
      readonly orderNo: string;
      readonly reason: string;
      /** Null: the user who is signed in to this machine. */
      readonly operator: string | null;
    };

const ORDER_NO = /^20[0-9]{18}$/;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const DECISIONS: Readonly<Record<string, ReviewDecision>> = { release: 'released', deposit: 'toDeposit' };
const PHASES = Object.keys(ORDER_PHASES) as OrderPhase[];

/** Usage text in both languages. */
export const ORDER_HELP = `npm run order -- list [--phase …] [--user <user id>] [--overdue | --before <order number>]
npm run order -- show <order number>
npm run order -- refund <order number> --reason …
npm run order -- review
npm run order -- review <order number> <release | deposit> --reason … [--tell …]

  list       at most a hundred, the newest first / 最多一百个，新的在前
  --phase    ${PHASES.slice(1, 6).join(', ')},
             ${PHASES.slice(6).join(', ')}
  --before   the older ones behind that order / 该订单之前的更早订单
  --overdue  whose deadline is past and nothing happened / 已过期限却没有进展的
  show       history with proofs, Steam's offers, books, waiting jobs, callbacks, what operators did
             历史与凭据、Steam 报价、账目、等待中的任务、回调、操作记录
  refund     gives the buyer the money back by the rules: at once while no offer was tried; else Steam is asked first, and
             where the item was delivered the order goes on. What is settled is reversed by Steam's word alone.
             按规则退款：尚未发过报价则立即退回；否则先向 Steam 核实，饰品已送达则订单继续。已结算的只能随 Steam 撤销
  review     sales whose money waits since they look like a deposit on its way to become cash, the oldest first; with a number
             it ends the wait: release makes the money withdrawable, deposit leaves it for purchases alone; the seller is notified
             待核查的货款，最早的在前；带订单号则作出决定：release 转入可提现，deposit 转入充值余额（只能购买），并通知卖家
  --tell     what the seller reads of the reason / 告诉卖家的原因
  --operator who does it; the name at this machine by default / 操作人，默认为本机用户名

Each command is recorded with its operator; a record cannot be changed.
每次查看和操作都会连同操作人保存，不可更改。`;

/**
 * Parses the arguments of the command line.
 * @throws CommandProblem with one line that names the wrong argument.
 */
export function readOrderCommand(words: readonly string[]): OrderCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  const [verb = '', ...rest] = words;
  if (verb === 'list') return readList(rest);
  if (verb === 'show') {
    const { places, options } = readWords(rest, { places: ['order number'] });
    return { kind: 'show', orderNo: readNo(places[0]), operator: options.get('--operator') ?? null };
  }
  if (verb === 'review') return readReview(rest);
  if (verb !== 'refund') throw commandProblem(verb, 'list, show, refund or review', '没有这个命令');
  const shape = { places: ['order number'], options: ['--reason'], required: ['--reason'] };
  const { places, options } = readWords(rest, shape);
  const [reason = '', operator = null] = [options.get('--reason'), options.get('--operator')];
  return { kind: 'refund', orderNo: readNo(places[0]), reason, operator };
}

function readList(words: readonly string[]): OrderCommand {
  const { options, flags } = readWords(words, {
    options: ['--phase', '--user', '--before'],
    flags: ['--overdue'],
  });
  const [name, userId = null, before] = ['--phase', '--user', '--before'].map((option) =>
    options.get(option),
  );
  if (before !== undefined && flags.has('--overdue'))
    throw commandProblem('--before', 'not with --overdue', '不能与 --overdue 同用');
  const phase = PHASES.find((each) => each === name) ?? null;
  if (name !== undefined && phase === null)
    throw commandProblem('--phase', PHASES.join(', '), '没有这个状态');
  if (userId !== null && !UUID.test(userId))
    throw commandProblem('--user', 'the id that npm run user shows', '请给出 npm run user 显示的编号');
  return {
    kind: 'list',
    phase,
    userId,
    isOverdue: flags.has('--overdue'),
    before: before === undefined ? null : readNo(before),
  };
}

function readReview(words: readonly string[]): OrderCommand {
  const isQueue = words.length === 0 || words[0] === '--operator';
  if (isQueue) return { kind: 'reviews', operator: readWords(words, {}).options.get('--operator') ?? null };
  const names = ['order number', 'release or deposit'];
  const shape = { places: names, options: ['--reason', '--tell'], required: ['--reason'] };
  const { places, options } = readWords(words, shape);
  const [orderNo, word = ''] = places;
  const decision = Object.hasOwn(DECISIONS, word) ? DECISIONS[word] : undefined;
  if (!decision) throw commandProblem(word, 'release or deposit', '请写 release 或 deposit');
  const [reason = '', operator = null] = [options.get('--reason'), options.get('--operator')];
  return {
    kind: 'review',
    orderNo: readNo(orderNo),
    decision,
    reason,
    note: options.get('--tell') ?? null,
    operator,
  };
}

function readNo(word = ''): string {
  if (!ORDER_NO.test(word)) throw commandProblem('order number', 'twenty digits', '二十位数字');
  return word;
}
