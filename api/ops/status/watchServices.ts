import type { CallCount } from './status.ts';

/** Counts what a process's calls to the services of the outside meet. */
export interface ServiceWatch {
  /** The same bridge, its calls counted. */
  watch<T extends object | null>(bridge: T, service: string): T;
  /** The counts since the last time, which start anew. */
  take(): [service: string, count: CallCount][];
  /** Puts back what could not be written. */
  putBack(service: string, count: CallCount): void;
}

/** A definite "no" is an answer; everything else says that the service did not work. */
function isFailure(error: unknown): boolean {
  return !(typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'definite');
}

/** Opens the counts of one process. */
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
    watch(bridge, service) {
      if (!bridge) return bridge;
      return new Proxy(bridge, {
        get(target, call) {
          const method = Reflect.get(target, call) as unknown;
          if (typeof method !== 'function') return method;
          return (...args: unknown[]) => {
            const answer = method.apply(target, args) as unknown;
            // What answers at once asks nobody.
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
