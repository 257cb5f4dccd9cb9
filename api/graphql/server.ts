import { readFileSync } from 'node:fs';
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { PothosError, PothosSchemaError } from '@pothos/core';
import { execute, GraphQLError, parse } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { InvalidInput } from '../kernel/invalidInput.ts';
import type { Log } from '../kernel/log.ts';
import { Refusal } from '../kernel/refusal.ts';
import { blamedField } from './blamedField.ts';
import type { ChangeFeed } from './changeFeed.ts';
import type { DoorContext, GraphqlContext, RequestContext } from './context.ts';
import { findMalformedVariable, limitRootFields, refuseMalformedLiterals } from './documentRules.ts';
import { EXAMPLES } from './examples.ts';
import { createLoaders } from './loaders.ts';
import { schema } from './schema.ts';

const PERSISTED = new URL('../../web/__generated__/persisted.json', import.meta.url);

/** Turns what a resolver threw into what a caller may read: named fields and refusals, and nothing of our inside (T-8). */
function maskError(log: Log) {
  return (error: unknown, message: string): Error => {
    const original = error instanceof GraphQLError ? error.originalError : error;
    if (original instanceof InvalidInput) {
      return asGraphql(error, original.message, { code: 'BAD_USER_INPUT', field: original.field });
    }
    if (error instanceof GraphQLError && original instanceof PothosError) {
      const field = blamedField(schema, error);
      // The schema stands; all that can be missing from it now is the type that an id names.
      const text = original instanceof PothosSchemaError ? 'No node has this type.' : error.message;
      return asGraphql(error, text, { code: 'BAD_USER_INPUT', ...(field ? { field } : {}) });
    }
    if (original instanceof Refusal) return asGraphql(error, original.message, { code: original.code });
    if (error instanceof GraphQLError && (!original || original instanceof GraphQLError)) return error;
    log.error({ err: original }, 'a resolver failed');
    return asGraphql(error, message, { code: 'INTERNAL_SERVER_ERROR' });
  };
}

function asGraphql(error: unknown, message: string, extensions: Record<string, string>): GraphQLError {
  if (!(error instanceof GraphQLError)) return new GraphQLError(message, { extensions });
  return new GraphQLError(message, { nodes: error.nodes ?? null, path: error.path ?? null, extensions });
}

/** Checks what the parser and the schema let through: variables that are no text, and documents made for guessing. */
function useDocumentRules(): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(limitRootFields);
      addValidationRule(refuseMalformedLiterals);
    },
    onParams({ params, setResult }) {
      const field = findMalformedVariable(params.variables, 'variables');
      if (!field) return;
      const extensions = { code: 'BAD_USER_INPUT', field, http: { status: 400 } };
      setResult({
        errors: [new GraphQLError(`${field}: contains characters that are no text`, { extensions })],
      });
    },
  };
}

/** The feed for one request: what it follows ends when its reader leaves, not only when the next change finds nobody. */
function followWhile(changes: ChangeFeed, signal: AbortSignal | undefined): ChangeFeed {
  return { ...changes, follow: (userId, topic) => changes.follow(userId, topic, signal) };
}

/** A persisted document as the site asks for it. */
export type SiteQuery = (
  request: RequestContext,
  id: string,
  variables: Record<string, unknown>,
) => Promise<unknown>;

/** The GraphQL door: over HTTP for everybody, in process for the pages that we render. */
export interface GraphqlServer {
  yoga: ReturnType<typeof createYoga<RequestContext, object>>;
  querySite: SiteQuery;
}

/** Opens the door. */
export function createGraphqlServer(door: DoorContext): GraphqlServer {
  const { log } = door.platform;
  const persisted = JSON.parse(readFileSync(PERSISTED, 'utf8')) as Record<string, string>;
  const contextOf = (request: RequestContext & { request?: Request }): GraphqlContext =>
    Object.assign(request, door, {
      loaders: createLoaders(door.platform.db),
      changes: followWhile(door.changes, request.request?.signal),
    });
  const armor = EnvelopArmorPlugin({
    // The complexity of the schema itself bounds cost, depth and breadth; these bound what a document may look like.
    costLimit: { enabled: false },
    maxDepth: { enabled: false },
    maxAliases: { n: 30, allowList: [] },
    maxTokens: { n: 4_000 },
    maxDirectives: { n: 50 },
    blockFieldSuggestion: { enabled: false },
  });
  const yoga = createYoga<RequestContext, object>({
    schema,
    context: contextOf,
    graphqlEndpoint: '/graphql',
    cors: false,
    landingPage: false,
    batching: false,
    logging: false,
    maskedErrors: { isDev: false, maskError: maskError(log) },
    renderGraphiQL,
    graphiql: {
      title: 'Shiji GraphQL',
      defaultTabs: EXAMPLES,
      additionalHeaders: { 'x-requested-with': 'XMLHttpRequest' },
      subscriptionsProtocol: 'SSE',
    },
    plugins: [
      useCSRFPrevention({ requestHeaders: ['x-requested-with', 'x-graphql-yoga-csrf'] }),
      usePersistedOperations({
        allowArbitraryOperations: true,
        skipDocumentValidation: true,
        extractPersistedOperationId: (params) => {
          const id = (params as { doc_id?: unknown }).doc_id;
          return typeof id === 'string' ? id : null;
        },
        getPersistedOperation: (id) => (Object.hasOwn(persisted, id) ? (persisted[id] ?? null) : null),
      }),
      useDocumentRules(),
      armor as unknown as Plugin,
    ],
  });
  return { yoga, querySite: createSiteQuery(persisted, contextOf, maskError(log)) };
}

function createSiteQuery(
  persisted: Record<string, string>,
  contextOf: (request: RequestContext) => GraphqlContext,
  mask: (error: unknown, message: string) => Error,
): SiteQuery {
  const documents = new Map(
    Object.entries(persisted).map(([id, text]) => [id, parse(text, { noLocation: true })]),
  );
  return async (request, id, variables) => {
    const document = documents.get(id);
    if (!document) throw new Error(`no persisted document ${id}`);
    const result = await execute({
      schema,
      document,
      variableValues: variables,
      contextValue: contextOf(request),
    });
    // The page's data travels as JSON; what a resolver threw is masked as it is over HTTP.
    const errors = result.errors?.map((error) => mask(error, 'Unexpected error.'));
    return JSON.parse(JSON.stringify(errors ? { ...result, errors } : result));
  };
}
