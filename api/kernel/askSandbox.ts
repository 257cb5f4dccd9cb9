import type { Config } from '../config.ts';
import { assert } from './assert.ts';

/** How long the sandbox may take, in milliseconds. It serves whoever tries the market, so no limit of Steam's holds for it. */
const ANSWER_MAX_MS = 15_000;

/**
 * Asks the sandbox for what only a sandbox can do, such as to make up a player.
 * @param body what is sent, as JSON; left out, the path is only read.
 * @throws the error of `fetch` if the sandbox does not respond.
 */
export function askSandbox(config: Config, path: string, body?: unknown): Promise<Response> {
  assert(config.SANDBOX && config.SANDBOX_URL, 'there is no sandbox to ask');
  return fetch(new URL(path, config.SANDBOX_URL), {
    signal: AbortSignal.timeout(ANSWER_MAX_MS),
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}
