import { Environment, type IEnvironment, type INetwork, RecordSource, Store } from 'relay-runtime';
import { handlerOf } from './growingList.ts';

/**
 * Number of queries whose data is retained after their page unmounts, so that Back finds the market with everything
 * that was loaded.
 */
const RETAINED_QUERY_COUNT = 20;
/** Prices change, so a list older than this, in ms, is fetched again when its page opens. */
const STALE_AFTER_MS = 60_000;

/** Creates the environment: one store per request on the server, one per tab in the browser. */
export function createRelayEnvironment(network: INetwork): Environment {
  return new Environment({
    network,
    handlerProvider: handlerOf,
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: RETAINED_QUERY_COUNT,
      queryCacheExpirationTime: STALE_AFTER_MS,
    }),
    isServer: import.meta.env.SSR,
  });
}

const ownChanges = new WeakMap<IEnvironment, number>();
const streamedChanges = new WeakMap<IEnvironment, number>();

/** Counts a completed change by this tab: a mutation, or the upload of a picture. */
export function noteOwnChange(environment: IEnvironment): void {
  ownChanges.set(environment, ownChangeCount(environment) + 1);
}

/** Counts a change that a subscription wrote to the store. */
export function noteStreamedChange(environment: IEnvironment): void {
  streamedChanges.set(environment, (streamedChanges.get(environment) ?? 0) + 1);
}

/** Number of completed changes by this tab. A response requested before one of them may be older than it. */
export function ownChangeCount(environment: IEnvironment): number {
  return ownChanges.get(environment) ?? 0;
}

/** Number of changes that the store has heard of, by this tab and by its subscriptions. */
export function changeCount(environment: IEnvironment): number {
  return ownChangeCount(environment) + (streamedChanges.get(environment) ?? 0);
}
