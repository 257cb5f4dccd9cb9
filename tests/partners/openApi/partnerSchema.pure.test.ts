import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isObjectType, validateSchema } from 'graphql';
import { expect, test } from 'vitest';
import { OPEN_MUTATIONS } from '../../../api/http/graphql/openFields.ts';
import { schema } from '../../../api/http/graphql/schema.ts';
import { partnerSchemaText } from '../../../api/http/graphql/schemaText.ts';

const committed = readFileSync(new URL('../../../docs/open/schema.graphql', import.meta.url), 'utf8');
const partners = buildSchema(committed);

test('P-04 the published schema of partners is fresh and valid', () => {
  expect(partnerSchemaText(schema)).toBe(committed);
  expect(validateSchema(partners)).toEqual([]);
});

test('P-04 it has the mutations that signed requests may call, each with its directive, and no other', () => {
  const names = Object.keys(partners.getMutationType()?.getFields() ?? {});
  expect(names.toSorted()).toEqual(OPEN_MUTATIONS.filter((name) => !/sandbox/i.test(name)).toSorted());
  const marked = Object.values(partners.getMutationType()?.getFields() ?? {}).filter(({ astNode }) =>
    astNode?.directives?.some(({ name }) => name.value === 'open'),
  );
  expect(marked.map(({ name }) => name)).toEqual(names);
});

test('P-04 nothing of the sandbox and of signing in is in it, nor an error that only these can have', () => {
  const types = Object.values(partners.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const fields = types.flatMap((type) =>
    isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
  );
  expect(fields.filter((field) => /sandbox|signIn|signOut|session|deletion/i.test(field))).toEqual(
    fields.filter((field) => /^PricePlatform\.isSandbox$/.test(field)),
  );
  for (const name of ['Session', 'SignInPayload', 'CodeWrong', 'SandboxScenario', 'SandboxSilent'])
    expect(partners.getType(name), name).toBeUndefined();
  const codes = partners.getType('ErrorCode');
  const values = isEnumType(codes) ? codes.getValues().map(({ name }) => name) : [];
  expect(values).toContain('LISTING_GONE');
  expect(values).not.toContain('CODE_WRONG');
});
