import { commandProblem, isHelpAsked, readWords } from '../../kernel/commandLine.ts';
import { readProxy } from './proxy.ts';

/** A parsed command about lanes. */
export type LaneCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'list' }
  | { readonly kind: 'test'; readonly name: string }
  | ({ readonly kind: 'add'; readonly proxy: URL } & LaneWords)
  | ({ readonly kind: 'drain' | 'open' | 'remove' } & LaneWords);

interface LaneWords {
  readonly name: string;
  readonly reason: string | null;
  /** Null for the user signed in to this machine. */
  readonly operator: string | null;
}

/** Help text in both languages. */
export const LANE_HELP = `npm run lanes -- list
npm run lanes -- add <name> --proxy http://user:password@host:port
npm run lanes -- test <name>
npm run lanes -- drain <name>
npm run lanes -- open <name>
npm run lanes -- remove <name>

A lane is a way out to Steam: the own address (own), or a proxy. Each has its own limits, and an account keeps its lane.
通道是通往 Steam 的出口：本机地址（own）或代理。每条通道的频率限制各自独立，账号固定使用同一条通道。

  list       lanes with their accounts, pauses and failures / 各通道的账号数、暂停和失败情况
  add        an open lane by a proxy: http, https or socks5. Its address is sealed for the worker and shown nowhere
             添加代理通道，支持 http、https、socks5。地址加密保存，仅 worker 可解密，任何地方都不显示
  test       asks each host of Steam for a public page through the lane; works where the worker's key is
             经该通道访问 Steam 的公开页面；需在持有 worker 密钥的机器上运行
  drain      it gets no further accounts, and its own get another lane at their next call / 不再分配账号，原有账号在下次调用时改用其他通道
  open       the other way round; accounts that moved stay where they are / 重新开放；已改用其他通道的账号不会迁回
  remove     a lane that is drained / 删除已停用的通道
  --reason   for the log of operators / 记入操作日志的原因
  --operator who does it; the name at this machine unless told / 操作人，默认为本机用户名

Each change is recorded with its operator and cannot be altered.
每次操作都会连同操作人保存，不可更改。`;

const NAME = /^[a-z0-9-]{1,40}$/;

/**
 * Parses the command line.
 * @throws CommandProblem with one line that names the word, and never shows the address of a proxy.
 */
export function readLaneCommand(words: readonly string[]): LaneCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  const [verb = '', ...rest] = words;
  if (verb === 'list') {
    readWords(rest, {});
    return { kind: 'list' };
  }
  if (verb === 'test')
    return { kind: 'test', name: readName(readWords(rest, { places: ['name'] }).places[0]) };
  if (verb !== 'add' && verb !== 'drain' && verb !== 'open' && verb !== 'remove')
    throw commandProblem(verb, 'list, add, test, drain, open or remove', '没有这个命令');
  const own = verb === 'add' ? ['--proxy'] : [];
  const { places, options } = readWords(rest, {
    places: ['name'],
    options: ['--reason', ...own],
    required: own,
  });
  const change = {
    name: readName(places[0]),
    reason: options.get('--reason') ?? null,
    operator: options.get('--operator') ?? null,
  };
  return verb === 'add'
    ? { kind: verb, ...change, proxy: readProxy(options.get('--proxy') ?? '') }
    : { kind: verb, ...change };
}

function readName(word: string | undefined): string {
  if (word === undefined || !NAME.test(word))
    throw commandProblem('name', '1 to 40 of a-z, 0-9 and -', '须为 1 至 40 个小写字母、数字或连字符');
  return word;
}
