import { z } from 'zod';
import { callSteam, type SteamAddress } from './callSteam.ts';
import { SteamError } from './steamError.ts';
import type { SteamSession } from './steamGateway.ts';

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
    host: 'api',
    path: PATH,
    query: { access_token: session.accessToken, steamids: steamIds.join(',') },
    hasEffect: false,
  } as const;
  const { body } = await callSteam(address, call, session.steamId);
  const parsed = bansShape.safeParse(body);
  if (!parsed.success) throw new SteamError('transient', `${PATH}: unexpected shape`, { isOutage: true });
  const banned = parsed.data.players.filter(({ EconomyBan }) => EconomyBan === FORBIDDING);
  return new Set(banned.map(({ SteamId }) => SteamId));
}
