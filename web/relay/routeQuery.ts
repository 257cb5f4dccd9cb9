import { startTransition, useEffect, useState } from 'react';
import {
  loadQuery,
  type PreloadedQuery,
  useLazyLoadQuery,
  usePreloadedQuery,
  useQueryLoader,
} from 'react-relay';
import { createContext, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { type Environment, fetchQuery, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';

/** What a route's query needs of the running app. */
export interface RouteQueryServices {
  readonly environment: Environment;
  /** HTTP status that a loader sets for the response that the server is about to send. Unused in the browser. */
  readonly answer: { status: number | null };
}

/** Context that gives the services to the loaders of routes. */
export const routeQueryContext = createContext<RouteQueryServices>();

/** Options of a route's query. */
export interface RouteQueryOptions<TQuery extends OperationType> {
  /** True when the response means that the URL identifies nothing. The server then responds with HTTP 404. */
  readonly isMissing?: (response: TQuery['response']) => boolean;
  /** The path of the same page under its present address; null if the URL has it. The server then redirects. */
  readonly movedTo?: (response: TQuery['response']) => string | null;
  /** True for data that changes independently of the page: the stored response renders at once and is fetched again. */
  readonly isVolatile?: boolean;
}

/**
 * Starts a route's query; the only caller of `loadQuery`. On the server it waits for the response, because the page
 * is rendered from it. In the browser it waits a short time for a fast response, and the page reads the query with
 * `useRouteQuery`. An aborted navigation disposes of the query.
 */
export async function loadRouteQuery<TQuery extends OperationType>(
  { context, request }: LoaderFunctionArgs,
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  options: RouteQueryOptions<TQuery> = {},
) {
  const { environment, answer } = context.get(routeQueryContext);
  if (import.meta.env.SSR) {
    const response = await fetchQuery<TQuery>(environment, query, variables).toPromise();
    if (response !== undefined && options.isMissing?.(response)) answer.status = 404;
    const path = response === undefined ? null : (options.movedTo?.(response) ?? null);
    if (path !== null) throw redirect(path, 302);
  }
  const isAskedAgain = !import.meta.env.SSR && options.isVolatile === true;
  const fetchPolicy = isAskedAgain ? 'store-and-network' : 'store-or-network';
  const reference = loadQuery<TQuery>(environment, query, variables, { fetchPolicy });
  if (request.signal.aborted) {
    reference.dispose();
  } else if (!import.meta.env.SSR) {
    request.signal.addEventListener('abort', () => reference.dispose(), { once: true });
  }
  if (!import.meta.env.SSR) {
    await untilAnswered(reference.source);
  }
  return reference;
}

/**
 * How long a navigation waits for its data, in ms, before the new page shows its placeholders, so that a fast
 * response shows none. React keeps placeholders for at least 300 ms, however soon the response follows.
 */
const SKELETON_AFTER_MS = 250;

function untilAnswered(source: PreloadedQuery<OperationType>['source']): Promise<void> {
  return new Promise((resolve) => {
    if (source == null) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, SKELETON_AFTER_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    source.subscribe({ next: end, error: end });
  });
}

/**
 * Reads the query that this route's loader started, and disposes of it at unmount. A loader that starts several
 * queries returns an object of them, and the page names the one to read.
 */
export function useRouteQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  name?: string,
): TQuery['response'] {
  return usePreloadedQuery<TQuery>(query, useStartedQuery<TQuery>(query, name));
}

/**
 * Reads the query without blocking the page: the previous response renders until the new one arrives. A deferred
 * value would not work: within a navigation, itself a transition, React defers nothing and the page would wait.
 */
export function useLateRouteQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  name?: string,
): TQuery['response'] {
  const { variables } = useStartedQuery<TQuery>(query, name);
  const [late, setLate] = useState(variables);
  useEffect(() => startTransition(() => setLate(variables)), [variables]);
  return useLazyLoadQuery<TQuery>(query, late);
}

function useStartedQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  name: string | undefined,
): PreloadedQuery<TQuery> {
  const loaded: unknown = useLoaderData();
  const started = (
    name === undefined ? loaded : (loaded as Record<string, unknown>)[name]
  ) as PreloadedQuery<TQuery>;
  const [reference] = useQueryLoader<TQuery>(query, started);
  return reference ?? started;
}
