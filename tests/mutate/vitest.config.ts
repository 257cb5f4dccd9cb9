import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { oneGraphql } from '../kit/oneGraphql.ts';

/** The pure tests of what is mutated, as Stryker runs them: in a copy of the repository, a run for each mutant. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: oneGraphql,
  test: {
    env: { SANDBOX: 'on' },
    include: ['tests/{accounts,catalog,kernel,ops,orders,partners,payments,selling,steam}/**/*.pure.test.ts'],
    testTimeout: 60_000,
    // The modules are read once for each mutant, not once more for each file.
    isolate: false,
  },
});
