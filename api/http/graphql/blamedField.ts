import {
  BREAK,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLError,
  GraphQLID,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
  visit,
} from 'graphql';

/** @param outer the types around the input: a filter has filters in it. */
function idNames(
  input: GraphQLArgument | GraphQLInputField,
  outer: readonly GraphQLNamedType[] = [],
): string[] {
  const type = getNamedType(input.type);
  if (outer.includes(type)) return [];
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap((field) => idNames(field, [...outer, type]));
  return type === GraphQLID ? [input.name] : [];
}

/** The id arguments of the fields with a name, at any depth. */
function idArguments(schema: GraphQLSchema, fieldName: string): string[] {
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  const names = objects
    .flatMap((type) => type.getFields()[fieldName]?.args ?? [])
    .flatMap((arg) => idNames(arg));
  return [...new Set(names)];
}

/**
 * Returns the argument that a library's input error refers to, for the caller to read (E-06): the one in its message, else the cursors or
 * ids that were sent. Null if it refers to the document as a whole.
 */
export function blamedField(schema: GraphQLSchema, { message, nodes }: GraphQLError): string | null {
  const named = /Argument "(\w+)"/.exec(message);
  if (named?.[1]) return named[1];
  const [node] = nodes ?? [];
  if (node?.kind !== Kind.FIELD) return null;
  if (/global ID|is not of type|by id$|not been implemented|Expected ref/.test(message))
    return idArguments(schema, node.name.value).join(', ') || null;
  return /cursor/i.test(message) ? cursorNames(node) : null;
}

/** The cursor arguments of a field or, if it has none, of the fields below it: a parent reads the pages of its fields with itself. */
function cursorNames(node: FieldNode): string | null {
  const names = new Set<string>();
  visit(node, {
    Argument({ name: { value } }) {
      if (value === 'after' || value === 'before') names.add(value);
    },
    Field: { leave: () => (names.size > 0 ? BREAK : undefined) },
  });
  return [...names].join(', ') || null;
}
