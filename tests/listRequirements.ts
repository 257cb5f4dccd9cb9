import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Node } from 'oxc-parser';
import { filesIn, ROOT } from './tidy/sourceFile.ts';
import { walkNodes } from './tidy/walkNodes.ts';

/** A row of `docs/requirements.md`. */
export interface Requirement {
  id: string;
  text: string;
}

const IDLE = new Set<unknown>(['skip', 'todo']);
const ROW = /^\| ([A-Z]-\d\d) \| (.+) \|$/gm;

/** The rows of a requirement table in Markdown. */
export function readRequirements(markdown: string): Requirement[] {
  return [...markdown.matchAll(ROW)].map(([, id = '', text = '']) => ({ id, text }));
}

function titleOf(node: Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join(' ');
  return '';
}

/** `test` of `test('…')`, `test.sequential('…')` and `test.each([])('…')`; nothing of what does not run, `test.skip('…')` and `test.todo('…')`. */
function callOf(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression')
    return IDLE.has('name' in callee.property ? callee.property.name : '') ? '' : callOf(callee.object);
  return callee.type === 'CallExpression' ? callOf(callee.callee) : '';
}

/** Titles of all tests that run and of the chapters around them. */
export function listTitles(): string[] {
  return filesIn('tests/').flatMap(({ program }) =>
    [...walkNodes(program)].flatMap((node) => {
      if (node.type !== 'CallExpression' || !/^(test|it|describe)$/.test(callOf(node.callee))) return [];
      const [first] = node.arguments;
      return first ? [titleOf(first)] : [];
    }),
  );
}

/** The requirements of the first list whose id no title names. */
export function findUnnamed(requirements: readonly Requirement[], titles: readonly string[]): Requirement[] {
  const named = new Set(titles.flatMap((title) => title.match(/\b[A-Z]-\d\d\b/g) ?? []));
  return requirements.filter(({ id }) => !named.has(id));
}

function print(): void {
  const requirements = readRequirements(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'));
  const unnamed = findUnnamed(requirements, listTitles());
  const held = requirements.filter((requirement) => !unnamed.includes(requirement));
  console.log(
    `${held.length} of ${requirements.length} requirements are named by a test: ${held.map(({ id }) => id).join(' ')}\n`,
  );
  console.log(`${unnamed.length} are not:`);
  for (const { id, text } of unnamed) console.log(`${id}  ${text}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) print();
