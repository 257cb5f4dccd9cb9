import { Environment, type INetwork, RecordSource, Store } from 'relay-runtime';

/** How many pages' data outlive their page, so that Back finds the market with everything that was loaded. */
const RETAINED_QUERY_COUNT = 20;
/** Prices move: a list older than this is asked for anew when its page is opened again. */
const STALE_AFTER_MS = 60_000;

/** One store per page view on the server, one per tab in the browser. */
export function createRelayEnvironment(network: INetwork): Environment {
  return new Environment({
    network,
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: RETAINED_QUERY_COUNT,
      queryCacheExpirationTime: STALE_AFTER_MS,
    }),
    isServer: import.meta.env.SSR,
  });
}
