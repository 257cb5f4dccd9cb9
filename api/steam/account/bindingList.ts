import { type Mafile, type MafileProblem, readMafile } from './mafile.ts';

/** Maximum number of files in one request (T-14). */
export const FILES_MAX = 100;
/** Maximum length of a password. Steam's own limit is lower. */
const PASSWORD_LENGTH_MAX = 128;
const LINE = /^(?<name>[^\s]+?)\s*--(?<password>.*)$/;
const CONTROL = /\p{Cc}/u;

/** A Mafile as uploaded. */
export interface GivenFile {
  name: string;
  text: string;
}

/** Reason for which a file or a line was skipped. */
export type PairingProblem =
  | MafileProblem
  | 'accountPasswordMissing'
  | 'mafileMissing'
  | 'mafileRepeated'
  | 'lineRepeated';

/** A file with its password, ready for binding. */
export interface PairedFile {
  index: number;
  fileName: string;
  mafile: Mafile;
  password: string;
}

/** A skipped file or line of the list. Contains an account name, never a password. */
export interface SkippedUpload {
  /** Index of the file. Null for a line. */
  index: number | null;
  fileName: string | null;
  /** Number of the line in the list, from 1. Null for a file. */
  line: number | null;
  accountName: string | null;
  problem: PairingProblem;
}

/** Every file and line once: accepted, or skipped with a reason. */
export interface Pairing {
  paired: PairedFile[];
  skipped: SkippedUpload[];
}

/** Reason for which an entire upload is rejected (S-01). `lines` are line numbers, from 1. */
export type PairingFailure =
  | { refusal: 'mafileMissing' | 'passwordMissing' | 'passwordCountDiffers' }
  | { refusal: 'passwordFormatWrong'; lines: number[] };

interface ReadFile {
  index: number;
  fileName: string;
  mafile: Mafile;
}

interface Line {
  line: number;
  accountName: string;
  password: string;
}

function isPassword(text: string): boolean {
  return text !== '' && text.length <= PASSWORD_LENGTH_MAX && !CONTROL.test(text);
}

function readFiles(files: readonly GivenFile[]): { read: ReadFile[]; skipped: SkippedUpload[] } {
  const read: ReadFile[] = [];
  const skipped: SkippedUpload[] = [];
  const names = new Set<string>();
  for (const [index, { name: fileName, text }] of files.entries()) {
    const mafile = readMafile(text);
    const file = { index, fileName, line: null };
    if (typeof mafile === 'string') skipped.push({ ...file, accountName: null, problem: mafile });
    else if (names.has(mafile.accountName))
      skipped.push({ ...file, accountName: mafile.accountName, problem: 'mafileRepeated' });
    else {
      names.add(mafile.accountName);
      read.push({ index, fileName, mafile });
    }
  }
  return { read, skipped };
}

/** One malformed line rejects the whole list, since a partial list would be misleading. */
function readLines(list: string): Line[] | PairingFailure {
  const wrong: number[] = [];
  const lines: Line[] = [];
  for (const [index, raw] of list
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    if (raw.trim() === '') continue;
    const { name = '', password = '' } = LINE.exec(raw.trim())?.groups ?? {};
    if (name !== '' && isPassword(password))
      lines.push({ line: index + 1, accountName: name.toLowerCase(), password });
    else wrong.push(index + 1);
  }
  if (wrong.length > 0) return { refusal: 'passwordFormatWrong', lines: wrong };
  return lines.length === 0 ? { refusal: 'passwordMissing' } : lines;
}

/**
 * Matches Mafiles with the lines `account--password` of a list by account name, split at the first `--` (S-02). A line without a Mafile and
 * a Mafile without a line are skipped and reported.
 */
export function pairByList(files: readonly GivenFile[], list: string): Pairing | PairingFailure {
  if (files.length === 0) return { refusal: 'mafileMissing' };
  const lines = readLines(list);
  if ('refusal' in lines) return lines;
  const { read, skipped } = readFiles(files);
  const byName = new Map(read.map((file) => [file.mafile.accountName, file]));
  const paired = new Map<string, PairedFile>();
  for (const { line, accountName, password } of lines) {
    const file = byName.get(accountName);
    const place = { index: null, fileName: null, line, accountName };
    if (!file) skipped.push({ ...place, problem: 'mafileMissing' });
    else if (paired.has(accountName)) skipped.push({ ...place, problem: 'lineRepeated' });
    else paired.set(accountName, { ...file, password });
  }
  for (const { index, fileName, mafile } of read) {
    const { accountName } = mafile;
    if (!paired.has(accountName))
      skipped.push({ index, fileName, line: null, accountName, problem: 'accountPasswordMissing' });
  }
  return { paired: [...paired.values()].sort((a, b) => a.index - b.index), skipped };
}

/** Pairs each Mafile with the password at the same index (S-01). */
export function pairByOrder(
  files: readonly GivenFile[],
  passwords: readonly string[],
): Pairing | PairingFailure {
  if (files.length === 0) return { refusal: 'mafileMissing' };
  if (passwords.every((password) => password === '')) return { refusal: 'passwordMissing' };
  if (passwords.length !== files.length) return { refusal: 'passwordCountDiffers' };
  const wrong = passwords.flatMap((password, index) =>
    password === '' || isPassword(password) ? [] : [index + 1],
  );
  if (wrong.length > 0) return { refusal: 'passwordFormatWrong', lines: wrong };
  const { read, skipped } = readFiles(files);
  const paired: PairedFile[] = [];
  for (const file of read) {
    const password = passwords[file.index] ?? '';
    const { accountName } = file.mafile;
    if (password !== '') paired.push({ ...file, password });
    else
      skipped.push({
        index: file.index,
        fileName: file.fileName,
        line: null,
        accountName,
        problem: 'accountPasswordMissing',
      });
  }
  return { paired, skipped };
}
