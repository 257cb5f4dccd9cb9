import { z } from 'zod';
import { assert } from '../../kernel/assert.ts';
import type { Platform } from '../../kernel/platform.ts';
import { nicknameOf } from './nickname.ts';
import { SandboxSilent } from './user.errors.ts';
import { updateTradeUrl } from './user.store.ts';

const Player = z.object({ tradeUrl: z.string() });

/**
 * Creates a Steam player in the sandbox and sets its trade link as the user's. Available in sandbox mode only.
 * @throws SandboxSilent if the sandbox does not respond.
 */
export async function takeSandboxTradeUrl({ config, db, log }: Platform, userId: string): Promise<void> {
  assert(config.SANDBOX && config.SANDBOX_URL, 'ready-made trade links exist in the sandbox alone');
  const response = await fetch(new URL('/sandbox/players', config.SANDBOX_URL), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ personaName: nicknameOf({ id: userId, nickname: null }) }),
    signal: AbortSignal.timeout(config.STEAM_TIMEOUT_MS),
  }).catch((error: unknown) => {
    log.warn({ err: error }, 'the sandbox does not respond');
    return null;
  });
  if (!response?.ok) throw new SandboxSilent();
  await updateTradeUrl(db, userId, Player.parse(await response.json()).tradeUrl);
}
