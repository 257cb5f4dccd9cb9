/** Maximum length of the value of an option. */
export const COMMAND_TEXT_MAX = 500;

/** A problem with a command, naming the word, in both languages. */
export class CommandProblem extends Error {}

/** Creates a problem of one line: the word, then the explanation in English and Chinese. */
export function commandProblem(word: string, english: string, chinese: string): CommandProblem {
  return new CommandProblem(`${word}: ${english} / ${chinese}`);
}

/** True if help is requested, or no words are given. */
export function isHelpAsked(words: readonly string[]): boolean {
  return words.length === 0 || words[0] === 'help' || words.includes('--help');
}

/** Arguments and options that a command accepts. */
export interface CommandShape {
  /** Positional arguments in their order, by the names shown in the help: `user`, `queue`. */
  readonly places?: readonly string[];
  /** Number of required positional arguments. All by default. */
  readonly placesMin?: number;
  /** Options with a value. `--operator` is always accepted. */
  readonly options?: readonly string[];
  /** The options that are required. */
  readonly required?: readonly string[];
  /** Options without a value. */
  readonly flags?: readonly string[];
  /** Maximum length of an option if it differs from `COMMAND_TEXT_MAX`. */
  readonly lengths?: Readonly<Record<string, number>>;
}

/** The parsed words of a command. */
export interface CommandWords {
  readonly places: readonly string[];
  readonly options: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

interface Reading {
  places: string[];
  options: Map<string, string>;
  flags: Set<string>;
}

/** @returns the number of words consumed. */
function readWord(reading: Reading, shape: CommandShape, word: string, next: string | undefined): number {
  if (!word.startsWith('--')) {
    reading.places.push(word);
    return 1;
  }
  const isFlag = shape.flags?.includes(word) ?? false;
  if (!isFlag && word !== '--operator' && !shape.options?.includes(word))
    throw commandProblem(word, 'is not known here', '没有这个选项');
  if (reading.flags.has(word) || reading.options.has(word))
    throw commandProblem(word, 'is given twice', '重复给出');
  if (isFlag) {
    reading.flags.add(word);
    return 1;
  }
  const value = next?.trim() ?? '';
  if (value === '' || value.startsWith('--')) throw commandProblem(word, 'has no value', '缺少内容');
  const lengthMax = shape.lengths?.[word] ?? COMMAND_TEXT_MAX;
  if (value.length > lengthMax)
    throw commandProblem(word, `at most ${lengthMax} characters`, `最多 ${lengthMax} 字`);
  reading.options.set(word, value);
  return 2;
}

/**
 * Parses the words after a command's verb.
 * @throws CommandProblem for a word that is unknown, missing, repeated or too long.
 */
export function readWords(words: readonly string[], shape: CommandShape): CommandWords {
  const reading: Reading = { places: [], options: new Map(), flags: new Set() };
  for (let place = 0; place < words.length; )
    place += readWord(reading, shape, words[place] ?? '', words[place + 1]);
  const names = shape.places ?? [];
  const missing = names[reading.places.length];
  if (missing !== undefined && reading.places.length < (shape.placesMin ?? names.length))
    throw commandProblem(missing, 'is missing', '不能为空');
  const extra = reading.places[names.length];
  if (extra !== undefined) throw commandProblem(extra, 'is not known here', '多余的内容');
  const lacking = shape.required?.find((name) => !reading.options.has(name));
  if (lacking) throw commandProblem(lacking, 'is missing', '不能为空');
  return reading;
}

/** A parsed command without arguments. */
export type PlainCommand = { readonly kind: 'help' } | { readonly kind: 'run' };

/**
 * Parses a command without arguments.
 * @throws CommandProblem for any word but `help` and `--help`.
 */
export function readPlainCommand(words: readonly string[]): PlainCommand {
  if (words.length > 0 && isHelpAsked(words)) return { kind: 'help' };
  readWords(words, {});
  return { kind: 'run' };
}
