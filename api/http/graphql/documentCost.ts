import { complexityFromQuery } from '@pothos/plugin-complexity';
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { BudgetSpent } from '../admission/workBudget.ts';
import { documentWorkMs, INTROSPECTION_MS } from '../admission/workCost.ts';
import { COST_LIMITS } from './builder.ts';
import type { RequestContext } from './context.ts';
import { isIntrospection } from './keptIntrospection.ts';
import type { PersistedDocuments } from './persistedDocuments.ts';

/** What a document is executed with. */
interface Execution {
  document: DocumentNode;
  variableValues?: unknown;
  contextValue: object;
}

/** Null for a page of a size that no page can have: the resolvers refuse that, each at its own place. */
function costOf(schema: GraphQLSchema, { document, variableValues, contextValue: ctx }: Execution) {
  const variables = (variableValues ?? {}) as Record<string, unknown>;
  try {
    const { complexity, depth, breadth } = complexityFromQuery(document, { schema, ctx, variables });
    return { complexity, depth, breadth, limit: COST_LIMITS };
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

function asGraphql(error: unknown): unknown {
  if (!(error instanceof BudgetSpent)) return error;
  const headers = { 'retry-after': String(error.retryAfterSeconds) };
  return new GraphQLError(error.message, {
    extensions: { code: 'TOO_MANY_REQUESTS', http: { status: error.statusCode, headers } },
  });
}

/**
 * Charges whoever sends a free document for it (T-30), and says in `extensions.cost` what it costs, beside what one may cost, so that its
 * writer need not find out by refusals.
 */
export function useCost(schema: GraphQLSchema, documents: PersistedDocuments): Plugin<RequestContext> {
  return {
    async onExecute({ args }) {
      const { contextValue } = args as { contextValue: RequestContext & { params?: { query?: string } } };
      const text = contextValue.params?.query ?? '';
      if (documents.nameOfText(text) !== null) return;
      const cost = costOf(schema, args as unknown as Execution);
      if (cost === null) return;
      const workMs = isIntrospection(text)
        ? INTROSPECTION_MS
        : documentWorkMs(Math.min(cost.complexity, COST_LIMITS.complexity));
      await contextValue.chargeWork?.(workMs).catch((error: unknown) => {
        throw asGraphql(error);
      });
      return {
        onExecuteDone({ result, setResult }) {
          if (Symbol.asyncIterator in result) return;
          setResult({ ...result, extensions: { ...result.extensions, cost } });
        },
      };
    },
  };
}
