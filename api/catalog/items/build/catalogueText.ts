import type { CatalogueFile } from '../catalogueFile.ts';

/** Formats the file as JSON with one row per line: compact, and a change of one item is a change of one line. */
export function catalogueText(file: CatalogueFile): string {
  const { source, ...tables } = file;
  const parts = Object.entries(tables).map(
    ([name, rows]) => `${JSON.stringify(name)}:[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  return `{"source":${JSON.stringify(source)},\n${parts.join(',\n')}}\n`;
}
