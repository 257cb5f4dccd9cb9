import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Platform } from '../../kernel/platform.ts';
import type { GraphqlContext, RequestContext, Services } from './context.ts';
import { findMalformedVariable } from './documentRules.ts';
import type { PersistedDocuments } from './persistedDocuments.ts';
import { nameRequest } from './resultErrors.ts';

/** A request for a persisted query. */
export interface QueryRequest {
  id: string;
  variables: Record<string, unknown>;
}

/** Result of a persisted query. */
export interface QueryAnswer {
  result: ExecutionResult;
  /** True if only the in-memory market was read, so that the result is valid until the market changes. */
  isFromMemory: boolean;
}

/** Executes the site's queries without the transport that other documents need. */
export interface QueryExecutor {
  /** True for the id of a query of the site. */
  has(id: string): boolean;
  /** Null if the id is no query of the site or a variable contains invalid text. Yoga then handles the request and its error. */
  answer(request: RequestContext, query: QueryRequest): Promise<QueryAnswer | null>;
}

/** Wraps the platform to record whether its database was used. */
function watchDatabase(platform: Platform): { platform: Platform; wasRead: () => boolean } {
  let wasRead = false;
  const watched = Object.create(platform, {
    db: {
      get() {
        wasRead = true;
        return platform.db;
      },
    },
  }) as Platform;
  return { platform: watched, wasRead: () => wasRead };
}

/**
 * Creates the executor.
 * @param contextOf creates the context of a persisted query with services of its own.
 * @param mask converts an error to what a caller may read.
 */
export function openQueryExecutor(
  services: Services,
  documents: PersistedDocuments,
  contextOf: (request: RequestContext, services: Services) => GraphqlContext,
  mask: (error: unknown, message: string) => Error,
): QueryExecutor {
  return {
    has: (id) => documents.find(id)?.kind === 'query',
    async answer(request, { id, variables }) {
      const document = documents.find(id);
      if (document?.kind !== 'query' || findMalformedVariable(variables, 'variables')) return null;
      const watched = watchDatabase(services.platform);
      const context = contextOf(request, { ...services, platform: watched.platform });
      const result = await document.run(variables, context);
      const errors = result.errors?.map((error) =>
        nameRequest(mask(error, 'Unexpected error.') as GraphQLError),
      );
      return {
        result: errors ? { ...result, errors } : result,
        isFromMemory: !watched.wasRead(),
      };
    },
  };
}
