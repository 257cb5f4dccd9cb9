const config = {
  src: './web',
  language: 'typescript',
  // Node takes types away file by file: it must see which imports are types.
  useImportTypeSyntax: true,
  schema: './schema.graphql',
  artifactDirectory: './web/__generated__',
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  customScalarTypes: { Cents: 'number', Date: 'string', DateTime: 'string' },
  requireCustomScalarTypes: true,
  persistConfig: { file: './web/__generated__/persisted.json', algorithm: 'SHA256' },
};

// The compiler loads this file with `require`, which reads an ES module by this export name alone.
export { config as 'module.exports' };
