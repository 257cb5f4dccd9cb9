import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { GraphqlContext } from './context.ts';
import { createLoaders } from './loaders.ts';

/**
 * Makes every mutation end with new loaders. They remember what they have read for as long as a request lasts: what the mutation answers with, and
 * another one behind it in the same document, reads what it has changed.
 */
export function renewLoaders(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (source, args, context: GraphqlContext, info) => {
      try {
        return await resolve(source, args, context, info);
      } finally {
        context.loaders = createLoaders(context.platform);
      }
    };
  }
  return schema;
}
