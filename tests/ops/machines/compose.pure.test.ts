import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTINGS } from '../../../api/config.ts';
import { archiveCommand } from '../../../api/ops/database/archive.ts';
import { ROOT } from '../../tidy/sourceFile.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Service {
  command?: string[];
  environment?: Record<string, string | number>;
  ports?: string[];
  volumes?: string[];
  user?: string;
  depends_on?: Record<string, { condition: string }>;
}
const COMPOSE = read('docs/operate/compose.yaml');
const { services, volumes } = parse(COMPOSE, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
/** A market in the open runs beside no played world. */
const SANDBOX = SETTINGS.filter((name) => name.startsWith('SANDBOX') || name === 'CALLBACK_DEV_HOSTS');

/** Rows of the tables of settings: name, default, what it does. */
const ROWS = [...read('docs/operate/settings.md').matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.+) \|$/gm)].map(
  ([, name = '', value = '', text = '']) => ({ name, value, text }),
);
/** Rows of settings that `api/config.ts` does not read. */
const OTHERS = ['DATA_DIR', 'LISTING_COUNT'];

test('every setting of api/config.ts is in the documents, once, and nothing else is', () => {
  expect(ROWS.map(({ name }) => name).toSorted()).toEqual([...SETTINGS, ...OTHERS].toSorted());
});

test('the documents tell the defaults', () => {
  const defaults = readConfig({ DATABASE_URL: 'postgres://127.0.0.1/market' });
  const told = (value: unknown): string => {
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return '';
    return typeof value === 'boolean' ? `\`${value ? 'on' : 'off'}\`` : `\`${value}\``;
  };
  for (const { name, value } of ROWS.filter(({ name: each }) => !OTHERS.includes(each)))
    expect(value, name).toBe(name === 'DATABASE_URL' ? '' : told(defaults[name as keyof typeof defaults]));
});

test('the documents mark what production cannot start without', () => {
  const whole: Record<string, string> = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://127.0.0.1/market',
    PUBLIC_URL: 'https://market.example',
    SMS_ACCESS_KEY_ID: 'x',
    SMS_ACCESS_KEY_SECRET: 'x',
    IDENTITY_APP_CODE: 'x',
    IDENTITY_HASH_KEY: 'x',
  };
  expect(() => readConfig(whole)).not.toThrow();
  const needed = Object.keys(whole).filter((name) => {
    try {
      readConfig({ ...whole, [name]: '' });
      return false;
    } catch {
      return true;
    }
  });
  const marked = ROWS.filter(({ text }) => text.includes('*')).map(({ name }) => name);
  expect(marked.toSorted()).toEqual(needed.toSorted());
});

test('every setting reaches a process of compose.yaml, under its own name, and none of a sandbox does', () => {
  const given = (name: string): Record<string, string | number> => services[name]?.environment ?? {};
  const [api, worker] = [given('api-one'), given('worker-one')];
  const reached = new Set([...Object.keys(api), ...Object.keys(worker)]);
  expect(SETTINGS.filter((name) => !reached.has(name)).toSorted()).toEqual(SANDBOX.toSorted());
  // What one of them alone reads; all else reaches both.
  const alone = Object.keys({ ...api, ...worker }).filter((name) => !(name in api && name in worker));
  expect(alone.toSorted()).toEqual([
    'AUDIT_MS',
    'BACKUP_DIR',
    'COPY_RENDERER_TIMEOUT_MS',
    'COPY_RENDERER_URL',
    'DATABASE_READ_URL',
    'DRAIN_MS',
    'OVERLOAD_MS',
    'PICTURE_DIR',
    'PICTURE_MIB_MAX',
    'PICTURE_SOURCES',
    'PORT',
    'RATE_TIMEOUT_MS',
    'RATE_URL',
    'REDIS_URL',
    'SESSION_KEPT_MS',
    'STEAM_SEAL_PRIVATE_KEY',
    'TRUSTED_PROXIES',
    'WORKER_METRICS_PORT',
  ]);
  for (const [name, value] of Object.entries({ ...api, ...worker })) {
    const [variable] = /\$\{([A-Z_]+):[-?]/.exec(String(value))?.slice(1) ?? [];
    const isNamedSo = variable === undefined || variable === name || OWN_NAMES[name]?.includes(variable);
    expect(isNamedSo, `${name}: ${value}`).toBe(true);
  }
});

const OWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  PUBLIC_URL: ['SITE_ADDRESS'],
  DATABASE_URL: ['API_DATABASE_URL', 'WORKER_DATABASE_URL'],
  DATABASE_READ_URL: ['API_DATABASE_READ_URL'],
};

test('every variable of compose.yaml is a setting, or stands in the documents', () => {
  const variables = new Set([...COMPOSE.matchAll(/(?<!\$)\$\{([A-Z_]+)/g)].map(([, name = '']) => name));
  const machines = read('docs/operate/machines.md');
  const unknown = [...variables].filter(
    (name) => !(SETTINGS as readonly string[]).includes(name) && !machines.includes(`\`${name}\``),
  );
  expect(unknown).toEqual([]);
});

test('L13 compose.yaml keeps the log of changes as the embedded database does, and copies it daily', () => {
  const { postgres, backup, 'worker-one': worker } = services;
  expect(postgres?.command).toEqual(
    expect.arrayContaining([
      'archive_mode=on',
      'archive_timeout=60',
      `archive_command=${archiveCommand('/backups')}`,
    ]),
  );
  const folder = `\${BACKUP_FOLDER:-backups}:/backups`;
  expect(postgres?.volumes).toContain(folder);
  expect(postgres?.depends_on).toHaveProperty('backup-folder');
  // The service reads the files at the paths that the server reports, as the user who owns them.
  expect(backup).toMatchObject({
    user: '999:999',
    environment: { BACKUP_DIR: '/backups', BACKUP_KEEP: `\${BACKUP_KEEP:-7}` },
    volumes: ['database:/var/lib/postgresql:ro', folder],
  });
  expect(backup?.command?.at(-1)).toContain('node api/ops/commands/runBackup.ts /backups --keep');
  expect(worker).toMatchObject({ environment: { BACKUP_DIR: '/backups' }, volumes: [`${folder}:ro`] });
  expect(Object.keys(volumes)).toEqual(expect.arrayContaining(['database', 'backups', 'certificates']));
});

test('the restore of backup.md allows as many connections as compose.yaml: PostgreSQL replays no log with fewer', () => {
  const connections = services.postgres?.command?.find((word) => word.startsWith('max_connections='));
  expect(connections).toBeDefined();
  expect(read('docs/operate/backup.md')).toContain(`postgres:18 postgres -c ${connections} `);
});

test('compose.yaml speaks TLS: a name is demanded, its address is https, and nothing but the proxy is reached', () => {
  const { proxy, 'api-one': api } = services;
  expect(api?.environment).toMatchObject({ PUBLIC_URL: `https://\${SITE_ADDRESS:?}`, TRUSTED_PROXIES: 1 });
  expect(proxy).toMatchObject({
    ports: ['80:80', '443:443', '443:443/udp'],
    environment: { SITE_ADDRESS: `\${SITE_ADDRESS:?}` },
  });
  const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
  expect(open.map(([name]) => name)).toEqual(['proxy']);
  const caddyfile = read('docs/operate/Caddyfile');
  expect(caddyfile).toMatch(/^\{\$SITE_ADDRESS\} \{$/m);
  expect(caddyfile).not.toMatch(/http:\/\/|:80\b|auto_https/);
});
