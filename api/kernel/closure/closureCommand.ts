import { commandProblem, isHelpAsked, readWords } from '../commandLine.ts';
import { type ClosureInput, SERVICES, type Service } from './closure.ts';

/** A parsed command for closing and opening services. */
export type ClosureCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'list'; readonly operator: string | null }
  | ({ readonly kind: 'close'; readonly operator: string | null } & Omit<ClosureInput, 'operator'>)
  | {
      readonly kind: 'open';
      readonly service: Service;
      readonly reason: string;
      /** Null for the user signed in to this machine. */
      readonly operator: string | null;
    };

/** Help text in both languages. */
export const CLOSURE_HELP = `npm run service -- list
npm run service -- close <service> --reason … [--tell-zh … --tell-en …]
npm run service -- open <service> --reason …

  services   ${SERVICES.join(', ')}
  list       what is closed, since when, why and by whom / 已关闭的服务、时间、原因与操作人
  close      for everybody and at once, without a restart. What is under way goes on; what waits waits. docs/operate/commands.md
             says what each stops. The pages concerned and /status say so
             立即对所有人关闭，无需重启。已经开始的继续，等待中的继续等待；各服务停什么见 docs/operate/commands.md。相关页面和运行状态页会说明
  open       the other way round; what waited goes on / 重新开放，等待中的继续
  --reason   for the log of operators / 记入操作日志的原因
  --tell-zh, --tell-en  what users read, in both languages or in none / 告诉用户的话，中英文须同时给出
  --operator who does it; the name at this machine unless told / 操作人，默认为本机用户名

Each change is recorded with its operator and cannot be altered.
每次操作都会连同操作人保存，不可更改。`;

/**
 * Parses the command line.
 * @throws CommandProblem with one line that names the word.
 */
export function readClosureCommand(words: readonly string[]): ClosureCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  const [verb = '', ...rest] = words;
  if (verb === 'list') {
    return { kind: 'list', operator: readWords(rest, {}).options.get('--operator') ?? null };
  }
  if (verb !== 'close' && verb !== 'open') throw commandProblem(verb, 'list, close or open', '没有这个命令');
  const tells = verb === 'close' ? ['--tell-zh', '--tell-en'] : [];
  const shape = { places: ['service'], options: ['--reason', ...tells], required: ['--reason'] };
  const { places, options } = readWords(rest, shape);
  const [reason = '', operator = null] = [options.get('--reason'), options.get('--operator')];
  const service = readService(places[0]);
  if (verb === 'open') return { kind: 'open', service, reason, operator };
  return { kind: 'close', service, reason, words: readTold(options), operator };
}

function readTold(options: ReadonlyMap<string, string>): ClosureInput['words'] {
  const [zh, en] = [options.get('--tell-zh'), options.get('--tell-en')];
  if (zh === undefined && en === undefined) return null;
  if (zh === undefined) throw commandProblem('--tell-zh', 'is missing', '不能为空');
  if (en === undefined) throw commandProblem('--tell-en', 'is missing', '不能为空');
  return { zh, en };
}

function readService(word: string | undefined): Service {
  const service = SERVICES.find((each) => each === word);
  if (!service) throw commandProblem('service', SERVICES.join(', '), '没有这个服务');
  return service;
}
