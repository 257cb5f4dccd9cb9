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

/** Folder next to the cluster's files, in which the processes that use an embedded database register. */
const FOLDER = 'users';
const WAIT_MS = 100;

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Distinguishes a process from a later one with the same id. Null if it has ended. */
function birthOf(pid: number): string | null {
  if (existsSync('/proc/self/stat')) {
    // The name in brackets may contain anything. After it follow the state and, as the twentieth field, the start time.
    const fields =
      readOrNull(`/proc/${pid}/stat`)
        ?.replace(/^.*\) /s, '')
        .split(' ') ?? [];
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  }
  try {
    process.kill(pid, 0);
    // Without /proc, only the process id is available.
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

/** Deletes the lock of a process that has ended. */
function dropStaleLock(path: string): void {
  const holder = readOrNull(path);
  if (holder === null || isAlive(holder)) return;
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    // Another process was faster and holds the lock now: restores it.
    if (readOrNull(aside) !== holder) linkSync(aside, path);
  } catch {
    // Released in the meantime. The next attempt decides.
  }
  rmSync(aside, { force: true });
}

async function takeLock(path: string, say: (line: string) => void): Promise<void> {
  // Written to another name and linked, so that no process reads a partial file.
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

/**
 * Runs a function that starts or stops a cluster while holding its lock. Reports while it waits. The lock of a killed process is ignored.
 */
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

/**
 * Registers this process as a user of the cluster.
 * @returns a function that unregisters it.
 */
export function joinCluster(directory: string): () => void {
  const path = join(directory, FOLDER, `user-${randomBytes(6).toString('hex')}`);
  writeFileSync(path, ownIdentity());
  return () => rmSync(path, { force: true });
}

/** Lists the ids of the processes that use the cluster, and deletes the registrations of ended ones. */
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
