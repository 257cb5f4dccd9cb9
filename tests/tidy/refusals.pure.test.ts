import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REFUSAL_CODES } from '../../api/http/rest/envelope.ts';
import { REFUSAL_WORDS } from '../../api/http/rest/refusalWords.ts';
import { ROOT, SOURCE_FILES } from './sourceFile.ts';
import { walkNodes } from './walkNodes.ts';

/** The stable code of every refusal in `api/`, with the file that says it. */
const REFUSALS = SOURCE_FILES.filter(({ path }) => path.endsWith('.errors.ts')).flatMap(({ path, program }) =>
  [...walkNodes(program)].flatMap((node) => {
    if (node.type !== 'PropertyDefinition' || node.key.type !== 'Identifier' || node.key.name !== 'code')
      return [];
    return node.value?.type === 'Literal' && typeof node.value.value === 'string'
      ? [{ path, code: node.value.value }]
      : [];
  }),
);
const CODES = REFUSALS.map(({ code }) => code);

/** The words of the shell, and of the wings that say their own refusals. */
function wordsOf(language: string): Record<string, string> {
  const files = [
    'app',
    'session',
    'steam',
    'inventory',
    'sell',
    'wallet',
    'order',
    'user',
    'watch',
    'partner',
  ].map((wing) => readFileSync(join(ROOT, 'web', wing, 'locales', `${language}.json`), 'utf8'));
  return Object.assign({}, ...files.map((text) => JSON.parse(text))) as Record<string, string>;
}

describe('every refusal', () => {
  test('has a code of its own, in camelCase', () => {
    expect(CODES.length).toBeGreaterThan(10);
    expect(new Set(CODES).size).toBe(CODES.length);
    expect(CODES.filter((code) => !/^[a-z][A-Za-z]+$/.test(code))).toEqual([]);
  });

  test('has a number in the REST contract, and no number is used twice', () => {
    expect(CODES.filter((code) => REFUSAL_CODES[code] === undefined)).toEqual([]);
    expect(Object.keys(REFUSAL_CODES).filter((code) => !CODES.includes(code))).toEqual([]);
    expect(new Set(Object.values(REFUSAL_CODES)).size).toBe(Object.keys(REFUSAL_CODES).length);
  });

  test('stands with its number in docs/rest.md', () => {
    const documented = readFileSync(join(ROOT, 'docs/rest.md'), 'utf8');
    const missing = Object.entries(REFUSAL_CODES).filter(
      ([code, number]) => !documented.includes(`| ${number} | \`${code}\` |`),
    );
    expect(missing).toEqual([]);
  });

  test('of a REST call has words in both languages there', () => {
    const ofSession = REFUSALS.filter(({ path }) => path === 'api/accounts/session/session.errors.ts');
    expect(ofSession.filter(({ code }) => !REFUSAL_WORDS[code]?.zh || !REFUSAL_WORDS[code]?.en)).toEqual([]);
  });

  test('of the open platform alone has words in both languages there', () => {
    const ofOpen = REFUSALS.filter(({ path }) => path === 'api/partners/openApi/open.errors.ts');
    expect(ofOpen.filter(({ code }) => !REFUSAL_WORDS[code]?.zh || !REFUSAL_WORDS[code]?.en)).toEqual([]);
  });

  test.each(['zh', 'en'])('has words on the site in %s, under the code that the api sends', (language) => {
    const words = wordsOf(language);
    const ofSite = REFUSALS.filter(({ path }) => path !== 'api/partners/openApi/open.errors.ts');
    expect(ofSite.filter(({ code }) => !words[`refusal_${code}`])).toEqual([]);
  });
});
