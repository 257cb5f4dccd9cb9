import { execFileSync } from 'node:child_process';
import { tmpdir, userInfo } from 'node:os';

/** Who PostgreSQL runs as where that is not who we are. */
export interface PostgresUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, who is made where there is none. Null: it runs as we do. */
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

/** Whether that user can run a program, for instance `test -w` for a folder. */
export function canRun(path: string, args: string[], user: PostgresUser | null): boolean {
  try {
    execFileSync(path, args, { stdio: 'ignore', cwd: tmpdir(), ...user });
    return true;
  } catch {
    return false;
  }
}
