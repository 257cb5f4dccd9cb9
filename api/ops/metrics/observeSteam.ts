import { Counter, type Registry } from 'prom-client';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamGateway } from '../../steam/client/steamGateway.ts';

/** Wraps the gateway to count calls by result: `ok`, or the kind of error. */
export function observeSteam(gateway: SteamGateway, registry: Registry): SteamGateway {
  const calls = new Counter({
    name: 'steam_calls_total',
    help: 'Calls to Steam by what they do and how they ended.',
    labelNames: ['call', 'outcome'],
    registers: [registry],
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
