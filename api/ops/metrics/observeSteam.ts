import { Counter, type Registry } from 'prom-client';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamGateway } from '../../steam/client/steamGateway.ts';
import type { SteamWatch } from '../../steam/client/steamWatch.ts';

/** Wraps the gateway to count calls by result: `ok`, or the kind of error. The calls that were saved are counted beside them. */
export function observeSteam(gateway: SteamGateway, watch: SteamWatch, registry: Registry): SteamGateway {
  const calls = new Counter({
    name: 'steam_calls_total',
    help: 'Calls to Steam by what they do and how they ended.',
    labelNames: ['call', 'outcome'],
    registers: [registry],
  });
  new Counter({
    name: 'steam_calls_saved_total',
    help: 'Calls to Steam that were not needed: one answer told what several would have, or the inventory could not have changed.',
    labelNames: ['call'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [call, count] of watch.listSaved()) this.inc({ call }, count);
    },
  });
  return new Proxy(gateway, {
    get(target, call: keyof SteamGateway & string) {
      const method = target[call] as (...args: unknown[]) => Promise<unknown>;
      return async (...args: unknown[]) => {
        try {
          const answer = await method.apply(target, args);
          calls.inc({ call, outcome: 'ok' });
          return answer;
        } catch (error) {
          calls.inc({ call, outcome: error instanceof SteamError ? error.kind : 'unknown' });
          throw error;
        }
      };
    },
  });
}
