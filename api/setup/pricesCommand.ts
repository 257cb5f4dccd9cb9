import { PLATFORM_NAMES, type PlatformName } from '../market/pricePlatform.ts';
import { commandProblem, isHelpAsked, readWords } from '../operate/commandLine.ts';

/** What an operator asks of reference prices. */
export type PricesCommand =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'import';
      readonly source: string;
      /** Whose prices these are, where the feed does not say; null: as it says, else reference prices. */
      readonly platform: PlatformName | null;
      readonly operator: string | null;
    };

/** How to call it, in both languages. */
export const PRICES_HELP = `npm run prices:import -- <file or http(s) address>

Brings a feed of reference prices in US cents into the market, which may run meanwhile, or what another platform asks (US cents or fen).
What cannot be read is named and skipped.
导入以美分计的参考价，或其他平台的在售价（美分或人民币分），市场可同时运行；无法识别的行会列出并跳过。

  --platform  whose prices these are: buff, youpin, c5 or steam; a feed that names its platform itself needs no such word
              这些价格属于哪个平台；价格文件自己写明平台的不用填
  --operator  who does it; the name at this machine unless told / 操作人，默认为本机用户名`;

/**
 * Reads the words of the command line.
 * @throws CommandProblem in one line that names the word.
 */
export function readPricesCommand(words: readonly string[]): PricesCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  const { places, options } = readWords(words, { places: ['feed'], options: ['--platform'] });
  const platform = readPlatform(options.get('--platform'));
  return { kind: 'import', source: places[0] ?? '', platform, operator: options.get('--operator') ?? null };
}

function readPlatform(word: string | undefined): PlatformName | null {
  if (word === undefined) return null;
  const known = PLATFORM_NAMES.join(', ');
  const platform = PLATFORM_NAMES.find((name) => name === word.toLowerCase());
  if (platform === undefined) throw commandProblem('--platform', `one of ${known}`, `只能是 ${known}`);
  return platform;
}
