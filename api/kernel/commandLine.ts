/** The longest text that an operator may type for one option. */
export const COMMAND_TEXT_MAX = 500;

/** What is wrong with a command, naming the word, in both languages. */
export class CommandProblem extends Error {}

/** A problem in one line: the word, then what is wrong with it in English and Chinese. */
export function commandProblem(word: string, english: string, chinese: string): CommandProblem {
  return new CommandProblem(`${word}: ${english} / ${chinese}`);
}

/** True where help is asked for, or nothing at all. */
export function isHelpAsked(words: readonly string[]): boolean {
  return words.length === 0 || words[0] === 'help' || words.includes('--help');
}

/** What may follow a command's verb. */
export interface CommandShape {
  /** Words without a name, in their order, as help shows them: `user`, `queue`. */
  readonly places?: readonly string[];
  /** How many of them have to be there; all of them where it is left out. */
  readonly placesMin?: number;
  /** Options that take a value. `--operator` is known everywhere. */
  readonly options?: readonly string[];
  /** Options of them that have to be there. */
  readonly required?: readonly string[];
  /** Options that take no value. */
  readonly flags?: readonly string[];
  /** Characters that an option may have at most, where that is not `COMMAND_TEXT_MAX`. */
  readonly lengths?: Readonly<Record<string, number>>;
}

/** A command's words, told apart. */
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

/** @returns how many words were taken. */
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
 * Tells apart what follows a command's verb.
 * @throws CommandProblem for a word that is unknown, missing, given twice or too long.
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

/** What may be asked of a command that takes no words. */
export type PlainCommand = { readonly kind: 'help' } | { readonly kind: 'run' };

/**
 * Reads the words of a command that takes none.
 * @throws CommandProblem for any but `help` and `--help`.
 */
export function readPlainCommand(words: readonly string[]): PlainCommand {
  if (words.length > 0 && isHelpAsked(words)) return { kind: 'help' };
  readWords(words, {});
  return { kind: 'run' };
}
