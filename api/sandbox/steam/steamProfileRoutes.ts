import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Books, sandboxNow } from '../books.ts';
import { html } from '../pages/markup.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { findAccount, newTradeToken, type SteamAccountRow, steamIdOf, tradeUrlOf } from './steamAccount.ts';
import { accountOfCookie, accountOfForm } from './steamSession.ts';

const community = 'https://steamcommunity.com';

function myRoute(books: Books) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const account = await accountOfCookie(books, request);
    const target = account === null ? '/login/home/?goto=%2Fmy' : `${profileOf(account)}/`;
    return reply.redirect(`${community}${target}`, 302);
  };
}

/** Path of an account's profile, as Steam writes it in every address. */
function profileOf({ steam_id, custom_url }: SteamAccountRow): string {
  return custom_url === null ? `/profiles/${steam_id}` : `/id/${custom_url}`;
}

type PageRequest = FastifyRequest<{ Params: { id: string } }>;

/** Leads a page of the account's own profile to the address that Steam uses for it. Null if the request is there. */
function movedTo(request: PageRequest, account: SteamAccountRow, page: string): string | null {
  const profile = profileOf(account);
  return request.url.startsWith(`${profile}/`) || request.url.split('?')[0] === profile
    ? null
    : `${community}${profile}${page}`;
}

function isOwn({ url, params }: PageRequest, account: SteamAccountRow | null): account is SteamAccountRow {
  if (account === null) return false;
  return url.startsWith('/id/') ? params.id === account.custom_url : params.id === account.steam_id;
}

function privacyRoute(books: Books) {
  return async (request: PageRequest, reply: FastifyReply) => {
    const account = await accountOfCookie(books, request);
    if (!isOwn(request, account)) return reply.redirect(`${community}/login/home/`, 302);
    const moved = movedTo(request, account, '/tradeoffers/privacy');
    if (moved) return reply.redirect(moved, 302);
    const url = tradeUrlOf({ steamId: account.steam_id, tradeToken: account.trade_token });
    const html = `<input id="trade_offer_access_url" readonly value="${url.replace('&', '&amp;')}">`;
    return reply.type('text/html').send(html);
  };
}

function newTradeUrlRoute(books: Books) {
  return async (request: PageRequest, reply: FastifyReply) => {
    const account = await accountOfForm(books, request);
    if (!isOwn(request, account)) return reply.code(401).send(null);
    // A redirected form loses its fields, and nothing is made.
    const moved = movedTo(request, account, '/tradeoffers/privacy');
    if (moved) return reply.redirect(moved, 302);
    const token = newTradeToken();
    await books.query('update sandbox.steam_account set trade_token = $2 where steam_id = $1', [
      account.steam_id,
      token,
    ]);
    return reply.type('application/json').send(JSON.stringify(token));
  };
}

/** The account in the address of a profile: by id, or by its custom URL. */
async function accountOfPage(books: Books, { url, params }: PageRequest): Promise<SteamAccountRow | null> {
  if (url.startsWith('/profiles/')) return findAccount(books, params.id);
  const { rows } = await books.query<SteamAccountRow>(
    'select * from sandbox.steam_account where custom_url = $1',
    [params.id],
  );
  return rows[0] ?? null;
}

const noProfile =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><response><error><![CDATA[The specified profile could not be found.]]></error></response>';

function xmlOf(account: SteamAccountRow, now: Date): string {
  const isBanned = account.trade_banned_until !== null && account.trade_banned_until > now;
  return html`<profile><steamID64>${account.steam_id}</steamID64><steamID>${account.persona_name}</steamID>
<onlineState>offline</onlineState><stateMessage>Offline</stateMessage><privacyState>public</privacyState>
<visibilityState>3</visibilityState><vacBanned>0</vacBanned><tradeBanState>${isBanned ? 'Banned' : 'None'}</tradeBanState>
<isLimitedAccount>0</isLimitedAccount><customURL>${account.custom_url}</customURL>
<memberSince>January 1, 2020</memberSince></profile>`.text;
}

/** A profile as a page, or as XML with `?xml=1`. */
function profileRoute(books: Books) {
  return async (request: PageRequest, reply: FastifyReply) => {
    const account = await accountOfPage(books, request);
    const isXml = fieldsOf(request).xml === '1';
    if (account === null)
      return isXml
        ? reply.type('text/xml; charset=utf-8').send(noProfile)
        : reply.code(404).type('text/html; charset=utf-8').send('<h1>Not Found</h1>');
    const moved = movedTo(request, account, isXml ? '/?xml=1' : '/');
    if (moved) return reply.redirect(moved, 302);
    if (!isXml)
      return reply
        .type('text/html; charset=utf-8')
        .send(html`<title>Steam Community :: ${account.persona_name}</title>`.text);
    const body = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xmlOf(account, await sandboxNow(books))}`;
    return reply.type('text/xml; charset=utf-8').send(body);
  };
}

function miniProfileRoute(books: Books) {
  return async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const account = await findAccount(books, steamIdOf(Number(request.params.id)));
    return account === null ? {} : { level: 10, persona_name: account.persona_name, avatar_url: '' };
  };
}

/** The pages of profiles on steamcommunity.com: XML, trade link, and the small profile that the trade window shows. */
export async function steamProfileRoutes(
  server: FastifyInstance,
  { books }: { books: Books },
): Promise<void> {
  server.get('/miniprofile/:id(^\\d{1,10}$)/json', miniProfileRoute(books));
  server.get('/my', myRoute(books));
  for (const kind of ['profiles', 'id']) {
    server.get(`/${kind}/:id`, profileRoute(books));
    server.get(`/${kind}/:id/tradeoffers/privacy`, privacyRoute(books));
    server.post(`/${kind}/:id/tradeoffers/newtradeurl`, newTradeUrlRoute(books));
  }
}
