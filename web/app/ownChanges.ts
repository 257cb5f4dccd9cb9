import type { IEnvironment } from 'relay-runtime';

const counts = new WeakMap<IEnvironment, number>();

/** Notes that a change by this tab was answered: a mutation, or the upload of a picture. */
export function noteOwnChange(environment: IEnvironment): void {
  counts.set(environment, ownChangeCount(environment) + 1);
}

/** How many changes by this tab were answered. What was asked for before one of them may have been read before it. */
export function ownChangeCount(environment: IEnvironment): number {
  return counts.get(environment) ?? 0;
}
