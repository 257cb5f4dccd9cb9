import { Environment, type INetwork, RecordSource, Store } from 'relay-runtime';

/** How many pages' data outlive their page, so that Back finds the market with everything that was loaded. */
const RETAINED_QUERY_COUNT = 20;

/** One store per page view on the server, one per tab in the browser. */
export function createRelayEnvironment(network: INetwork): Environment {
  return new Environment({
    network,
    store: new Store(new RecordSource(), { gcReleaseBufferSize: RETAINED_QUERY_COUNT }),
    isServer: import.meta.env.SSR,
  });
}
