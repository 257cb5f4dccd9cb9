import SchemaBuilder from '@pothos/core';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { OPEN_TYPES } from '../../../api/http/graphql/openTypes.ts';

interface Context {
  isSignedIn: boolean;
  asked: string[];
}

function openSchema() {
  const builder = new SchemaBuilder<{
    Context: Context;
    AuthScopes: { everyone: boolean; signedIn: boolean };
  }>({
    plugins: [ScopeAuthPlugin, OPEN_TYPES],
    // Asked for by the types of a plugin that the real builder has.
    prisma: {} as never,
    scopeAuth: {
      authScopes: ({ isSignedIn, asked }) => ({
        everyone: () => asked.push('everyone') > 0,
        signedIn: () => asked.push('signedIn') > 0 && isSignedIn,
      }),
    },
  });
  const name = { type: 'String' as const, resolve: () => 'x' };
  const Guarded = builder
    .interfaceRef<object>('Guarded')
    .implement({ authScopes: { signedIn: true }, fields: (t) => ({ kind: t.field(name) }) });
  const types = {
    open: builder.objectRef<object>('Open').implement({
      authScopes: { everyone: true },
      fields: (t) => ({ name: t.field(name), own: t.field({ ...name, authScopes: { signedIn: true } }) }),
    }),
    closed: builder
      .objectRef<object>('Closed')
      .implement({ authScopes: { signedIn: true }, fields: (t) => ({ name: t.field(name) }) }),
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
        Object.entries(types).map(([key, type]) => [key, t.field({ type, resolve: () => ({}) })]),
      ),
  });
  return builder.toSchema();
}

test('only the scopes of a type that is open to everyone are skipped', async () => {
  const schema = openSchema();
  const ask = async (source: string, isSignedIn: boolean) => {
    const contextValue: Context = { isSignedIn, asked: [] };
    const { data, errors = [] } = await graphql({ schema, source, contextValue });
    return [JSON.stringify(data), errors.length, contextValue.asked.join()];
  };
  expect(await ask('{ open { name } }', false)).toEqual(['{"open":{"name":"x"}}', 0, '']);
  // Whatever else a type says is left to the plugin for scopes.
  for (const other of ['odd', 'mixed'])
    expect((await ask(`{ ${other} { name } }`, false))[2], other).toContain('everyone');
  for (const [source, empty] of [
    ['{ open { own } }', '{"open":{"own":null}}'],
    ['{ closed { name } }', '{"closed":{"name":null}}'],
    ['{ both { name } }', '{"both":{"name":null}}'],
    ['{ shared { name } }', '{"shared":{"name":null}}'],
    ['{ shared { kind } }', '{"shared":{"kind":null}}'],
  ] as const) {
    const [data, count, asked] = await ask(source, false);
    expect([data, count, asked], source).toEqual([empty, 1, expect.stringContaining('signedIn')]);
    expect(await ask(source, true), source).toEqual([empty.replace('null', '"x"'), 0, expect.any(String)]);
  }
});
