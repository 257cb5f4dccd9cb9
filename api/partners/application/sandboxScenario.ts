/** What the Steam account behind a trade link does with the offers that come from now on. */
export const SANDBOX_SCENARIOS = ['accept', 'hold', 'decline', 'counterOffer', 'reversal', 'ignore'] as const;
export type SandboxScenario = (typeof SANDBOX_SCENARIOS)[number];

const ORDINARY = { behaviour: 'accept', holdDays: '0', reversesAfterMinutes: 'never' };
const HOLD_DAYS = '15';

/**
 * The switches of the played Steam account that make a scenario (`docs/sandbox.md`).
 * @param minutes of `reversal`: how long after the delivery.
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
