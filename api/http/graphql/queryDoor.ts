import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Platform } from '../../kernel/platform.ts';
import type { DoorContext, GraphqlContext, Opening, RequestContext } from './context.ts';
import { findMalformedVariable } from './documentRules.ts';
import { nameRequest } from './nameRequest.ts';
import type { PersistedDocuments } from './persistedDocuments.ts';

/** A persisted query as a request names it. */
export interface QueryRequest {
  id: string;
  variables: Record<string, unknown>;
}

/** What a persisted query answers. */
export interface QueryAnswer {
  result: ExecutionResult;
  /** Nothing but the market in memory was read, so that the answer is true until that changes. */
  isFromMemory: boolean;
}

/** Executes the site's queries without the transport that free documents need. */
export interface QueryDoor {
  /** Null: no query of the site, or one with variables that no text can be; the other door words the refusal. */
  answer(request: RequestContext, query: QueryRequest): Promise<QueryAnswer | null>;
}

/** The platform, noting whether its database was asked for. */
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

/** Opens the door. @param mask what a caller may read of an error. */
export function openQueryDoor(
  door: DoorContext,
  documents: PersistedDocuments,
  contextOf: (request: RequestContext, door: DoorContext, opening: Opening | null) => GraphqlContext,
  mask: (error: unknown, message: string) => Error,
): QueryDoor {
  return {
    async answer(request, { id, variables }) {
      const document = documents.find(id);
      if (document?.kind !== 'query' || findMalformedVariable(variables, 'variables')) return null;
      const watched = watchDatabase(door.platform);
      const context = contextOf(request, { ...door, platform: watched.platform }, request.opening);
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
