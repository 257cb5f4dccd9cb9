import { readFileSync } from 'node:fs';
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention';
import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { PothosError, PothosSchemaError } from '@pothos/core';
import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { isDatabaseOutage, OUTAGE_RETRY_SECONDS } from '../../kernel/databaseOutage.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Log } from '../../kernel/log.ts';
import type { Work } from '../admission/workCost.ts';
import { blamedField } from './blamedField.ts';
import { useCachedIntrospection } from './cachedIntrospection.ts';
import type { ChangeFeed, FeedReader, FeedVisitor } from './changeFeed.ts';
import type { GraphqlContext, RequestContext, Services } from './context.ts';
import { useDocumentCache } from './documentCache.ts';
import { useCost } from './documentCost.ts';
import { findMalformedVariable, limitRootFields, rejectMalformedLiterals } from './documentRules.ts';
import { useBodySize, useDocumentSize } from './documentSize.ts';
import { EXAMPLES, SIGNED_EXAMPLE } from './examples.ts';
import { completeGraphiql } from './graphiqlPage.ts';
import { limitIntrospection } from './introspectionRules.ts';
import { createLoaders } from './loaders.ts';
import { useOpenFields } from './openFields.ts';
import { type TimeOperation, timeQueries, useOperationTiming } from './operationTiming.ts';
import { documentWork, openPersistedDocuments, type PersistedDocuments } from './persistedDocuments.ts';
import { openQueryExecutor, type QueryExecutor } from './queryExecutor.ts';
import { hideSecretInput, UNAVAILABLE, useRequestName } from './resultErrors.ts';
import { schema } from './schema.ts';

const PERSISTED = new URL('../../../web/__generated__/persisted.json', import.meta.url);

/** Turns what a resolver threw into what a caller may read: named fields and domain errors, and nothing of our inside (T-8). */
function maskError(log: Log) {
  return (error: unknown, message: string): Error => {
    const original = error instanceof GraphQLError ? error.originalError : error;
    if (original instanceof InvalidInput) {
      return asGraphql(error, original.message, { code: 'BAD_USER_INPUT', field: original.field });
    }
    if (error instanceof GraphQLError && original instanceof PothosError) {
      const field = blamedField(schema, error);
      // The schema is complete, so this error can only mean that the type in an id does not exist.
      const text = original instanceof PothosSchemaError ? 'No node has this type.' : error.message;
      return asGraphql(error, text, { code: 'BAD_USER_INPUT', ...(field ? { field } : {}) });
    }
    if (original instanceof DomainError) return asGraphql(error, original.message, { code: original.code });
    if (error instanceof GraphQLError && (!original || original instanceof GraphQLError))
      return hideSecretInput(error);
    if (isDatabaseOutage(original)) {
      log.warn({ err: original }, 'a resolver met an outage of the database');
      return asGraphql(error, UNAVAILABLE.message, { code: UNAVAILABLE.code });
    }
    log.error({ err: original }, 'a resolver failed');
    return asGraphql(error, message, { code: 'INTERNAL_SERVER_ERROR' });
  };
}

function asGraphql(error: unknown, message: string, extensions: Record<string, string>): GraphQLError {
  if (!(error instanceof GraphQLError)) return new GraphQLError(message, { extensions });
  return new GraphQLError(message, { nodes: error.nodes ?? null, path: error.path ?? null, extensions });
}

/** Yoga takes status and headers of the response from the errors in it. */
function withOutageStatus(error: Error): Error {
  if (!(error instanceof GraphQLError) || error.extensions.code !== UNAVAILABLE.code) return error;
  error.extensions.http = { status: 503, headers: { 'retry-after': String(OUTAGE_RETRY_SECONDS) } };
  return error;
}

/** Checks what the parser and the schema do not: variables with invalid text, and documents made for guessing. */
function useDocumentRules(): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(limitRootFields);
      addValidationRule(rejectMalformedLiterals);
      addValidationRule(limitIntrospection);
    },
    onParams({ params, setResult }) {
      const field = findMalformedVariable(params.variables, 'variables');
      if (!field) return;
      const extensions = { code: 'BAD_USER_INPUT', field, http: { status: 400 } };
      setResult({
        errors: [new GraphQLError(`${field}: contains characters that are not valid text`, { extensions })],
      });
    },
  };
}

/** A stream whose every event is answered with data that is read after it. */
async function* freshly<TEvent>(events: AsyncIterable<TEvent>, forget: () => void): AsyncGenerator<TEvent> {
  for await (const event of events) {
    forget();
    yield event;
  }
}

/**
 * The feed of one request. Its subscriptions end when the client disconnects or signs out, and not only at the next event.
 * @param forget makes loaders read anew what they have read for an earlier event.
 */
function followWhile(changes: ChangeFeed, reader: FeedReader, forget: () => void): ChangeFeed {
  return {
    ...changes,
    follow: (userId, topics) => freshly(changes.follow(userId, topics, reader), forget),
    followBook: (visitor, marketItemId) => freshly(changes.followBook(visitor, marketItemId, reader), forget),
    openForVisitor<TEvent>(visitor: FeedVisitor, onEnd: () => void) {
      const stream = changes.openForVisitor<TEvent>(visitor, onEnd, reader);
      return Object.assign(freshly(stream, forget), { push: stream.push, end: stream.end });
    },
  };
}

/** The GraphQL server: over HTTP for clients, and in process for the pages that we render. */
export interface GraphqlServer {
  yoga: ReturnType<typeof createYoga<RequestContext, object>>;
  queries: QueryExecutor;
  /** Processor cost of a request before execution. Null if it is negligible. */
  workOf(request: FastifyRequest): Work | null;
}

/** Plugins around the execution of documents, in their order. */
function pluginsOf(documents: PersistedDocuments, time: TimeOperation): Plugin<RequestContext>[] {
  const armor = EnvelopArmorPlugin({
    // Complexity limits of the schema already limit cost, depth and breadth. These limit the form of a document.
    costLimit: { enabled: false },
    maxDepth: { enabled: false },
    maxAliases: { n: 30, allowList: [] },
    maxTokens: { enabled: false },
    maxDirectives: { n: 50 },
    blockFieldSuggestion: { enabled: false },
  });
  return [
    useDocumentSize(),
    useCSRFPrevention({ requestHeaders: ['x-requested-with', 'x-graphql-yoga-csrf', 'x-open-app'] }),
    usePersistedOperations({
      allowArbitraryOperations: true,
      skipDocumentValidation: true,
      extractPersistedOperationId: (params) => {
        const id = (params as { doc_id?: unknown }).doc_id;
        return typeof id === 'string' ? id : null;
      },
      getPersistedOperation: (id) => documents.find(id)?.text ?? null,
    }),
    useDocumentCache(),
    useDocumentRules(),
    useOpenFields(),
    useCost(schema, documents),
    useCachedIntrospection(),
    useOperationTiming(documents, time),
    armor as unknown as Plugin,
    useBodySize(),
    useRequestName(),
  ] as Plugin<RequestContext>[];
}

/**
 * Creates the server.
 * @param time records the duration of each operation.
 */
export function createGraphqlServer(services: Services, time: TimeOperation): GraphqlServer {
  const { log } = services.platform;
  const texts = JSON.parse(readFileSync(PERSISTED, 'utf8')) as Record<string, string>;
  const documents = openPersistedDocuments(schema, texts);
  const mask = maskError(log);
  const contextOf = (
    request: RequestContext & { request?: Request },
    persisted: Services | null = null,
  ): GraphqlContext => {
    const own = persisted ?? services;
    const opening = persisted && request.opening;
    const reader = {
      signal: request.request?.signal,
      sessionId: request.viewer?.sessionId ?? undefined,
    };
    const context: GraphqlContext = Object.assign(request, own, {
      opening,
      isPersisted: persisted !== null,
      loaders: createLoaders(own.platform, opening?.now),
      changes: followWhile(own.changes, reader, () => {
        context.loaders = createLoaders(own.platform);
      }),
    });
    return context;
  };
  const yoga = createYoga<RequestContext, object>({
    schema,
    context: (request) => contextOf(request),
    graphqlEndpoint: '/graphql',
    cors: false,
    landingPage: false,
    batching: false,
    logging: false,
    // Yoga's own cache holds a thousand documents of any size. `useDocumentCache` is limited in bytes instead.
    parserAndValidationCache: false,
    maskedErrors: { isDev: false, maskError: (error, message) => withOutageStatus(mask(error, message)) },
    // Loaded when somebody opens it: its bundle is 30 MiB of text in memory.
    async renderGraphiQL(options) {
      const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
      return completeGraphiql(renderGraphiQL(options), services.platform.config.SANDBOX);
    },
    graphiql: {
      title: 'Shiji GraphQL',
      defaultTabs: services.platform.config.SANDBOX ? [...EXAMPLES, SIGNED_EXAMPLE] : EXAMPLES,
      additionalHeaders: { 'x-requested-with': 'XMLHttpRequest' },
      subscriptionsProtocol: 'SSE',
    },
    plugins: pluginsOf(documents, time),
  });
  const queries = openQueryExecutor(services, documents, contextOf, mask);
  return { yoga, queries: timeQueries(queries, documents, time), workOf: documentWork(documents) };
}
