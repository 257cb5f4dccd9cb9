import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectOnly } from './expectOnly.ts';
import { SOURCE_FILES } from './sourceFile.ts';
import { walkNodes } from './walkNodes.ts';

const BANNED = new Set(['util', 'utils', 'helper', 'helpers', 'manager', 'common', 'misc']);
/** Words of the outside that end in a number and mean it. */
const NUMBERED = new Set([
  'sha1',
  'sha256',
  'sha512',
  'base64',
  'base32',
  'utf8',
  'uuid7',
  'steamid64',
  'id64',
  'rs256',
  'sha',
]);

/** The words of a name in camelCase, kebab-case or UPPER_CASE, in lower case. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase());
}

function isVersioned(word: string): boolean {
  return /^v\d+$/.test(word) || (/^[a-z]{2,}\d+$/.test(word) && !NUMBERED.has(word));
}

function declaredNames(program: (typeof SOURCE_FILES)[number]['program']): string[] {
  return [...walkNodes(program)].flatMap((node) => {
    const isDeclaration =
      /^(FunctionDeclaration|ClassDeclaration|VariableDeclarator|TSTypeAliasDeclaration|TSInterfaceDeclaration)$/;
    if (!isDeclaration.test(node.type) || !('id' in node)) return [];
    const id = node.id as { type?: string; name?: string } | null;
    return id?.type === 'Identifier' && id.name ? [id.name] : [];
  });
}

const FILE_NAMES = SOURCE_FILES.map(({ path }) => ({ path, name: basename(path).replace(/\..*$/, '') }));
const DECLARED = SOURCE_FILES.flatMap(({ path, program }) =>
  declaredNames(program).map((name) => ({ path, name })),
);
const FOLDER_NAMES = SOURCE_FILES.flatMap(({ path }) =>
  path
    .split('/')
    .slice(0, -1)
    .map((name) => ({ path, name })),
);

describe('names say what a thing is', () => {
  test('no util, helper, manager, common or misc', () => {
    const bad = [...FILE_NAMES, ...FOLDER_NAMES, ...DECLARED].filter(({ name }) =>
      wordsOf(name).some((word) => BANNED.has(word)),
    );
    expectOnly(
      bad.map(({ path, name }) => `${path}: ${name}`),
      [
        // The start that two names have in common: an adjective.
        'api/catalog/items/build/plainRows.ts: commonStart',
        // Settings that every child process gets; wants the name of what they set.
        'api/ops/setup/market.ts: common',
        // The name of a class of `steam-tradeoffer-manager`, which proves the sandbox.
        'tests/sandbox/fieldClients.ts: TradeOfferManager',
        'tests/sandbox/fieldClients.ts: manager',
      ],
    );
  });

  test('no version numbers', () => {
    const bad = [...FILE_NAMES, ...DECLARED].filter(({ name }) => wordsOf(name).some(isVersioned));
    expectOnly(bad.map(({ path, name }) => `${path}: ${name}`));
  });

  test('the rules see the names they are about', () => {
    expect(wordsOf('priceUtils').some((word) => BANNED.has(word))).toBe(true);
    expect(wordsOf('Order2').some(isVersioned)).toBe(true);
    expect(wordsOf('uncommonRarity').some((word) => BANNED.has(word))).toBe(false);
  });
});
