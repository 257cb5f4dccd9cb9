import { relative } from 'node:path';
import { importTool } from '../kit/installTool.ts';
import { type JudgedMutant, judgeMutants } from './judgeMutants.ts';
import { OTHER_RULES, STRICT_RULES } from './mutatedRules.ts';

/**
 * `npm run mutate`: breaks the rules in every small way that Stryker knows, one at a time, and runs the pure tests that touch the place. What no
 * test notices is a rule that nothing holds. Words after `--` choose rules by the beginning of their path, such as `api/orders/order`.
 */
const { Stryker } = await importTool<{
  Stryker: new (options: object) => { runMutationTest(): Promise<JudgedMutant[]> };
}>({
  packages: { '@stryker-mutator/core': '10.1.1', '@stryker-mutator/vitest-runner': '10.1.1' },
  entry: 'dist/src/index.js',
});
const wanted = process.argv.slice(2);
const rules = [...STRICT_RULES, ...OTHER_RULES].filter(
  (rule) => wanted.length === 0 || wanted.some((start) => rule.startsWith(start)),
);
const mutants = await new Stryker({
  mutate: rules,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutate/vitest.config.ts' },
  // Half of a small machine, so that the tests that time themselves do not run out of time.
  concurrency: 1,
  // Nor may a busy machine pass for a mutant that never ends.
  timeoutMS: 30_000,
  tempDirName: '.data/mutate/copies',
  // TypeScript has no programming interface any more with which Stryker could rewrite its settings, and nothing needs them.
  ignorePatterns: ['.data', 'tsconfig.json'],
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: '.data/mutate/report.html' },
  jsonReporter: { fileName: '.data/mutate/report.json' },
}).runMutationTest();
const { summary, problems } = judgeMutants(
  mutants.map((mutant) => ({ ...mutant, fileName: relative(process.cwd(), mutant.fileName) })),
);
for (const problem of problems) console.log(`✖ ${problem}`);
console.log(summary);
process.exitCode = problems.length === 0 ? 0 : 1;
