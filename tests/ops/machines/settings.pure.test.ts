import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ALLOCATOR_SETTINGS, NODE_FLAGS } from '../../../api/ops/setup/processFlags.ts';
import { ROOT } from '../../tidy/sourceFile.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** The names that `api/config.ts` reads, and those of the C library. */
const SETTINGS = new Set([
  ...[...read('api/config.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name),
  ...Object.keys(ALLOCATOR_SETTINGS),
]);
/** What `npm start` gives each process besides. */
const ALLOCATOR = Object.entries(ALLOCATOR_SETTINGS)
  .map((pair) => pair.join('='))
  .join(' ');
const FLAGS = NODE_FLAGS.join(' ');
const UNITS = readdirSync(join(ROOT, 'docs/operate/systemd'));

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: object;
  user?: string;
}

const compose = parse(read('docs/operate/compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
};
const ours = Object.entries(compose.services).filter(([name]) => /^(?:api|worker|migrate)/.test(name));

describe('the compose file', () => {
  test('runs two apis, two workers, what they stand on, and their backups', () => {
    expect(Object.keys(compose.services).toSorted()).toEqual([
      'api-one',
      'api-two',
      'backup',
      'backup-folder',
      'migrate',
      'postgres',
      'proxy',
      'redis',
      'worker-one',
      'worker-two',
    ]);
  });

  test.each(ours)('%s: its settings are there, and its program too', (_name, { command, environment }) => {
    const unknown = Object.keys(environment ?? {}).filter((name) => !SETTINGS.has(name));
    expect(unknown).toEqual([]);
    const program = command?.find((word) => word.endsWith('.ts'));
    expect(existsSync(join(ROOT, program ?? 'none'))).toBe(true);
  });

  test('the key that opens Steam secrets goes to the workers alone, and the owner’s address to the migration and the backups', () => {
    const withKey = ours.filter(([, { environment }]) => environment?.STEAM_SEAL_PRIVATE_KEY);
    expect(withKey.map(([name]) => name)).toEqual(['worker-one', 'worker-two']);
    const asOwner = Object.entries(compose.services).filter(([, { environment }]) =>
      environment?.DATABASE_URL?.includes('market_owner'),
    );
    expect(asOwner.map(([name]) => name)).toEqual(['migrate', 'backup']);
  });
});

test.each(UNITS)('%s: settings and program are there, and it may take its time to end', (name) => {
  const unit = read(`docs/operate/systemd/${name}`);
  const settings = [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, setting = '']) => setting);
  expect(settings.filter((setting) => !SETTINGS.has(setting))).toEqual([]);
  const program = /^ExecStart=\/opt\/shiji\/node_modules\/\.bin\/node .*?(api\/\S+\.ts)/m.exec(unit)?.[1];
  expect(existsSync(join(ROOT, program ?? 'none'))).toBe(true);
  if (!name.includes('@')) return;
  expect(unit).toContain('TimeoutStopSec=40');
  expect(unit).toContain(`Environment=${ALLOCATOR}\n`);
  expect(unit).toContain(`/node ${FLAGS} api/main.ts`);
});

test('an image carries no key, no database and no setting of whoever builds it', () => {
  // `market.env`, the keys of a market that ran here, and their history.
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.data', '.git', '*.env']));
});

test('the image starts its processes as npm start does', () => {
  const image = read('docs/operate/Dockerfile');
  expect(image).toContain(ALLOCATOR);
  expect(image).toContain(`"node", "${NODE_FLAGS.join('", "')}", "api/main.ts"`);
  for (const [name, { command = [] }] of ours)
    if (name !== 'migrate') expect(command.slice(1, -2), name).toEqual(NODE_FLAGS);
});

test('the document names settings that there are', () => {
  const named = [...read('docs/operate/machines.md').matchAll(/`([A-Z][A-Z_]{3,})(?:=[^`]*)?`/g)].map(
    ([, name = '']) => name,
  );
  const ofCompose = [
    'OWNER_PASSWORD',
    'API_DATABASE_URL',
    'WORKER_DATABASE_URL',
    'API_DATABASE_READ_URL',
    'SITE_ADDRESS',
    'BACKUP_FOLDER',
    'BACKUP_KEEP',
    'TLS_FOLDER',
  ];
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !SETTINGS.has(name) && !ofCompose.includes(name))).toEqual([]);
});
