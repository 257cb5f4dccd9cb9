import { describe, test } from 'vitest';
import { breaches } from './breaches.ts';
import { expectOnly } from './expectOnly.ts';
import { SOURCE_FILES } from './sourceFile.ts';

describe('modules', () => {
  // vitest requires a default export for its global setup.
  const demanded =
    /^(codegen|prisma\/prisma\.config|(web|tests|tests\/mutate)\/\w+\.config|tests\/kit\/globalDatabase)\.ts$/;

  test('no default export but where a tool demands one', () => {
    const defaults = SOURCE_FILES.filter(({ exports }) => exports.includes('default')).map(
      ({ path }) => path,
    );
    expectOnly(defaults.filter((path) => !demanded.test(path)));
  });

  test('no index files', () => {
    expectOnly(SOURCE_FILES.map(({ path }) => path).filter((path) => /(^|\/)index\.tsx?$/.test(path)));
  });

  test('every relative import is written with its extension', () => {
    expectOnly(
      breaches(
        SOURCE_FILES,
        (_, { specifier }) =>
          specifier.startsWith('.') && !/\.(tsx?|mjs|json|css|svg|sql)(\?\w+)?$/.test(specifier),
      ),
    );
  });
});
