import { commandProblem, isHelpAsked, readWords } from '../../kernel/commandLine.ts';
import { DECIDE_DAYS, DECIDE_DAYS_MAX } from './blockUser.ts';

/** A command of an operator about users. */
export type UserCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'find'; readonly text: string; readonly operator: string | null }
  | {
      readonly kind: 'show';
      readonly userId: string;
      readonly isRevealed: boolean;
      readonly operator: string | null;
    }
  | {
      readonly kind: 'money';
      readonly userId: string;
      /** The movement after which the list continues; null for the newest. */
      readonly before: string | null;
      readonly operator: string | null;
    }
  | { readonly kind: 'letters'; readonly operator: string | null }
  | { readonly kind: 'holds'; readonly operator: string | null }
  | {
      readonly kind: 'answer';
      readonly letterId: string;
      readonly text: string;
      readonly operator: string | null;
    }
  | {
      readonly kind: 'block' | 'hold' | 'unblock' | 'endSessions';
      readonly userId: string;
      readonly reason: string;
      /** The part of the reason that the user can read; null: only that operators are reviewing the account. */
      readonly note: string | null;
      /** Days within which operators decide on the hold; null: the usual ones. */
      readonly withinDays: number | null;
      /** Null: the user who is signed in to this machine. */
      readonly operator: string | null;
    };

const ACTIONS = { block: 'block', hold: 'hold', unblock: 'unblock', 'end-sessions': 'endSessions' } as const;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Usage text in both languages. */
export const USER_HELP = `npm run user -- find <phone, SteamID64, user id or nickname>
npm run user -- show <user id> [--reveal]
npm run user -- money <user id> [--before <movement>]
npm run user -- block <user id> --reason … [--tell …] [--within <days>]
npm run user -- hold <user id> --reason … [--tell …] [--within <days>]
npm run user -- unblock <user id> --reason …
npm run user -- end-sessions <user id> --reason …
npm run user -- holds
npm run user -- letters
npm run user -- answer <letter id> --text …

  find          at most twenty, the newest first / 最多二十个，新的在前
  show          balances by class, open orders, Steam accounts, sessions, holds, letters, what operators did
                各类余额、进行中订单、Steam 账号、登录设备、冻结记录、留言、操作记录
  money         every movement of their money, fifty at a time; orders: npm run order -- list --user <user id>
                全部资金流水，每次五十条；订单见 npm run order -- list --user <user id>
  --reveal      the whole phone number and addresses, which is kept as well / 显示完整手机号与地址，同样记入操作记录
  block         no buying, selling and withdrawing until unblock; orders under way go on
                冻结：不能购买、出售和提现；进行中的订单照常
  hold          no withdrawing until unblock; buying and selling go on / 暂停提现：购买和出售照常
  unblock       ends every hold, also one that the market made; they are told / 解除所有冻结并通知用户
  end-sessions  signs all their devices out / 退出其所有设备
  holds         what you hold and have yet to decide on, the most urgent first / 等待处理的冻结，最紧急的在前
  letters       what users wrote and nobody has answered, the oldest first / 未回复的用户留言，最早的在前
  answer        answers a letter; its writer gets the text as a message / 回复留言，用户会收到消息
  --tell        what the user reads of the reason / 告诉用户的原因
  --within      days until you decide, as the user is told: 1 to ${DECIDE_DAYS_MAX}, ${DECIDE_DAYS} unless told; told again, it moves the day
                告诉用户的处理期限（天），默认 ${DECIDE_DAYS} 天；再次执行可以改期
  --operator    who does it; the name at this machine unless told / 操作人，默认为本机用户名

Each look and each change is recorded with its operator and cannot be altered.
每次查看和操作都会连同操作人保存，不可更改。`;

/**
 * Parses the arguments of the command line.
 * @throws CommandProblem with one line that names the wrong argument.
 */
export function readUserCommand(words: readonly string[]): UserCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  const [verb = '', ...rest] = words;
  if (verb === 'find') {
    const { places, options } = readWords(rest, { places: ['user'] });
    return { kind: 'find', text: places[0] ?? '', operator: options.get('--operator') ?? null };
  }
  if (verb === 'show') {
    const { places, options, flags } = readWords(rest, { places: ['user id'], flags: ['--reveal'] });
    const operator = options.get('--operator') ?? null;
    return { kind: 'show', userId: readId(places[0]), isRevealed: flags.has('--reveal'), operator };
  }
  if (verb === 'money') {
    const { places, options } = readWords(rest, { places: ['user id'], options: ['--before'] });
    const before = options.get('--before');
    return {
      kind: verb,
      userId: readId(places[0]),
      before: before === undefined ? null : readId(before, '--before', 'money'),
      operator: options.get('--operator') ?? null,
    };
  }
  if (verb === 'holds')
    return { kind: verb, operator: readWords(rest, {}).options.get('--operator') ?? null };
  if (verb === 'letters' || verb === 'answer') return readLetterCommand(verb, rest);
  if (!Object.hasOwn(ACTIONS, verb))
    throw commandProblem(
      verb,
      'find, show, money, block, hold, unblock, end-sessions, holds, letters or answer',
      '没有这个命令',
    );
  const kind = ACTIONS[verb as keyof typeof ACTIONS];
  const isHold = kind === 'block' || kind === 'hold';
  const known = isHold ? ['--reason', '--tell', '--within'] : ['--reason'];
  const shape = { places: ['user id'], options: known, required: ['--reason'] };
  const { places, options } = readWords(rest, shape);
  const [reason = '', operator = null] = [options.get('--reason'), options.get('--operator')];
  const [note, withinDays] = [options.get('--tell') ?? null, readDays(options.get('--within'))];
  return { kind, userId: readId(places[0]), reason, note, withinDays, operator };
}

function readDays(word: string | undefined): number | null {
  if (word === undefined) return null;
  const days = /^\d{1,2}$/.test(word) ? Number(word) : 0;
  if (days >= 1 && days <= DECIDE_DAYS_MAX) return days;
  throw commandProblem('--within', `1 to ${DECIDE_DAYS_MAX} days`, `1 到 ${DECIDE_DAYS_MAX} 天`);
}

function readLetterCommand(kind: 'letters' | 'answer', rest: readonly string[]): UserCommand {
  if (kind === 'letters') return { kind, operator: readWords(rest, {}).options.get('--operator') ?? null };
  const shape = { places: ['letter id'], options: ['--text'], required: ['--text'] };
  const { places, options } = readWords(rest, shape);
  const [text = '', operator = null] = [options.get('--text'), options.get('--operator')];
  return { kind, letterId: readId(places[0], 'letter id', 'letters'), text, operator };
}

function readId(word = '', name = 'user id', source = 'find'): string {
  if (!UUID.test(word)) throw commandProblem(name, `as ${source} shows it`, `请给出 ${source} 显示的编号`);
  return word;
}
