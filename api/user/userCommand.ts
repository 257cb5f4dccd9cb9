import { commandProblem, isHelpAsked, readWords } from '../operate/commandLine.ts';

/** What an operator asks of users. */
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
      readonly kind: 'block' | 'unblock' | 'endSessions';
      readonly userId: string;
      readonly reason: string;
      /** Null: whoever is signed in at this machine. */
      readonly operator: string | null;
    };

const DEEDS = { block: 'block', unblock: 'unblock', 'end-sessions': 'endSessions' } as const;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** How to call it, in both languages. */
export const USER_HELP = `npm run user -- find <phone, SteamID64, user id or nickname>
npm run user -- show <user id> [--reveal]
npm run user -- block <user id> --reason …
npm run user -- unblock <user id> --reason …
npm run user -- end-sessions <user id> --reason …

  find          at most twenty, the newest first / 最多二十个，新的在前
  show          balances by class, open orders, Steam accounts, sessions, why they are held, what operators did
                各类余额、进行中订单、Steam 账号、登录设备、被审核的原因、操作记录
  --reveal      the whole phone number and addresses, which is kept as well / 显示完整手机号与地址，同样记入操作记录
  block         no buying, selling and withdrawing until unblock; orders under way go on
                冻结：不能购买、出售和提现；进行中的订单照常
  unblock       ends the review after a reversal or a block; they are told / 结束审核并通知用户
  end-sessions  signs all their devices out / 退出其所有设备
  --operator    who does it; the name at this machine unless told / 操作人，默认为本机用户名

Each look and each deed is kept with its operator and cannot be changed.
每次查看和操作都会连同操作人保存，不可更改。`;

/**
 * Reads the words of the command line.
 * @throws CommandProblem in one line that names the word.
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
  if (!Object.hasOwn(DEEDS, verb))
    throw commandProblem(verb, 'find, show, block, unblock or end-sessions', '没有这个命令');
  const kind = DEEDS[verb as keyof typeof DEEDS];
  const shape = { places: ['user id'], options: ['--reason'], required: ['--reason'] };
  const { places, options } = readWords(rest, shape);
  const [reason = '', operator = null] = [options.get('--reason'), options.get('--operator')];
  return { kind, userId: readId(places[0]), reason, operator };
}

function readId(word = ''): string {
  if (!UUID.test(word)) throw commandProblem('user id', 'as find shows it', '请给出 find 显示的编号');
  return word;
}
