import { z } from 'zod';
import type { SteamAddress } from './steamConfirmation.ts';
import { SteamError } from './steamError.ts';
import { requestSteam } from './steamRequest.ts';

const timeShape = z.object({ response: z.object({ server_time: z.coerce.number().int().positive() }) });

/** Steam's time in Unix seconds. Keys and codes use it instead of our clock: an error of one minute makes every code invalid. */
export async function readSteamTime(
  address: Pick<SteamAddress, 'apiBase' | 'timeoutMs' | 'request'>,
): Promise<number> {
  const { body } = await (address.request ?? requestSteam)({
    base: address.apiBase,
    path: '/ITwoFactorService/QueryTime/v1/',
    form: { steamid: '0' },
    timeoutMs: address.timeoutMs,
    hasEffect: false,
  });
  const parsed = timeShape.safeParse(body);
  if (!parsed.success) throw new SteamError('transient', 'QueryTime: unexpected shape', { isOutage: true });
  return parsed.data.response.server_time;
}
