import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from './trace.ts';

/** What everything that happens for one request, or for one job, has in common. */
export interface Scope {
  /** Of the request that began it, also in the worker that does what it asked for. */
  requestId?: string | undefined;
  /** The step under way; nothing where no traces are written. */
  span?: Span | undefined;
}

const scopes = new AsyncLocalStorage<Scope>();

/** The scope of whoever asks. */
export function scopeNow(): Scope {
  return scopes.getStore() ?? {};
}

/** Does something within a scope, with all that it awaits. */
export function withinScope<T>(scope: Scope, work: () => T): T {
  return scopes.run(scope, work);
}

/** What each line of a log says of its scope. */
export function scopeFields(): Record<string, string> {
  const { requestId, span } = scopeNow();
  return { ...(requestId && { request_id: requestId }), ...(span && { trace_id: span.traceId }) };
}
