import { scopeNow, withinScope } from './scope.ts';
import { failureOf, isTracing, startSpan } from './trace.ts';

/** Wraps a gateway so that each call is a span with its name and without its data. Returns the gateway itself if tracing is off. */
export function traceGateway<T extends object | null>(gateway: T, system: string): T {
  if (!isTracing() || !gateway) return gateway;
  return new Proxy(gateway, {
    get(target, call) {
      const method = Reflect.get(target, call) as unknown;
      if (typeof method !== 'function') return method;
      const shape = { name: `${system}.${String(call)}`, kind: 'client', attributes: { system } } as const;
      return (...args: unknown[]) => {
        const scope = scopeNow();
        const span = startSpan(shape, scope.span);
        const answer = withinScope({ ...scope, span }, () => method.apply(target, args) as unknown);
        if (!(answer instanceof Promise)) {
          span?.end();
          return answer;
        }
        return answer.then(
          (value: unknown) => {
            span?.end();
            return value;
          },
          (error: unknown) => {
            span?.end(failureOf(error));
            throw error;
          },
        );
      };
    },
  });
}
