// Runs before `npm start` and `npm test` with the machine's own Node, in a clone without installed packages: plain JavaScript without
// dependencies. Installs missing packages and generates the database client.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

function fail(sentence) {
  console.error(`\n✖ ${sentence}\n`);
  process.exit(1);
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function isStamped(name, hash) {
  const file = join(root, 'node_modules', '.prepared', name);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

function stamp(name, hash) {
  mkdirSync(join(root, 'node_modules', '.prepared'), { recursive: true });
  writeFileSync(join(root, 'node_modules', '.prepared', name), hash);
}

function run(command, args, environment = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: bin + delimiter + process.env.PATH, ...environment },
  });
  return result.status === 0;
}

function install() {
  const hash = hashOf(['package.json', 'package-lock.json']);
  if (isStamped('install', hash)) return;
  console.log('Installing packages (about a minute and a half the first time) …');
  // The site's build needs the development packages, whatever NODE_ENV is set to.
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'])) {
    fail(
      'The packages could not be installed: is the npm registry reachable? The lines above say what npm met.',
    );
  }
  stamp('install', hash);
}

function generate() {
  const files = readdirSync(join(root, 'prisma'))
    .filter((file) => file.endsWith('.prisma'))
    .map((file) => `prisma/${file}`);
  const hash = hashOf([...files.sort(), 'package-lock.json']);
  if (isStamped('prisma', hash) && existsSync(join(root, 'api/http/graphql/generated/pothos.ts'))) return;
  console.log('Generating the database client …');
  // `prisma generate` requires a schema engine that it never runs. Any existing file satisfies it without a download.
  const environment = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
  if (
    !run(join(bin, 'prisma'), ['generate', '--config', 'prisma/prisma.config.ts', '--no-hints'], environment)
  ) {
    fail('The database client could not be generated from prisma/*.prisma: the lines above say why.');
  }
  stamp('prisma', hash);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node 20 or newer is needed to begin with, and this is Node ${process.versions.node}.`);
}
install();
generate();
