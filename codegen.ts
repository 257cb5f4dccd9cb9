import type { CodegenConfig } from '@graphql-codegen/cli';

/** Typed documents for the tests, from the operations that they write (G-06). */
const config: CodegenConfig = {
  schema: './schema.graphql',
  documents: ['tests/**/*.ts', '!tests/generated/**'],
  ignoreNoDocuments: true,
  generates: {
    './tests/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        scalars: { Cents: 'number', Date: 'string', DateTime: 'string' },
        useTypeImports: true,
        enumsAsTypes: true,
        importExtension: '.ts',
      },
    },
  },
};

export default config;
