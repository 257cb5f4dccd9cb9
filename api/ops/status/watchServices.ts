import type { CallCount } from './status.ts';

/** Counts the results of a process's calls to external services. */
export interface ServiceWatch {
  /** Wraps a gateway so that its calls are counted. */
  watch<T extends object | null>(gateway: T, service: string): T;
  /** Returns the counts since the last time and resets them. */
  take(): [service: string, count: CallCount][];
  /** Returns counts that could not be stored. */
  putBack(service: string, count: CallCount): void;
}

/** A definite rejection is a successful call. Any other error means that the service failed. */
function isFailure(error: unknown): boolean {
  return !(typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'definite');
}

/** Creates the counters of one process. */
export function openServiceWatch(): ServiceWatch {
  const counts = new Map<string, CallCount>();
  function add(service: string, { calls, failures }: CallCount): void {
    const count = counts.get(service) ?? { calls: 0, failures: 0 };
    counts.set(service, { calls: count.calls + calls, failures: count.failures + failures });
  }
  function count(service: string, hasFailed: boolean): void {
    add(service, { calls: 1, failures: Number(hasFailed) });
  }
  return {
    watch(gateway, service) {
      if (!gateway) return gateway;
      return new Proxy(gateway, {
        get(target, call) {
          const method = Reflect.get(target, call) as unknown;
          if (typeof method !== 'function') return method;
          return (...args: unknown[]) => {
            const answer = method.apply(target, args) as unknown;
            // A synchronous result involves no external call.
            if (answer instanceof Promise)
              answer.then(
                () => count(service, false),
                (error: unknown) => count(service, isFailure(error)),
              );
            return answer;
          };
        },
      });
    },
    take() {
      const taken = [...counts];
      counts.clear();
      return taken;
    },
    putBack: add,
  };
}
