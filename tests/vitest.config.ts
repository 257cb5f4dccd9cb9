import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compileCacheFolder } from '../api/ops/setup/compileCache.ts';
import { LongestFirst } from './kit/longestFirst.ts';
import { oneGraphql } from './kit/oneGraphql.ts';

/** Compiled once for all processes of the tests: workers, commands, servers. The folder is the one that `api/main.ts` uses. */
const cache = compileCacheFolder();
if (cache !== null) process.env.NODE_COMPILE_CACHE ??= cache;

const root = fileURLToPath(new URL('..', import.meta.url));
const database = ['tests/kit/globalDatabase.ts'];
/** The schema of the tests is the committed one: with the fields of the sandbox. */
const env = { SANDBOX: 'on' };

function browserProject(name: string, include: string[], environment: Record<string, string>) {
  return {
    root,
    resolve: oneGraphql,
    test: {
      name,
      // As the api's: loaded by Node, and once.
      experimental: { viteModuleRunner: false },
      env: environment,
      include,
      // A browser beside a database and a server on two cores: what is waited for comes, but on a slow machine not within seconds.
      expect: { poll: { timeout: 20_000 } },
      globalSetup: database,
      testTimeout: 180_000,
      hookTimeout: 240_000,
      pool: 'forks' as const,
      // Each has a browser, a market and a database on the same processors.
      maxWorkers: 2,
      isolate: false,
    },
  };
}

/**
 * Five kinds of tests: pure rules, the api against a real database, whole browsers, some of them once more in the machine's own browser, and
 * the gates that start fresh clones.
 */
export default defineConfig({
  root,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        root,
        resolve: oneGraphql,
        test: {
          name: 'pure',
          env,
          include: ['tests/**/*.pure.test.ts'],
          testTimeout: 60_000,
          // Pure: nothing that one file leaves behind can matter to the next.
          isolate: false,
        },
      },
      {
        root,
        resolve: oneGraphql,
        test: {
          name: 'api',
          // Node runs the files as they are, as it runs the api: nothing is transformed.
          experimental: { viteModuleRunner: false },
          env,
          include: ['tests/**/*.api.test.ts'],
          expect: { poll: { timeout: 20_000 } },
          globalSetup: database,
          testTimeout: 120_000,
          // Opening a market is the first that a busy machine is late with.
          hookTimeout: 180_000,
          pool: 'forks',
          maxWorkers: 2,
          // The modules are loaded once: each file opens a market of its own, and what a module remembers it remembers by market.
          isolate: false,
        },
      },
      browserProject('browser', ['tests/**/*.browser.test.ts'], env),
      // The machine's own Chromium and fonts, on what hangs on a browser and its fonts: sizes, contrast, focus, places, pages that scroll.
      browserProject(
        'installed',
        ['tests/sandbox/newcomer', 'tests/browser/accessible', 'tests/browser/browsing'].map(
          (path) => `${path}.browser.test.ts`,
        ),
        { ...env, TEST_BROWSER: 'installed' },
      ),
      {
        root,
        resolve: oneGraphql,
        test: {
          name: 'gate',
          include: ['tests/gates/*.gate.test.ts'],
          testTimeout: 420_000,
          hookTimeout: 420_000,
          pool: 'forks',
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
});
