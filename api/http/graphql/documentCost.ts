import { PothosValidationError } from '@pothos/core';
import { complexityFromQuery } from '@pothos/plugin-complexity';
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { PartnerLimitReached, requestsOf } from '../admission/partnerLimit.ts';
import { BudgetSpent } from '../admission/workBudget.ts';
import { documentWorkMs, INTROSPECTION_MS } from '../admission/workCost.ts';
import { COST_LIMITS } from './builder.ts';
import { isIntrospection } from './cachedIntrospection.ts';
import type { RequestContext } from './context.ts';
import type { PersistedDocuments } from './persistedDocuments.ts';

/** Arguments of an execution. */
interface Execution {
  document: DocumentNode;
  variableValues?: unknown;
  contextValue: object;
}

/** Null for a page of an invalid size, or ids that are none: the resolvers reject it, each with its own error. */
function costOf(schema: GraphQLSchema, { document, variableValues, contextValue: ctx }: Execution) {
  const variables = (variableValues ?? {}) as Record<string, unknown>;
  try {
    const { complexity, depth, breadth } = complexityFromQuery(document, { schema, ctx, variables });
    return { complexity, depth, breadth, limit: COST_LIMITS };
  } catch (error) {
    if (error instanceof InvalidInput || error instanceof PothosValidationError) return null;
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
 * Counts more requests of a partner than the one that was counted when it was admitted.
 * @throws GraphQLError TOO_MANY_REQUESTS
 */
export async function spendRequests(
  { partnerLimit }: Pick<RequestContext, 'partnerLimit'>,
  requests: number,
): Promise<void> {
  if (!partnerLimit || requests === 0) return;
  partnerLimit.state = await partnerLimit.spend(requests).catch((error: unknown) => {
    if (error instanceof PartnerLimitReached) partnerLimit.state = error.state;
    throw asGraphql(error);
  });
}

/**
 * Charges the sender for work that a resolver is about to do, in processor milliseconds.
 * @throws GraphQLError TOO_MANY_REQUESTS
 */
export async function chargeResolver(context: RequestContext, costMs: number): Promise<void> {
  await context.chargeWork?.(costMs).catch((error: unknown) => {
    throw asGraphql(error);
  });
}

/** Counts a partner's document as as many requests as it costs. */
async function countRequests(context: RequestContext, complexity: number) {
  const { partnerLimit } = context;
  if (!partnerLimit) return {};
  const requests = requestsOf(complexity);
  await spendRequests(context, requests - 1);
  return { rateLimit: { requests, ...partnerLimit.state } };
}

/**
 * Charges the sender of a document that is not one of the site's own (T-30). Reports its cost and the maximum in `extensions.cost`, so that
 * developers need not find it out by rejected requests.
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
      await chargeResolver(contextValue, workMs);
      const counted = await countRequests(contextValue, cost.complexity);
      return {
        onExecuteDone({ result, setResult }) {
          if (Symbol.asyncIterator in result) return;
          setResult({ ...result, extensions: { ...result.extensions, cost, ...counted } });
        },
      };
    },
  };
}
