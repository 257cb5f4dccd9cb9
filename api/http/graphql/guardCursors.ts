import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import { isId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';

/** Format of a row cursor of the Prisma plugin: prefix, type of the value, value. */
const ROW_CURSOR = /^GPC:(?:S:(.*))?/s;

function rejectForeignCursor(name: string, cursor: unknown): void {
  const row =
    typeof cursor === 'string' ? ROW_CURSOR.exec(Buffer.from(cursor, 'base64').toString('utf8')) : null;
  if (row && !isId(row[1] ?? '')) throw new InvalidInput(name, 'is no cursor of this list');
}

/**
 * Rejects invalid cursors of a list that is read by its parent's query, which runs before the resolver of the list.
 * @throws InvalidInput naming the argument.
 */
export function rejectForeignCursors(args: object): void {
  for (const name of ['after', 'before'] as const)
    rejectForeignCursor(name, (args as Partial<Record<typeof name, unknown>>)[name]);
}

function guard(field: GraphQLField<unknown, unknown>): void {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    rejectForeignCursors(args);
    return resolve(source, args, context, info);
  };
}

/**
 * Makes every list reject a cursor that contains no row id, so that it never reaches the database.
 * @throws InvalidInput from the resolvers of lists, naming the argument.
 */
export function guardCursors(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const lists = Object.values(type.getFields()).filter(({ args }) =>
      args.some(({ name }) => name === 'after'),
    );
    lists.forEach(guard);
  }
  return schema;
}
