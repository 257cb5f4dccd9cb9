import { complexityFromQuery } from '@pothos/plugin-complexity';
import type { GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { COST_LIMITS } from './builder.ts';
import type { PersistedDocuments } from './persistedDocuments.ts';

/** Says in `extensions.cost` what a free document costs, beside what one may cost, so that its writer need not find out by refusals. */
export function useCost(schema: GraphQLSchema, documents: PersistedDocuments): Plugin {
  return {
    onExecute({ args }) {
      const text = args.contextValue.params?.query ?? '';
      if (documents.nameOfText(text) !== null) return;
      const variables = (args.variableValues ?? {}) as Record<string, unknown>;
      const { complexity, depth, breadth } = complexityFromQuery(args.document, {
        schema,
        ctx: args.contextValue,
        variables,
      });
      const cost = { complexity, depth, breadth, limit: COST_LIMITS };
      return {
        onExecuteDone({ result, setResult }) {
          if (Symbol.asyncIterator in result) return;
          setResult({ ...result, extensions: { ...result.extensions, cost } });
        },
      };
    },
  };
}
