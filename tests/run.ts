import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedBrowser } from './kit/installedBrowser.ts';

/** The order in which a failure is found soonest: checks, pure rules, the api, browsers, fresh clones. */
const PROJECTS = ['pure', 'api', 'browser', 'installed', 'gate'] as const;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Tally {
  passed: number;
  /** The names of failed tests, printed again at the end, where a reader of a long log looks first. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTestSuites: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[];
      /** `page`: what happened to the page of a browser test, as `tests/browser/tab.ts` keeps it. */
      meta: { page?: string };
    }[];
  }[];
}

/** Format, lint and types. Each counts as one test. */
function check(): Tally {
  const commands = [
    ['biome', 'check', '.'],
    ['tsc', '--noEmit'],
  ];
  const failures = commands.flatMap(([command = '', ...args]) => {
    const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
    const name = `${command} ${args.join(' ')}`;
    console.log(`${status === 0 ? '✔' : '✖'} ${name}`);
    return status === 0 ? [] : [name];
  });
  return { passed: commands.length - failures.length, failures };
}

/** Each failed test with the first line of its reason and its page; a file that failed as a whole counts as one. */
function namesOfFailures(report: VitestReport): string[] {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    const path = relative(ROOT, file.name);
    if (failed.length === 0)
      return file.status === 'failed'
        ? [`${path}: ${file.message.split('\n')[0] || 'its process ended before its tests did'}`]
        : [];
    return failed.map(({ fullName, failureMessages: [reason = ''], meta }) =>
      [`${path}: ${fullName}: ${reason.split('\n')[0]}`, meta.page ?? ''].join('\n').trim(),
    );
  });
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
  const pass = (signal: NodeJS.Signals): void => {
    // From a terminal it comes to vitest as well, from a build machine to us alone.
    child.kill(signal);
    rmSync(folder, { recursive: true, force: true });
    process.exit(130);
  };
  process.once('SIGINT', pass).once('SIGTERM', pass);
  const status = await new Promise<number | null>((done) => child.once('exit', done));
  process.off('SIGINT', pass).off('SIGTERM', pass);
  const result = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  const failures = namesOfFailures(result);
  // A run that broke outside of its tests, or ran none, has failed all the same.
  const isBroken = status !== 0 || result.numFailedTestSuites > 0 || result.numTotalTests === 0;
  if (failures.length === 0 && isBroken) failures.push(`${project}: the run broke outside of its tests`);
  return { passed: result.numPassedTests, failures };
}

const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'shiji-report-'));
const tallies: Tally[] = wanted.length === 0 ? [check()] : [];
for (const project of PROJECTS) {
  if (wanted.length > 0 && !wanted.includes(project)) continue;
  if (project === 'installed' && installedBrowser() === null) {
    console.log('No Chromium is installed here: the browser tests ran in the packaged one alone.');
    continue;
  }
  tallies.push(await runProject(project, folder));
}
rmSync(folder, { recursive: true, force: true });
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failures = tallies.flatMap((tally) => tally.failures);
for (const failure of failures) console.log(`✖ ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
