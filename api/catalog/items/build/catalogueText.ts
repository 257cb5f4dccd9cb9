import type { CatalogueFile } from '../catalogueFile.ts';

/** The file as JSON with one row a line: compact, and a change of one item shows as one changed line. */
export function catalogueText(file: CatalogueFile): string {
  const { source, ...tables } = file;
  const parts = Object.entries(tables).map(
    ([name, rows]) => `${JSON.stringify(name)}:[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`,
  );
  return `{"source":${JSON.stringify(source)},\n${parts.join(',\n')}}\n`;
}
