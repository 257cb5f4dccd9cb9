import type { Node } from 'oxc-parser';
import { expect, test } from 'vitest';
import { expectOnly } from './expectOnly.ts';
import { SOURCE_FILES, type SourceFile } from './sourceFile.ts';
import { walkNodes } from './walkNodes.ts';

const FILE_LINES_SOFT = 400;
const FILE_LINES_HARD = 500;
const FUNCTION_LINES_MAX = 70;

/** Files over the soft limit. The list may only shrink: a file that is split is removed from it. */
const LONG_FILES: string[] = [];

const countLines = (text: string): number => text.trimEnd().split('\n').length;

test('no file has more than 400 lines', () => {
  const long = SOURCE_FILES.filter(({ text }) => countLines(text) > FILE_LINES_SOFT);
  expectOnly(
    long.map(({ path }) => path),
    LONG_FILES,
  );
});

test('no file has more than 500 lines, listed or not', () => {
  expect(
    SOURCE_FILES.filter(({ text }) => countLines(text) > FILE_LINES_HARD).map(({ path }) => path),
  ).toEqual([]);
});

function isFunction(node: Node): boolean {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type);
}

function longFunctions({ path, text, program }: SourceFile): string[] {
  return [...walkNodes(program)].filter(isFunction).flatMap((node) => {
    const lines = countLines(text.slice(node.start, node.end));
    const name =
      'id' in node && node.id !== null && typeof node.id === 'object' && 'name' in node.id
        ? String(node.id.name)
        : '';
    return lines > FUNCTION_LINES_MAX
      ? [`${path}: ${name || `line ${countLines(text.slice(0, node.start))}`}`]
      : [];
  });
}

test('no function has more than 70 lines', () => {
  // The callback of `describe` is a chapter of tests, not a function.
  expectOnly(SOURCE_FILES.filter(({ path }) => !path.endsWith('.test.ts')).flatMap(longFunctions));
});
