/** An action that a restriction of the account can stop; values as in `schema.graphql`. */
export type StoppableAction = 'BUY' | 'LIST' | 'WITHDRAW';

/** The part of a restriction that says what it stops. */
interface Stopping {
  readonly stoppedActions: readonly string[];
}

/** The restrictions that stop an action, the most severe first. */
export function stopsOf<T extends Stopping>(restrictions: readonly T[], action: StoppableAction): T[] {
  return restrictions.filter(({ stoppedActions }) => stoppedActions.includes(action));
}

/** Whether any restriction stops an action. Its form is then disabled, with the reason beside it. */
export function isStopped(restrictions: readonly Stopping[], action: StoppableAction): boolean {
  return stopsOf(restrictions, action).length > 0;
}
