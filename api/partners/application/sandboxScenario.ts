/** How the Steam account behind a trade link reacts to offers from now on. */
export const SANDBOX_SCENARIOS = ['accept', 'hold', 'decline', 'counterOffer', 'reversal', 'ignore'] as const;
export type SandboxScenario = (typeof SANDBOX_SCENARIOS)[number];

const ORDINARY = { behaviour: 'accept', holdDays: '0', reversesAfterMinutes: 'never' };
const HOLD_DAYS = '15';

/**
 * The switches of the simulated Steam account that produce a scenario (`docs/sandbox.md`).
 * @param minutes for `reversal`: from the delivery to the reversal.
 */
export function switchesOf(scenario: SandboxScenario, minutes: number): Record<string, string> {
  const changes: Record<SandboxScenario, Record<string, string>> = {
    accept: {},
    hold: { holdDays: HOLD_DAYS },
    decline: { behaviour: 'decline' },
    counterOffer: { behaviour: 'counter' },
    reversal: { reversesAfterMinutes: String(minutes) },
    ignore: { behaviour: 'ignore' },
  };
  return { ...ORDINARY, ...changes[scenario] };
}
