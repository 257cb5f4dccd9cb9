import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import type { Draw } from './draw.ts';

/** Ids and names that are there, by the type that wants them; others are drawn. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

interface Writing {
  schema: GraphQLSchema;
  draw: Draw;
  known: KnownValues;
}

/** A value of a type as a literal: usually a valid one, sometimes an arbitrary one. An input that contains itself does so once. */
function literalOf(
  writing: Writing,
  type: GraphQLInputType,
  name: string,
  within: readonly string[] = [],
): string {
  const { draw, known } = writing;
  // A literal is not JSON. Writing it as a JSON object gives quoted names, which is one more invalid input.
  if (draw.chance(0.25)) return draw.json();
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const length = draw.chance(0.05) ? 300 : draw.below(4);
    return `[${Array.from({ length }, () => literalOf(writing, inner.ofType, name, within)).join(', ')}]`;
  }
  if (isInputObjectType(inner)) {
    const isAgain = within.includes(inner.name);
    const around = [...within, inner.name];
    const fields = Object.values(inner.getFields()).filter(
      ({ type }) => draw.chance(isAgain ? 0.2 : 0.8) && !(isAgain && getNamedType(type) === inner),
    );
    const written = fields.map(
      (field) => `${field.name}: ${literalOf(writing, field.type, field.name, around)}`,
    );
    return `{ ${written.join(', ')} }`;
  }
  if (isEnumType(inner)) return draw.one(inner.getValues()).name;
  const values = known[name] ?? known[getNamedType(inner).name] ?? [];
  return values.length > 0 ? draw.one(values) : draw.json();
}

const DIRECTIVES = [
  '@include(if: true)',
  '@skip(if: false)',
  '@skip(if: true)',
  '@defer',
  '@nobody',
  '@include(if: "x")',
  '@deprecated',
];

function fieldOf(writing: Writing, field: GraphQLField<unknown, unknown>, depth: number): string {
  const { draw } = writing;
  const args = field.args.filter(() => draw.chance(0.7));
  const written = args.map(({ name, type }) => `${name}: ${literalOf(writing, type, name)}`);
  const alias = draw.chance(0.15) ? `${draw.one(['a', 'b', 'id', '__proto__', 'constructor'])}: ` : '';
  const directive = draw.chance(0.05) ? ` ${draw.one(DIRECTIVES)}` : '';
  const given = written.length > 0 ? `(${written.join(', ')})` : '';
  return `${alias}${field.name}${given}${directive} ${selectionOf(writing, field.type, depth + 1)}`;
}

function selectionOf(writing: Writing, type: GraphQLOutputType, depth: number): string {
  const { draw, schema } = writing;
  const named = getNamedType(type);
  if (isAbstractType(named)) {
    const members = schema.getPossibleTypes(named).filter(() => draw.chance(0.4));
    return `{ __typename ${members.map((member) => `... on ${member.name} ${selectionOf(writing, member, depth + 1)}`).join(' ')} }`;
  }
  if (!isObjectType(named)) return '';
  return fieldsOf(writing, named, depth);
}

function fieldsOf(writing: Writing, type: GraphQLObjectType, depth: number): string {
  const { draw } = writing;
  const leads = depth > 6 ? 0.02 : 0.35;
  const fields = Object.values(type.getFields()).filter(() => draw.chance(depth === 0 ? 0.12 : leads));
  return `{ __typename ${fields.map((field) => fieldOf(writing, field, depth)).join(' ')} }`;
}

/** Removes, duplicates or reverses a part of a text: an almost valid document. */
export function mangle(draw: Draw, text: string): string {
  const [from, length] = [draw.below(text.length + 1), 1 + draw.below(12)];
  const piece = text.slice(from, from + length);
  const replacement = draw.one([
    '',
    piece + piece,
    [...piece].reverse().join(''),
    draw.text(),
    '{',
    '}',
    '"',
    '"""',
    '#',
    '\\u{110000}',
    '...',
    '$x',
  ]);
  return text.slice(0, from) + replacement + text.slice(from + length);
}

/** A document that the schema accepts, or almost: random fields, arguments, aliases and directives. */
export function freeDocument(schema: GraphQLSchema, draw: Draw, known: KnownValues): string {
  const isMutation = draw.chance(0.25);
  const root = isMutation ? schema.getMutationType() : schema.getQueryType();
  if (!root) return '{ __typename }';
  const writing = { schema, draw, known };
  const mutation = (): string => `{ ${fieldOf(writing, draw.one(Object.values(root.getFields())), 0)} }`;
  const text = isMutation ? `mutation ${mutation()}` : `query ${fieldsOf(writing, root, 0)}`;
  return draw.chance(0.2) ? mangle(draw, text) : text;
}
