import type { IEnvironment } from 'relay-runtime';

const counts = new WeakMap<IEnvironment, number>();

/** Notes that a mutation of this tab was answered. */
export function noteOwnChange(environment: IEnvironment): void {
  counts.set(environment, ownChangeCount(environment) + 1);
}

/** How many mutations of this tab were answered: an answer that was asked for before one of them may be of before it. */
export function ownChangeCount(environment: IEnvironment): number {
  return counts.get(environment) ?? 0;
}
