import { execFileSync } from 'node:child_process';
import { tmpdir, userInfo } from 'node:os';

/** The user of the PostgreSQL processes, if it differs from ours. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL does not run as root: it then runs as the user `postgres`, which is created if necessary. Null if it runs as the current user.
 */
export function findPostgresUser(): PostgresUser | null {
  if (userInfo().uid !== 0) return null;
  const read = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    execFileSync('groupadd', ['-f', 'postgres']);
    execFileSync('useradd', ['-g', 'postgres', 'postgres']);
    return { uid: read('-u'), gid: read('-g') };
  }
}

/** True if that user can run a program successfully, such as `test -w` for a folder. */
export function canRun(path: string, args: string[], user: PostgresUser | null): boolean {
  try {
    execFileSync(path, args, { stdio: 'ignore', cwd: tmpdir(), ...user });
    return true;
  } catch {
    return false;
  }
}
