import { z } from 'zod';
import { askSandbox } from '../../kernel/askSandbox.ts';
import { assert } from '../../kernel/assert.ts';
import { readClock } from '../../kernel/clock.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { SteamNotReached } from './steamAccount.errors.ts';

const ITEMS_MAX = 5_000;
const Player = z.object({ steamId: z.string(), accountName: z.string(), password: z.string() });
const Secrets = z.object({ shared_secret: z.string() });

/** A Mafile for trying out bindings, its password, and a login code for binding without it. */
export interface SandboxMafile {
  fileName: string;
  text: string;
  accountName: string;
  password: string;
  /** What the account's authenticator shows now. */
  guardCode: string;
}

/**
 * Creates a Steam account in the sandbox and fetches its Mafile. Exists only in sandbox mode.
 * @throws InvalidInput, SteamNotReached
 */
export async function takeSandboxMafile({ config, db }: Platform, itemCount: number): Promise<SandboxMafile> {
  if (itemCount < 0 || itemCount > ITEMS_MAX) throw new InvalidInput('itemCount', `0 to ${ITEMS_MAX}`);
  const call = async (path: string, body?: unknown): Promise<string> => {
    const answer = await askSandbox(config, path, body)
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => {
        throw new SteamNotReached();
      });
    assert(answer.status === 200, `the sandbox answered ${answer.status}`);
    return answer.text;
  };
  const made = await call('/sandbox/players', { itemCount });
  const { steamId, accountName, password } = Player.parse(JSON.parse(made));
  const text = await call(`/sandbox/accounts/${steamId}/mafile`);
  const { shared_secret: sharedSecret } = Secrets.parse(JSON.parse(text));
  const { getAuthCode } = await import('steam-totp');
  const offsetSeconds = Math.round(((await readClock(db)).getTime() - Date.now()) / 1_000);
  const guardCode = getAuthCode(sharedSecret, offsetSeconds);
  return { fileName: `${steamId}.maFile`, text, accountName, password, guardCode };
}
