import { z } from 'zod';
import { askSandbox } from '../../kernel/askSandbox.ts';
import type { Platform } from '../../kernel/platform.ts';
import { nicknameOf } from './nickname.ts';
import { SandboxSilent } from './user.errors.ts';
import { updateTradeUrl } from './user.store.ts';

const Player = z.object({ tradeUrl: z.string() });

/**
 * Creates a Steam player in the sandbox and returns its trade link. Available in sandbox mode only.
 * @throws SandboxSilent if the sandbox does not respond.
 */
export async function createSandboxPlayer(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  personaName: string,
): Promise<string> {
  const response = await askSandbox(config, '/sandbox/players', { personaName }).catch((error: unknown) => {
    log.warn({ err: error }, 'the sandbox does not respond');
    return null;
  });
  if (!response?.ok) throw new SandboxSilent();
  return Player.parse(await response.json()).tradeUrl;
}

/**
 * Creates a Steam player in the sandbox and sets its trade link as the user's. Available in sandbox mode only.
 * @throws SandboxSilent if the sandbox does not respond.
 */
export async function takeSandboxTradeUrl(platform: Platform, userId: string): Promise<void> {
  const tradeUrl = await createSandboxPlayer(platform, nicknameOf({ id: userId, nickname: null }));
  await updateTradeUrl(platform.db, userId, tradeUrl);
}
