import {
  BREAK,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLError,
  GraphQLID,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
  visit,
} from 'graphql';

function idNames(input: GraphQLArgument | GraphQLInputField): string[] {
  const type = getNamedType(input.type);
  if (isInputObjectType(type)) return Object.values(type.getFields()).flatMap(idNames);
  return type === GraphQLID ? [input.name] : [];
}

/** The arguments of the fields of a name that take ids, however deep. */
function idArguments(schema: GraphQLSchema, fieldName: string): string[] {
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  const names = objects.flatMap((type) => type.getFields()[fieldName]?.args ?? []).flatMap(idNames);
  return [...new Set(names)];
}

/**
 * The argument that a library's refusal of input is about, for the caller to read (E-06): the one that it names, else the cursors or
 * ids that were given. Null where it is about the document as a whole.
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

/** The cursors given to a field; where it has none, those below it: a parent reads the pages of its fields along with itself. */
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
