import { randomBytes } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the processes that use one embedded database tell each other, beside its files. */
const FOLDER = 'users';
const WAIT_MS = 100;

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Tells a process from a later one with its number; null: it lives no more. */
function birthOf(pid: number): string | null {
  if (existsSync('/proc/self/stat')) {
    // The name, in brackets, may hold anything; behind it come the state and, as the twentieth, the start.
    const fields =
      readOrNull(`/proc/${pid}/stat`)
        ?.replace(/^.*\) /s, '')
        .split(' ') ?? [];
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  }
  try {
    process.kill(pid, 0);
    // Where there is no /proc the number has to do.
    return 'alive';
  } catch {
    return null;
  }
}

function isAlive(identity: string): boolean {
  const [pid, birth] = identity.split(' ');
  return birthOf(Number(pid)) === birth;
}

function ownIdentity(): string {
  return `${process.pid} ${birthOf(process.pid)}`;
}

/** Takes the lock of a process that lives no more away. */
function dropStaleLock(path: string): void {
  const holder = readOrNull(path);
  if (holder === null || isAlive(holder)) return;
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    // Somebody quicker had dropped it and holds it now: it stays theirs.
    if (readOrNull(aside) !== holder) linkSync(aside, path);
  } catch {
    // Gone meanwhile: the next look decides.
  }
  rmSync(aside, { force: true });
}

async function takeLock(path: string, say: (line: string) => void): Promise<void> {
  // Written aside and linked: nobody ever reads half of it.
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, ownIdentity());
  try {
    for (let isTold = false; ; await sleep(WAIT_MS)) {
      dropStaleLock(path);
      try {
        linkSync(draft, path);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      if (!isTold) say('Another command is starting or stopping the database; waiting …');
      isTold = true;
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Does what starts or stops a cluster while nobody else does. Waits for its turn, and says so; a killed process holds nobody up. */
export async function withClusterLock<T>(
  directory: string,
  say: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const path = join(directory, FOLDER, 'lock');
  mkdirSync(join(directory, FOLDER), { recursive: true, mode: 0o700 });
  await takeLock(path, say);
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/** Notes that this process uses the cluster. @returns how to take the note away. */
export function joinCluster(directory: string): () => void {
  const path = join(directory, FOLDER, `user-${randomBytes(6).toString('hex')}`);
  writeFileSync(path, ownIdentity());
  return () => rmSync(path, { force: true });
}

/** The numbers of the processes that use the cluster; the notes of those that ended without a word are taken away. */
export function listClusterUsers(directory: string): number[] {
  const paths = readdirSync(join(directory, FOLDER))
    .filter((name) => name.startsWith('user-'))
    .map((name) => join(directory, FOLDER, name));
  return paths.flatMap((path) => {
    const identity = readOrNull(path);
    if (identity !== null && isAlive(identity)) return [Number.parseInt(identity, 10)];
    rmSync(path, { force: true });
    return [];
  });
}
