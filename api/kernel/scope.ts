import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './trace.ts';

/** Context shared by everything that runs for one request or job. */
export interface Scope {
  /** Id of the originating request, also in the worker that carries out its job. */
  requestId?: string | undefined;
  /** The current span. Undefined if tracing is off. */
  span?: Span | undefined;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Returns the current scope. */
export function scopeNow(): Scope {
  return scopes.getStore() ?? {};
}

/** Runs a function and everything that it awaits within a scope. */
export function withinScope<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work);
}

/** Log fields of the current scope. */
export function scopeFields(): Record<string, string> {
  const { requestId, span } = scopeNow();
  return { ...(requestId && { request_id: requestId }), ...(span && { trace_id: span.traceId }) };
}
