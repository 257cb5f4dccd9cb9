import { readFileSync } from 'node:fs';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { MUTATION_GROUPS } from '../../../api/http/graphql/mutationGroups.ts';
import { QUERY_GROUPS, VIEWER_GROUPS } from '../../../api/http/graphql/queryGroups.ts';
import { schema } from '../../../api/http/graphql/schema.ts';
import { schemaText } from '../../../api/http/graphql/schemaText.ts';
import { BOUNDED_LISTS } from './boundedLists.ts';

const TYPES = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const OBJECTS = TYPES.filter(isObjectType);
const ROOTS = ['Query', 'Mutation', 'Subscription'];

function fieldsOf(type: GraphQLObjectType): GraphQLField<unknown, unknown>[] {
  return Object.values(type.getFields());
}

/** The options that the builder received for a type or field. */
function hasScopes({ extensions }: { extensions: { pothosOptions?: unknown } }): boolean {
  const { authScopes } = (extensions.pothosOptions ?? {}) as { authScopes?: unknown };
  return authScopes !== undefined;
}

function implementsInterface(type: GraphQLObjectType, name: string): boolean {
  return type.getInterfaces().some((shared) => shared.name === name);
}

test('G-02 the committed schema is the one that is served', () => {
  const committed = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
  expect(schemaText(schema)).toBe(committed);
});

describe('G-02 the Relay server specification', () => {
  test('node() finds everything that is a Node', () => {
    const node = schema.getQueryType()?.getFields().node;
    expect(String(node?.type)).toBe('Node');
    expect(node?.args.map(({ name, type }) => `${name}: ${type}`)).toEqual(['id: ID!']);
    const nodes = OBJECTS.filter((type) => implementsInterface(type, 'Node'));
    for (const type of nodes) expect(String(type.getFields().id?.type), type.name).toBe('ID!');
    expect(nodes.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'User',
        'Viewer',
        'Order',
        'MarketItem',
        'Listing',
        'WalletEntry',
        'Message',
        'Notice',
      ]),
    );
  });

  test('a connection has edges and pageInfo, an edge a node and a cursor, and the list takes first, after, last, before', () => {
    const connections = OBJECTS.filter(({ name }) => name.endsWith('Connection'));
    expect(connections.length).toBeGreaterThanOrEqual(5);
    for (const connection of connections) {
      const { edges, pageInfo } = connection.getFields();
      expect(String(pageInfo?.type), connection.name).toBe('PageInfo!');
      const list = edges && getNullableType(edges.type);
      expect(isListType(list), connection.name).toBe(true);
      const edge = edges && getNamedType(edges.type);
      expect(isObjectType(edge) && Object.keys(edge.getFields()).toSorted(), connection.name).toEqual([
        'cursor',
        'node',
      ]);
    }
    const lists = OBJECTS.flatMap(fieldsOf).filter(({ type }) =>
      getNamedType(type).name.endsWith('Connection'),
    );
    for (const { name, args } of lists) {
      const names = args.map((argument) => argument.name);
      expect(names, name).toEqual(expect.arrayContaining(['first', 'after', 'last', 'before']));
    }
  });

  test('PageInfo says whether there is more in both directions', () => {
    const pageInfo = schema.getType('PageInfo');
    expect(
      isObjectType(pageInfo) &&
        fieldsOf(pageInfo)
          .map(({ name, type }) => `${name}: ${type}`)
          .toSorted(),
    ).toEqual([
      'endCursor: String',
      'hasNextPage: Boolean!',
      'hasPreviousPage: Boolean!',
      'startCursor: String',
    ]);
  });

  test('a mutation takes one input and returns a union of its payload and its domain errors', () => {
    for (const { name, args, type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      expect(
        args.map((argument) => argument.name),
        name,
      ).toEqual(['input']);
      const answer = getNamedType(type);
      expect(answer.name, name).toBe(`${name.charAt(0).toUpperCase()}${name.slice(1)}Result`);
      const members = isUnionType(answer) ? [...answer.getTypes()] : [];
      const refusals = members.filter(
        (member) => isObjectType(member) && implementsInterface(member, 'DomainError'),
      );
      const payloads = members.filter((member) => member.name.endsWith('Payload'));
      expect([payloads.length, payloads.length + refusals.length], name).toEqual([1, members.length]);
    }
  });
});

describe('G-01 lists that can grow are connections', () => {
  test('of users, orders, market items, wallet entries, messages and notices there is one', () => {
    const nodes = OBJECTS.filter(({ name }) => name.endsWith('Edge')).map((edge) =>
      String(edge.getFields().node?.type),
    );
    for (const name of ['User', 'Order', 'MarketItem', 'Listing', 'WalletEntry', 'Message', 'Notice']) {
      expect(nodes).toContain(`${name}!`);
    }
  });

  test('every other list is bounded by what it is', () => {
    const lists = OBJECTS.filter(({ name }) => !name.endsWith('Connection')).flatMap((type) =>
      fieldsOf(type)
        .filter((field) => isListType(getNullableType(field.type)))
        .map((field) => `${type.name}.${field.name}`),
    );
    expect(lists.toSorted()).toEqual(BOUNDED_LISTS);
  });
});

describe('T-6 nothing is open by default', () => {
  test('every root field says who may ask it', () => {
    const open = OBJECTS.filter(({ name }) => ROOTS.includes(name)).flatMap((type) =>
      fieldsOf(type)
        .filter((field) => !hasScopes(field))
        .map((field) => `${type.name}.${field.name}`),
    );
    // The scopes of what it finds decide.
    expect(open).toEqual(['Query.node', 'Query.nodes']);
  });

  test('every type says who may read it, but for wrappings of types that do', () => {
    const isWrapping = (type: GraphQLObjectType): boolean =>
      /(Connection|Edge|Payload)$|^PageInfo$/.test(type.name) ||
      implementsInterface(type, 'DomainError') ||
      ROOTS.includes(type.name);
    expect(OBJECTS.filter((type) => !isWrapping(type) && !hasScopes(type)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  test('what is private is for signed-in readers, and every mutation but signing in and out; a book is public', () => {
    const scopesOf = ({ extensions }: { extensions: { pothosOptions?: unknown } }) =>
      (extensions.pothosOptions as { authScopes?: unknown }).authScopes;
    for (const name of [
      'Viewer',
      'Wallet',
      'Order',
      'OrderEvent',
      'Message',
      'WalletEntry',
      'InventoryItem',
      'SteamAccount',
    ]) {
      const type = schema.getType(name);
      expect(isObjectType(type) && scopesOf(type), name).toEqual({ signedIn: true });
    }
    const visitors = ['requestSignInCode', 'signIn', 'signOut', 'bookChanged', 'marketChanged'];
    const deeds = [schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      type ? fieldsOf(type) : [],
    );
    for (const deed of deeds) {
      expect(scopesOf(deed), deed.name).toEqual(
        visitors.includes(deed.name) ? { everyone: true } : { signedIn: true },
      );
    }
  });
});

/** Everything of the schema that a reader may ask the meaning of, by its coordinate, with its description. */
const DESCRIBED: [string, string][] = TYPES.flatMap((type) => {
  const values = isEnumType(type) ? type.getValues() : [];
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  const fields = hasFields ? Object.values(type.getFields()) : [];
  const parts = [...values, ...fields].map(({ name, description }) => [`${type.name}.${name}`, description]);
  const args = fields.flatMap((field) =>
    (('args' in field ? field.args : []) as readonly GraphQLArgument[]).map(({ name, description }) => [
      `${type.name}.${field.name}(${name}:)`,
      description,
    ]),
  );
  return [[type.name, type.description], ...parts, ...args].map(
    ([at, text]) => [at ?? '', text ?? ''] as [string, string],
  );
});

describe('G-05 the schema explains itself', () => {
  test('every type, field, argument, input, enum value and union is described', () => {
    expect(DESCRIBED.length).toBeGreaterThan(3_000);
    expect(DESCRIBED.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('a description is a sentence: four words at least, and a full stop', () => {
    const isSentence = (text: string) => text.trim().split(/\s+/).length > 3 && /[.…]$/.test(text.trim());
    expect(DESCRIBED.filter(([, text]) => !isSentence(text))).toEqual([]);
  });

  test('a description says more than the name of what it describes', () => {
    const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]+/g));
    const SMALL = wordsOf('the a an of its it is this that in by to for or and');
    const repeated = DESCRIBED.filter(([at, text]) => {
      const name = wordsOf(at.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '));
      return [...wordsOf(text)].every((word) => SMALL.has(word) || name.has(word));
    });
    expect(repeated).toEqual([]);
  });
});

describe('G-05 a value of few is an enum', () => {
  test('of a domain error the code, with a value for each error', () => {
    const shared = schema.getType('DomainError');
    expect(isInterfaceType(shared) && String(shared.getFields().code?.type)).toBe('ErrorCode!');
    const codes = schema.getType('ErrorCode');
    const errors = OBJECTS.filter((type) => implementsInterface(type, 'DomainError'));
    expect(isEnumType(codes) && codes.getValues().length).toBe(errors.length);
  });

  test('no number and no text tells the type, cause, kind, state, outcome or failure of something', () => {
    const named = /^(type|cause|kind|state|outcome|failure|difference|trouble|direction|way|scope)$/;
    const fields = TYPES.flatMap((type) => {
      const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
      return (hasFields ? Object.values(type.getFields()) : []).flatMap((field) => [
        { at: `${type.name}.${field.name}`, name: field.name, type: field.type },
        ...(('args' in field ? field.args : []) as readonly GraphQLArgument[]).map((argument) => ({
          at: `${type.name}.${field.name}(${argument.name}:)`,
          name: argument.name,
          type: argument.type,
        })),
      ]);
    });
    const bare = fields.filter(({ name, type }) => named.test(name) && isScalarType(getNamedType(type)));
    expect(bare.map(({ at }) => at)).toEqual([]);
  });
});

describe('G-05 the same thing has one type and one name', () => {
  test('of each node there is one connection, named after it', () => {
    for (const { name } of OBJECTS.filter((type) => type.name.endsWith('Connection'))) {
      const connection = schema.getType(name) as GraphQLObjectType;
      const edge = getNamedType(connection.getFields().edges?.type as GraphQLOutputType) as GraphQLObjectType;
      const node = getNamedType(edge.getFields().node?.type as GraphQLOutputType).name;
      expect([name, edge.name]).toEqual([`${node}Connection`, `${node}Edge`]);
    }
  });

  test('no two types have the same three fields or more, but for errors, edges and payloads', () => {
    const shapes = OBJECTS.filter(
      (type) =>
        !/(Payload|Edge)$/.test(type.name) &&
        !implementsInterface(type, 'DomainError') &&
        fieldsOf(type).length > 2,
    ).map((type) => ({
      name: type.name,
      shape: fieldsOf(type)
        .map((field) => `${field.name}: ${field.type}`)
        .toSorted()
        .join(', '),
    }));
    const groups = [...Map.groupBy(shapes, ({ shape }) => shape).values()].filter(({ length }) => length > 1);
    expect(groups.map((group) => group.map(({ name }) => name))).toEqual([]);
  });

  test('an amount in fen is of Cents, and a scalar says where it is specified', () => {
    const amounts = OBJECTS.flatMap((type) =>
      fieldsOf(type).map((field) => ({ at: type.name, field })),
    ).filter(({ field }) => /Cents$|^cents$/.test(field.name) && field.name !== 'sourceUsCents');
    expect(amounts.length).toBeGreaterThan(100);
    expect(
      amounts
        .filter(({ field }) => getNamedType(field.type).name !== 'Cents')
        .map(({ at, field }) => `${at}.${field.name}`),
    ).toEqual([]);
    const ours = TYPES.filter(isScalarType).filter((type) => !isSpecifiedScalarType(type));
    for (const { name, specifiedByURL } of ours) expect(specifiedByURL, name).toMatch(/^https:/);
  });
});

test.each([
  ['Mutation', MUTATION_GROUPS],
  ['Query', QUERY_GROUPS],
  ['Viewer', VIEWER_GROUPS],
])('G-05 the documentation of %s has each of its fields in one group', (name, groups) => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`no type ${name}`);
  expect(Object.values(groups).flat().toSorted()).toEqual(Object.keys(type.getFields()).toSorted());
  for (const title of Object.keys(groups)) expect(type.description).toContain(`- **${title}**: `);
});
