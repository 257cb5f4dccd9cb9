import type { Import, SourceFile } from './sourceFile.ts';

/** Every import of these files that breaks a rule, as `from -> to`. */
export function breaches(
  files: readonly SourceFile[],
  isBreach: (file: SourceFile, imported: Import) => boolean,
): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter((imported) => isBreach(file, imported))
      .map((imported) => `${file.path} -> ${imported.target}`),
  );
}
