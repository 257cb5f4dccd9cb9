import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The order in which a failure is found soonest: checks, laws, the api, browsers, fresh clones. */
const PROJECTS = ['law', 'api', 'browser', 'gate'] as const;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numTotalTests: number;
}

/** Format, lint and types. Each counts as one test. */
function check(): Tally {
  const commands = [
    ['biome', 'check', '.'],
    ['tsc', '--noEmit'],
  ];
  const results = commands.map(([command = '', ...args]) => {
    const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
    console.log(`${status === 0 ? '✔' : '✖'} ${command} ${args.join(' ')}`);
    return status === 0;
  });
  return { passed: results.filter(Boolean).length, failed: results.filter((isGood) => !isGood).length };
}

async function runProject(project: string, folder: string): Promise<Tally> {
  const report = join(folder, `${project}.json`);
  const args = [
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const child = spawn('vitest', args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  const status = await new Promise<number | null>((done) => child.once('exit', done));
  const { numPassedTests, numFailedTests, numFailedTestSuites, numTotalTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as VitestReport;
  // A run that broke outside of its tests, or ran none, has failed all the same.
  const isBroken = numFailedTests === 0 && (status !== 0 || numFailedTestSuites > 0 || numTotalTests === 0);
  return { passed: numPassedTests, failed: numFailedTests + (isBroken ? 1 : 0) };
}

const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'shiji-report-'));
const tallies: Tally[] = wanted.length === 0 ? [check()] : [];
for (const project of PROJECTS) {
  if (wanted.length === 0 || wanted.includes(project)) tallies.push(await runProject(project, folder));
}
rmSync(folder, { recursive: true, force: true });
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
