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

/** How long to wait, in ms, until a page asks again whether a restriction whose time is over has ended. */
const ASK_AGAIN_MS = 10_000;
/** The longest timer of browsers. */
const TIMER_MAX_MS = 2_147_483_647;

/** In ms, when to ask next whether a restriction has ended by itself. Null if none ends by itself. */
export function nextAskMs(untils: readonly (string | null | undefined)[], nowMs: number): number | null {
  const ends = untils.flatMap((until) => (until == null ? [] : [Date.parse(until)]));
  if (ends.length === 0) {
    return null;
  }
  return Math.min(TIMER_MAX_MS, Math.max(ASK_AGAIN_MS, Math.min(...ends) - nowMs));
}
