// Runs before `npm start` and `npm test` with the machine's own Node, in a clone without installed packages: plain JavaScript without
// dependencies. Installs missing packages and generates the database client. `npm start` needs the packages that the market runs with;
// with the word `dev` the development packages are added, for tests, checks and generated files.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const isDev = process.argv.includes('dev');

function fail(sentence) {
  console.error(`\n✖ ${sentence}\n`);
  process.exit(1);
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** True if this was done with the same content. What was done for development holds for a start, too. */
function isStamped(name, hash) {
  const file = join(root, 'node_modules', '.prepared', name);
  const stamped = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return stamped === `${hash} dev` || (!isDev && stamped === hash);
}

function stamp(name, hash) {
  mkdirSync(join(root, 'node_modules', '.prepared'), { recursive: true });
  writeFileSync(join(root, 'node_modules', '.prepared', name), isDev ? `${hash} dev` : hash);
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

/** `npm ci` removes all packages first; `npm install` only adds what is missing, and changes nothing else where the lock file fits. */
function install() {
  const hash = hashOf(['package.json', 'package-lock.json']);
  if (isStamped('install', hash)) return;
  const file = join(root, 'node_modules', '.prepared', 'install');
  const hasRest = existsSync(file) && readFileSync(file, 'utf8') === hash;
  console.log(
    hasRest
      ? 'Installing the development packages …'
      : 'Installing packages (about a minute the first time) …',
  );
  // Chosen here, whatever NODE_ENV is set to.
  const which = isDev ? '--include=dev' : '--omit=dev';
  const how = hasRest ? ['install', '--no-save'] : ['ci'];
  if (!run('npm', [...how, '--no-audit', '--no-fund', which, '--loglevel=error'])) {
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
  // The tables for Kysely are types alone: Node does not load them, and their generator is a development package.
  const generators = isDev ? [] : ['--generator', 'client', '--generator', 'pothos'];
  const args = ['generate', '--config', 'prisma/prisma.config.ts', '--no-hints', ...generators];
  if (!run(join(bin, 'prisma'), args, environment)) {
    fail('The database client could not be generated from prisma/*.prisma: the lines above say why.');
  }
  stamp('prisma', hash);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node 20 or newer is needed to begin with, and this is Node ${process.versions.node}.`);
}
install();
generate();
