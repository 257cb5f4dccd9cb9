import { commandProblem, isHelpAsked, readWords } from '../../kernel/commandLine.ts';

/** A parsed command for backups. */
export type BackupCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'state' }
  | {
      readonly kind: 'backup';
      readonly folder: string;
      readonly keptCount: number | null;
      readonly keys: string | null;
      readonly operator: string | null;
    }
  | {
      readonly kind: 'restore';
      readonly folder: string;
      readonly target: string;
      readonly until: Date | null;
      readonly isUpToGap: boolean;
      readonly keys: string | null;
      readonly operator: string | null;
    };

/** Help text of both commands in both languages. */
export const BACKUP_HELP = `npm run backup -- <folder> [--keep <number>] [--keys <folder>]
npm run backup -- state
npm run restore -- <folder> --to <new data folder> [--until <time>] [--up-to-gap] [--keys <folder>]

  backup    copies the embedded database while it runs with BACKUP_DIR=<folder>, or one of your own whose files lie here
            备份运行中的内置数据库（须以 BACKUP_DIR=<目录> 启动），或文件在本机的自有数据库
  --keep    so many backups stay, older ones go with what of the log they alone need / 保留最近几份，其余连同日志删除
  state     when a piece of the log was kept last, the last base backup, failures, room; ends with 1 where something is wrong
            最近一次日志归档、最近一次全量备份、失败与剩余空间；有异常时以 1 结束
  restore   lays a backup into a new folder, goes on to the time, checks the books and stops again; the backups are only read
            恢复到新目录并前进到指定时刻，核对账目后停止；备份本身只读
  --until   such as 2026-11-22T08:30:00Z or …+08:00; all there is unless told / 默认恢复到最新
  --up-to-gap  where a piece of the log is missing: what came before it, rather than nothing / 日志有缺失时恢复到缺失处
  --keys    where the keys are kept: outside of the backups' folder / 密钥目录，须在备份目录之外

The keys are kept apart: docs/operate/backup.md.
密钥须另行保存，见 docs/operate/backup.md。`;

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Parses the command line of `npm run backup`.
 * @throws CommandProblem with one line that names the word.
 */
export function readBackupCommand(words: readonly string[]): BackupCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  if (words[0] === 'state') return readState(words.slice(1));
  const { places, options } = readWords(words, { places: ['folder'], options: ['--keep', '--keys'] });
  const keep = options.get('--keep');
  if (keep !== undefined && !/^[1-9][0-9]{0,3}$/.test(keep))
    throw commandProblem('--keep', 'a whole number from 1 on', '请给出不小于 1 的整数');
  const operator = options.get('--operator') ?? null;
  return {
    kind: 'backup',
    folder: places[0] ?? '',
    keptCount: keep === undefined ? null : Number(keep),
    keys: options.get('--keys') ?? null,
    operator,
  };
}

function readState(words: readonly string[]): BackupCommand {
  readWords(words, {});
  return { kind: 'state' };
}

/**
 * Parses the command line of `npm run restore`.
 * @throws CommandProblem with one line that names the word.
 */
export function readRestoreCommand(words: readonly string[]): BackupCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  const shape = { places: ['folder'], options: ['--to', '--until', '--keys'], flags: ['--up-to-gap'] };
  const { places, options, flags } = readWords(words, { ...shape, required: ['--to'] });
  const [target = '', until] = [options.get('--to'), options.get('--until')];
  return {
    kind: 'restore',
    folder: places[0] ?? '',
    target,
    until: until === undefined ? null : readTime(until),
    isUpToGap: flags.has('--up-to-gap'),
    keys: options.get('--keys') ?? null,
    operator: options.get('--operator') ?? null,
  };
}

function readTime(text: string): Date {
  const time = new Date(text);
  if (!TIME.test(text) || Number.isNaN(time.getTime()))
    throw commandProblem('--until', 'a time with its zone, as 2026-11-22T08:30:00Z', '请给出带时区的时间');
  return time;
}
