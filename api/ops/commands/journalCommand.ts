import type { JournalFilter } from '../../kernel/audit/operatorAction.store.ts';
import { commandProblem, isHelpAsked, readWords } from '../../kernel/commandLine.ts';

/** A parsed command for the journal. */
export type JournalCommand = { readonly kind: 'help' } | ({ readonly kind: 'list' } & JournalFilter);

/** Help text in both languages. */
export const JOURNAL_HELP = `npm run journal -- list [--by <operator>] [--about <id, number or name>] [--command <words>] [--before <line>]

  list       what operators did and looked at across everything, the newest first, a hundred at a time
             所有运营操作与查看记录，新的在前，每次一百条
  --by       of one operator / 只看某位操作人
  --about    about one user, order, listing … / 只看关于某个用户、订单、在售等的
  --command  of one command, such as user or "order refund" / 只看某个命令
  --before   the older ones behind a line, as list ends with it / 接着 list 末尾给出的那一条继续`;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const OPTIONS = ['--by', '--about', '--command', '--before'];

/**
 * Parses the command line.
 * @throws CommandProblem with one line that names the word.
 */
export function readJournalCommand(words: readonly string[]): JournalCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  const [verb = '', ...rest] = words;
  if (verb !== 'list') throw commandProblem(verb, 'list', '没有这个命令');
  const { options } = readWords(rest, { options: OPTIONS });
  const [by = null, about = null, command = null] = OPTIONS.map((name) => options.get(name));
  return { kind: 'list', by, about, command, before: readLine(options.get('--before')) };
}

function readLine(word: string | undefined): string | null {
  if (word === undefined) return null;
  if (!UUID.test(word)) throw commandProblem('--before', 'as list ends with it', '请给出 list 末尾的编号');
  return word;
}
