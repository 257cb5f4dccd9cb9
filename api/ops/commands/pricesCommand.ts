import { PLATFORM_NAMES, type PlatformName } from '../../catalog/market/pricePlatform.ts';
import type { ImportChoice } from '../../catalog/prices/planImport.ts';
import { commandProblem, isHelpAsked, readWords } from '../../kernel/commandLine.ts';

/** A parsed command for prices. */
export type PricesCommand =
  | { readonly kind: 'help' }
  | ({
      readonly kind: 'import';
      readonly source: string;
      /** Platform of the prices if the feed does not name it. Null for the feed's platform, else reference prices. */
      readonly platform: PlatformName | null;
      /** True if nothing is to be written. */
      readonly isDryRun: boolean;
      readonly operator: string | null;
    } & ImportChoice)
  | { readonly kind: 'list' }
  | { readonly kind: 'show'; readonly importId: string }
  | {
      readonly kind: 'takeBack';
      readonly importId: string;
      readonly reason: string;
      readonly operator: string | null;
    };

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Help text in both languages. */
export const PRICES_HELP = `npm run prices:import -- <file or http(s) address> [--dry-run]
npm run prices -- list | show <import id>
npm run prices -- take-back <import id> --reason …

Brings a feed of reference prices in US cents into the market, which may run meanwhile, or what another platform asks (US cents or fen).
What cannot be read is named and skipped, and so are names that look misspelt. A feed that moves prices implausibly is refused.
导入以美分计的参考价，或其他平台的在售价（美分或人民币分），市场可同时运行；无法识别的行、疑似写错的名称会列出并跳过；价格变动不合理的价格文件会被拒绝。

  list        the last imports / 最近的导入
  show        what an import changed / 某次导入改动了哪些价格
  take-back   prices as they were before; the newest import first, of the last three of a platform
              恢复到导入之前的价格；先撤回最新的一次，每个平台可撤回最近三次
  --dry-run   says what would change, and changes nothing / 只说明会改动什么，不写入
  --take-moves   implausible prices are imported, too / 不合理的价格也导入
  --leave-moves  they are left out, and all others imported / 跳过不合理的价格，导入其余
  --add-items    names that look misspelt become items, too / 疑似写错的名称也新建饰品
  --platform  whose prices these are: buff, youpin, c5 or steam; a feed that names its platform itself needs no such word
              这些价格属于哪个平台；价格文件自己写明平台的不用填
  --operator  who does it; the name at this machine unless told / 操作人，默认为本机用户名`;

/**
 * Parses the command line. `npm run prices:import` prepends `import`.
 * @throws CommandProblem with one line that names the word.
 */
export function readPricesCommand(words: readonly string[]): PricesCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  const [verb = '', ...rest] = words;
  if (verb === 'import') return readImport(rest);
  if (verb === 'list') {
    readWords(rest, {});
    return { kind: verb };
  }
  if (verb === 'show')
    return { kind: verb, importId: readId(readWords(rest, { places: ['import id'] }).places[0]) };
  if (verb !== 'take-back') throw commandProblem(verb, 'import, list, show or take-back', '没有这个命令');
  const { places, options } = readWords(rest, {
    places: ['import id'],
    options: ['--reason'],
    required: ['--reason'],
  });
  const [reason = '', operator = null] = ['--reason', '--operator'].map((name) => options.get(name));
  return { kind: 'takeBack', importId: readId(places[0]), reason, operator };
}

function readImport(words: readonly string[]): PricesCommand {
  const { places, options, flags } = readWords(words, {
    places: ['feed'],
    options: ['--platform'],
    flags: ['--dry-run', '--take-moves', '--leave-moves', '--add-items'],
  });
  if (flags.has('--take-moves') && flags.has('--leave-moves'))
    throw commandProblem('--take-moves', 'not together with --leave-moves', '不能与 --leave-moves 同时使用');
  return {
    kind: 'import',
    source: places[0] ?? '',
    platform: readPlatform(options.get('--platform')),
    isDryRun: flags.has('--dry-run'),
    moves: flags.has('--take-moves') ? 'take' : flags.has('--leave-moves') ? 'leave' : 'refuse',
    addsDoubtful: flags.has('--add-items'),
    operator: options.get('--operator') ?? null,
  };
}

function readPlatform(word: string | undefined): PlatformName | null {
  if (word === undefined) return null;
  const known = PLATFORM_NAMES.join(', ');
  const platform = PLATFORM_NAMES.find((name) => name === word.toLowerCase());
  if (platform === undefined) throw commandProblem('--platform', `one of ${known}`, `只能是 ${known}`);
  return platform;
}

function readId(word = ''): string {
  if (!UUID.test(word))
    throw commandProblem(
      'import id',
      'as npm run prices -- list shows it',
      '请给出 npm run prices -- list 显示的编号',
    );
  return word;
}
