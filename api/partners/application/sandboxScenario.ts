import { TradeUrlInvalid } from '../../accounts/user/user.errors.ts';
import { askSandbox } from '../../kernel/askSandbox.ts';
import { assert } from '../../kernel/assert.ts';
import type { Platform } from '../../kernel/platform.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';

/** How the Steam account behind a trade link reacts to offers from now on. */
export const SANDBOX_SCENARIOS = [
  'accept',
  'hold',
  'knownHold',
  'deadLink',
  'decline',
  'counterOffer',
  'reversal',
  'ignore',
] as const;
export type SandboxScenario = (typeof SANDBOX_SCENARIOS)[number];

const ORDINARY = {
  behaviour: 'accept',
  holdDays: '0',
  hidesHold: 'false',
  refusesLink: 'false',
  reversesAfterMinutes: 'never',
};
const HOLD_DAYS = '15';

/**
 * The switches of the simulated Steam account that produce a scenario (`docs/sandbox.md`).
 * @param minutes for `reversal`: from the delivery to the reversal.
 */
export function switchesOf(scenario: SandboxScenario, minutes: number): Record<string, string> {
  const changes: Record<SandboxScenario, Record<string, string>> = {
    accept: {},
    // A hold that Steam announces before an offer is sent ends no order so.
    hold: { holdDays: HOLD_DAYS, hidesHold: 'true' },
    knownHold: { holdDays: HOLD_DAYS },
    deadLink: { refusesLink: 'true' },
    decline: { behaviour: 'decline' },
    counterOffer: { behaviour: 'counter' },
    reversal: { reversesAfterMinutes: String(minutes) },
    ignore: { behaviour: 'ignore' },
  };
  return { ...ORDINARY, ...changes[scenario] };
}

/**
 * Sets how the Steam account behind a sandbox trade link behaves, so that a partner can test every outcome of an order.
 * Available in sandbox mode only.
 * @throws TradeUrlInvalid also for a link to no account of the sandbox.
 */
export async function setSandboxScenario(
  { config }: Platform,
  { tradeUrl, scenario, minutes }: { tradeUrl: string; scenario: SandboxScenario; minutes: number },
): Promise<void> {
  const address = parseTradeUrl(tradeUrl);
  if (!address) throw new TradeUrlInvalid();
  const switches = switchesOf(scenario, minutes);
  const response = await askSandbox(config, `/sandbox/accounts/${address.steamId}`, switches);
  if (response.status === 404) throw new TradeUrlInvalid();
  assert(response.ok, `the sandbox answered ${response.status}`);
}
