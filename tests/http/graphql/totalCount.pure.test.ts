import { type GraphQLResolveInfo, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { asksForNumberAlone } from '../../../api/http/graphql/totalCount.ts';

/** The part of a resolver's information that says what is asked of a field. */
function infoOf(text: string): GraphQLResolveInfo {
  const { definitions } = parse(text);
  const [operation, ...others] = definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation');
  const fragments = others.flatMap((one) =>
    one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
  );
  return {
    fieldNodes: operation.selectionSet.selections,
    fragments: Object.fromEntries(fragments),
  } as unknown as GraphQLResolveInfo;
}

test.each([
  ['{ list { totalCount } }', true],
  ['{ list { __typename number: totalCount } }', true],
  ['{ list { ... { totalCount } ...F } } fragment F on List { totalCount }', true],
  ['{ list { totalCount edges { cursor } } }', false],
  ['{ list { totalCount pageInfo { hasNextPage } } }', false],
  ['{ list { ...F } } fragment F on List { totalCount ...G } fragment G on List { edges { cursor } }', false],
  ['{ list { totalCount } list { edges { cursor } } }', false],
])('whether a connection is asked for its number alone: %s', (text, isAlone) => {
  expect(asksForNumberAlone(infoOf(text))).toBe(isAlone);
});
