import { scopeNow, withinScope } from './scope.ts';

/** A step with a beginning and an end, part of a trace that goes through several processes. */
export interface Span {
  readonly traceId: string;
  /** As W3C's header of that name, for the process that goes on with it. */
  readonly traceparent: string;
  set(name: string, value: string | number): void;
  /** @param failure the kind of error that ended it: a name, never a text that somebody wrote. */
  end(failure?: string): void;
}

/** What a step is. Nothing of a person's goes in here: names of calls, queues and operations, numbers of statuses (T-16). */
export interface SpanShape {
  name: string;
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: Readonly<Record<string, string | number>>;
}

/** Where steps go. */
export interface Tracer {
  /** @param parent the step above, or the `traceparent` of another process's. */
  start(shape: SpanShape, parent: Span | string | undefined): Span;
  close(): Promise<void>;
}

let tracer: Tracer | null = null;

/** Begins to write traces; null: no more. Without it a step costs one look at a variable. */
export function useTracer(next: Tracer | null): void {
  tracer = next;
}

/** Whether traces are written in this process. */
export function isTracing(): boolean {
  return tracer !== null;
}

/** Begins a step that somebody else ends. @returns undefined where no traces are written. */
export function startSpan(shape: SpanShape, parent: Span | string | undefined): Span | undefined {
  return tracer?.start(shape, parent);
}

/** The kind of an error, without anything that it says. */
export function failureOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : typeof error;
}

/** Does something as a step of what is under way. */
export async function inSpan<T>(
  shape: SpanShape,
  work: () => Promise<T>,
  parent: Span | string | undefined = scopeNow().span,
): Promise<T> {
  const span = tracer?.start(shape, parent);
  if (!span) return work();
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
