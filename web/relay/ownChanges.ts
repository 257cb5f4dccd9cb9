import type { IEnvironment } from 'relay-runtime';

const counts = new WeakMap<IEnvironment, number>();

/** Counts a completed change by this tab: a mutation, or the upload of a picture. */
export function noteOwnChange(environment: IEnvironment): void {
  counts.set(environment, ownChangeCount(environment) + 1);
}

/** Number of completed changes by this tab. A response requested before one of them may be older than it. */
export function ownChangeCount(environment: IEnvironment): number {
  return counts.get(environment) ?? 0;
}
