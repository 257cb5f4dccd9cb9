import { z } from 'zod';
import type { SteamAddress } from './steamConfirmation.ts';
import { SteamError } from './steamError.ts';
import type { SteamSession } from './steamGateway.ts';
import { requestSteam } from './steamRequest.ts';

const PATH = '/ISteamUser/GetPlayerBans/v1/';
/** `probation` lets an account trade. No other value of Steam's is known to forbid trading. */
const FORBIDDING = 'banned';

const bansShape = z.object({
  players: z.array(z.object({ SteamId: z.string().regex(/^\d+$/), EconomyBan: z.string() })),
});

/** Lists which of the accounts Steam has banned from trading. One call accepts 100 accounts. */
export async function listTradeBanned(
  address: SteamAddress,
  session: SteamSession,
  steamIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const call = {
    base: address.apiBase,
    path: PATH,
    query: { access_token: session.accessToken, steamids: steamIds.join(',') },
    timeoutMs: address.timeoutMs,
    hasEffect: false,
  };
  const { body } = await (address.request ?? requestSteam)(call, session.steamId);
  const parsed = bansShape.safeParse(body);
  if (!parsed.success) throw new SteamError('transient', `${PATH}: unexpected shape`, { isOutage: true });
  const banned = parsed.data.players.filter(({ EconomyBan }) => EconomyBan === FORBIDDING);
  return new Set(banned.map(({ SteamId }) => SteamId));
}
