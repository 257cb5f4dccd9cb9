import type { FastifyInstance } from 'fastify';
import { type Books, sandboxNow } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { accountOfWebApi } from './steamSession.ts';

const accountsMax = 100;
const unauthorized =
  '<html><head><title>Unauthorized</title></head><body><h1>Unauthorized</h1></body></html>';

/** Simulates api.steampowered.com/ISteamUser: bans. The sandbox knows only trade bans; unknown accounts are omitted, as on Steam. */
export async function steamUserRoutes(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.get('/ISteamUser/GetPlayerBans/v1', async (request, reply) => {
    if ((await accountOfWebApi(books, request)) === null)
      return reply.code(401).type('text/html').send(unauthorized);
    const asked = (fieldsOf(request).steamids ?? '').split(',').filter((id) => /^\d{17}$/.test(id));
    const { rows } = await books.query<{ steamId: string; isBanned: boolean }>(
      `select steam_id::text as "steamId", coalesce(trade_banned_until > $2, false) as "isBanned"
       from sandbox.steam_account where steam_id = any($1::bigint[]) order by steam_id`,
      [asked.slice(0, accountsMax), await sandboxNow(books)],
    );
    const players = rows.map(({ steamId, isBanned }) => ({
      SteamId: steamId,
      CommunityBanned: false,
      VACBanned: false,
      NumberOfVACBans: 0,
      DaysSinceLastBan: 0,
      NumberOfGameBans: 0,
      EconomyBan: isBanned ? 'banned' : 'none',
    }));
    return reply.send({ players });
  });
}
