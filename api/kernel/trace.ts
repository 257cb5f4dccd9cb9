import { scopeNow, withinScope } from './scope.ts';

/** A span of a trace, which may pass through several processes. */
export interface Span {
  readonly traceId: string;
  /** W3C `traceparent` header, for the process that continues the trace. */
  readonly traceparent: string;
  set(name: string, value: string | number): void;
  /** @param failure name of the error that ended the span, never a text that a user wrote. */
  end(failure?: string): void;
}

/** Name, kind and attributes of a span. Never personal data: names of calls, queues and operations, status numbers (T-16). */
export interface SpanShape {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: Readonly<Record<string, string | number>>;
}

/** Creates spans. */
export interface Tracer {
  /** @param parent parent span, or the `traceparent` of another process. */
  start(shape: SpanShape, parent: Span | string | undefined): Span;
  close(): Promise<void>;
}

let tracer: Tracer | null = null;

/** Turns tracing on, or off with null. Without a tracer a span costs one check of a variable. */
export function setTracer(next: Tracer | null): void {
  tracer = next;
}

/** True if this process writes traces. */
export function isTracing(): boolean {
  return tracer !== null;
}

/**
 * Starts a span that the caller ends.
 * @returns undefined if tracing is off.
 */
export function startSpan(shape: SpanShape, parent: Span | string | undefined): Span | undefined {
  return tracer?.start(shape, parent);
}

/** Name of an error's class, without its message. */
export function failureOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : typeof error;
}

/** Runs a function as a span. @param parent default: the span of the current scope. */
export async function inSpan<T>(
  shape: SpanShape,
  work: () => Promise<T>,
  parent?: Span | string,
): Promise<T> {
  if (!tracer) return work();
  const span = tracer.start(shape, parent ?? scopeNow().span);
  return withinScope({ ...scopeNow(), span }, async () => {
    try {
      const answer = await work();
      span.end();
      return answer;
    } catch (error) {
      span.end(failureOf(error));
      throw error;
    }
  });
}
