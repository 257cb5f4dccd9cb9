import { isHelpAsked, readWords } from '../operate/commandLine.ts';

/** What an operator asks of reference prices. */
export type PricesCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'import'; readonly source: string; readonly operator: string | null };

/** How to call it, in both languages. */
export const PRICES_HELP = `npm run prices:import -- <file or http(s) address>

Brings a feed of reference prices in US cents into the market, which may run meanwhile. What cannot be read is named and skipped.
导入以美分计的参考价，市场可同时运行；无法识别的行会列出并跳过。

  --operator  who does it; the name at this machine unless told / 操作人，默认为本机用户名`;

/**
 * Reads the words of the command line.
 * @throws CommandProblem in one line that names the word.
 */
export function readPricesCommand(words: readonly string[]): PricesCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  const { places, options } = readWords(words, { places: ['feed'] });
  return { kind: 'import', source: places[0] ?? '', operator: options.get('--operator') ?? null };
}
