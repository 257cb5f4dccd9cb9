import { z } from 'zod';
import { assert } from '../kernel/assert.ts';
import { InvalidInput } from '../kernel/invalidInput.ts';
import type { Platform } from '../kernel/platform.ts';

const ITEMS_MAX = 5_000;
const Player = z.object({ steamId: z.string(), accountName: z.string(), password: z.string() });

/** A Mafile to try binding with, and the password that goes with it. */
export interface SandboxMafile {
  fileName: string;
  text: string;
  accountName: string;
  password: string;
}

/** Makes a Steam player in the sandbox and fetches its Mafile. Exists in sandbox mode alone. @throws InvalidInput */
export async function takeSandboxMafile({ config }: Platform, itemCount: number): Promise<SandboxMafile> {
  assert(config.SANDBOX && config.SANDBOX_URL, 'ready-made Mafiles exist in the sandbox alone');
  if (itemCount < 0 || itemCount > ITEMS_MAX) throw new InvalidInput('itemCount', `0 to ${ITEMS_MAX}`);
  const call = async (path: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(new URL(path, config.SANDBOX_URL), {
      ...init,
      signal: AbortSignal.timeout(config.STEAM_TIMEOUT_MS),
    });
    assert(response.ok, `the sandbox answered ${response.status}`);
    return response;
  };
  const made = await call('/sandbox/players', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ itemCount }),
  });
  const { steamId, accountName, password } = Player.parse(await made.json());
  const mafile = await call(`/sandbox/accounts/${steamId}/mafile`, {});
  return { fileName: `${steamId}.maFile`, text: await mafile.text(), accountName, password };
}
