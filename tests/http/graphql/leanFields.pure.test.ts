import SchemaBuilder from '@pothos/core';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { type GraphQLObjectType, graphql } from 'graphql';
import { expect, test } from 'vitest';
import { LEAN_FIELDS, unauthenticated } from '../../../api/http/graphql/leanFields.ts';

interface Context {
  viewer: object | null;
  asked: string[];
}

function openSchema() {
  const builder = new SchemaBuilder<{
    Context: Context;
    AuthScopes: { everyone: boolean; signedIn: boolean };
  }>({
    plugins: [ScopeAuthPlugin, LEAN_FIELDS],
    // Asked for by the types of a plugin that the real builder has.
    prisma: {} as never,
    scopeAuth: {
      authScopes: ({ viewer, asked }) => ({
        everyone: () => asked.push('everyone') > 0,
        signedIn: () => asked.push('signedIn') > 0 && viewer !== null,
      }),
      unauthorizedError: unauthenticated,
    },
  });
  const name = { type: 'String' as const, resolve: () => 'x' };
  const Guarded = builder
    .interfaceRef<object>('Guarded')
    .implement({ authScopes: { signedIn: true }, fields: (t) => ({ kind: t.field(name) }) });
  const types = {
    open: builder.objectRef<{ plain: string }>('Open').implement({
      authScopes: { everyone: true },
      fields: (t) => ({
        name: t.field(name),
        own: t.field({ ...name, authScopes: { signedIn: true } }),
        plain: t.exposeString('plain'),
        renamed: t.exposeString('plain'),
      }),
    }),
    closed: builder.objectRef<{ plain: string }>('Closed').implement({
      authScopes: { signedIn: true },
      fields: (t) => ({ name: t.field(name), plain: t.exposeString('plain') }),
    }),
    both: builder.objectRef<object>('Both').implement({
      authScopes: { $all: { signedIn: true, everyone: true } },
      fields: (t) => ({ name: t.field(name) }),
    }),
    mixed: builder.objectRef<object>('Mixed').implement({
      authScopes: { everyone: true, signedIn: true },
      fields: (t) => ({ name: t.field(name) }),
    }),
    odd: builder
      .objectRef<object>('Odd')
      .implement({ authScopes: { everyone: false }, fields: (t) => ({ name: t.field(name) }) }),
    shared: builder.objectRef<object>('Shared').implement({
      authScopes: { everyone: true },
      interfaces: [Guarded],
      isTypeOf: () => true,
      fields: (t) => ({ name: t.field(name) }),
    }),
  };
  builder.queryType({
    fields: (t) =>
      Object.fromEntries(
        Object.entries(types).map(([key, type]) => [key, t.field({ type, resolve: () => ({ plain: 'x' }) })]),
      ),
  });
  return builder.toSchema();
}

const schema = openSchema();

async function ask(source: string, viewer: object | null) {
  const contextValue: Context = { viewer, asked: [] };
  const { data, errors = [] } = await graphql({ schema, source, contextValue });
  return {
    data: JSON.stringify(data),
    codes: errors.map(({ extensions }) => extensions.code),
    asked: contextValue.asked.join(),
  };
}

test('a type that is open to everyone, and one for people who are signed in, need no lookup of scopes', async () => {
  expect(await ask('{ open { name } }', null)).toEqual({
    data: '{"open":{"name":"x"}}',
    codes: [],
    asked: '',
  });
  const refused = { data: '{"closed":{"name":null}}', codes: ['UNAUTHENTICATED'], asked: '' };
  expect(await ask('{ closed { name } }', null)).toEqual(refused);
  expect(await ask('{ closed { name } }', {})).toEqual({
    data: '{"closed":{"name":"x"}}',
    codes: [],
    asked: '',
  });
});

test('whatever else a type, a field or an interface says is left to the plugin for scopes', async () => {
  for (const other of ['odd', 'mixed'])
    expect((await ask(`{ ${other} { name } }`, null)).asked, other).toContain('everyone');
  for (const [source, data] of [
    ['{ open { own } }', '{"open":{"own":null}}'],
    ['{ both { name } }', '{"both":{"name":null}}'],
    ['{ shared { name } }', '{"shared":{"name":null}}'],
    ['{ shared { kind } }', '{"shared":{"kind":null}}'],
  ] as const) {
    const asked = expect.stringContaining('signedIn');
    expect(await ask(source, null), source).toEqual({ data, codes: ['UNAUTHENTICATED'], asked });
    expect(await ask(source, {}), source).toMatchObject({ data: data.replace('null', '"x"'), codes: [] });
  }
});

test('a field that gives the property of its own name has no resolver, unless people have to be signed in for it', () => {
  const resolverOf = (type: string, field: string) =>
    (schema.getType(type) as GraphQLObjectType).getFields()[field]?.resolve;
  expect(resolverOf('Open', 'plain')).toBeUndefined();
  for (const [type, field] of [
    ['Open', 'name'],
    ['Open', 'renamed'],
    ['Open', 'own'],
    ['Closed', 'plain'],
  ] as const)
    expect(resolverOf(type, field), `${type}.${field}`).toBeTypeOf('function');
});
