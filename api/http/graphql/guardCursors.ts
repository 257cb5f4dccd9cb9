import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import { isId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';

/** How the Prisma plugin writes the cursor of a row: its mark, the kind of the value, the value. */
const ROW_CURSOR = /^GPC:(?:S:(.*))?/s;

function refuseForeignCursor(name: string, cursor: unknown): void {
  const row =
    typeof cursor === 'string' ? ROW_CURSOR.exec(Buffer.from(cursor, 'base64').toString('utf8')) : null;
  if (row && !isId(row[1] ?? '')) throw new InvalidInput(name, 'is no cursor of this list');
}

/**
 * Refuses the cursors of a list that its parent's query reads along: the parent asks before the list's own resolver is called.
 * @throws InvalidInput, naming the argument.
 */
export function refuseForeignCursors(args: object): void {
  for (const name of ['after', 'before'] as const)
    refuseForeignCursor(name, (args as Partial<Record<typeof name, unknown>>)[name]);
}

function guard(field: GraphQLField<unknown, unknown>): void {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    refuseForeignCursors(args);
    return resolve(source, args, context, info);
  };
}

/**
 * Makes every list refuse a cursor that holds no row's id: it would reach the database as one.
 * @throws InvalidInput, from the lists' resolvers, naming the argument.
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
