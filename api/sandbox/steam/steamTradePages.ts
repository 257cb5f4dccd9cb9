import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tradeOfferStates } from '../../steam/client/steamState.ts';
import { type Books, type BooksReader, sandboxNow } from '../books.ts';
import { html, Markup } from '../pages/markup.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { accountIdOf, findAccount, isLinkOf, type SteamAccountRow, steamIdOf } from './steamAccount.ts';
import { readInventory } from './steamInventoryRead.ts';
import type { OfferRow } from './steamOffer.ts';
import { accountOfCookie } from './steamSession.ts';
import { readReceivedItems } from './steamTradeRead.ts';

const community = 'https://steamcommunity.com';
const pageType = 'text/html; charset=utf-8';

/** A value inside a script of a page. */
function inScript(value: unknown): Markup {
  return new Markup(JSON.stringify(value).replaceAll('<', '\\u003c'));
}

/** The page on which Steam says why there is no trade. */
function errorPage(text: string): string {
  return html`<html><body><h2>Error</h2><div id="error_msg">${text}</div></body></html>`.text;
}

/** What a side of the trade window may choose from; an empty list when nothing is shown. */
async function contextsOf(books: BooksReader, account: SteamAccountRow, isViewer: boolean): Promise<object> {
  const isHidden = isViewer ? account.hides_from_itself : account.is_inventory_private;
  if (isHidden) return [];
  const range = { steamId: account.steam_id, limit: 1, startAfterAssetId: null };
  const { total } = await readInventory(books, { ...range, contextId: '2' });
  return {
    730: {
      appid: 730,
      name: 'Counter-Strike 2',
      asset_count: total,
      trade_permissions: 'FULL',
      load_failed: '0',
      rgContexts: { 2: { asset_count: total, id: '2', name: 'Backpack' } },
    },
  };
}

function escrowDays(account: SteamAccountRow): number {
  return account.hides_hold ? 0 : account.hold_days;
}

async function windowPage(books: Books, you: SteamAccountRow, them: SteamAccountRow): Promise<string> {
  const [yours, theirs] = [await contextsOf(books, you, true), await contextsOf(books, them, false)];
  const face = (account: SteamAccountRow) =>
    html`<img src="${community}/avatar/${account.steam_id}.jpg" data-miniprofile="${accountIdOf(account.steam_id)}">`;
  return html`<html><body>${[face(you), face(them)]}
<script type="text/javascript">
var g_rgAppContextData = ${inScript(yours)};
var g_rgPartnerAppContextData = ${inScript(theirs)};
var g_strYourPersonaName = ${inScript(you.persona_name)};
var g_strTradePartnerPersonaName = ${inScript(them.persona_name)};
var g_bTradePartnerProbation = false;
var g_daysMyEscrow = ${escrowDays(you)};
var g_daysTheirEscrow = ${escrowDays(them)};
UserYou.SetSteamId( ${inScript(you.steam_id)} );
UserThem.SetSteamId( ${inScript(them.steam_id)} );
</script></body></html>`.text;
}

/** Why these two cannot trade. Null if they can. */
function obstacleOf(you: SteamAccountRow, them: SteamAccountRow, now: Date): string | null {
  if (you.trade_banned_until !== null && you.trade_banned_until > now)
    return 'You cannot trade because your account has a trade ban.';
  if (them.trade_banned_until !== null && them.trade_banned_until > now)
    return `You cannot trade with ${them.persona_name} because they have a trade ban.`;
  return null;
}

function signInFirst(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const goto = encodeURIComponent(request.url.split('?')[0]?.slice(1) ?? '');
  return reply.redirect(`${community}/login/home/?goto=${goto}`, 302);
}

/** The page that a trade link opens. */
function newOfferRoute(books: Books) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const you = await accountOfCookie(books, request);
    if (you === null) return signInFirst(request, reply);
    const { partner = '', token } = fieldsOf(request);
    const them = /^\d{1,10}$/.test(partner) ? await findAccount(books, steamIdOf(Number(partner))) : null;
    const page = reply.type(pageType);
    if (them === null || them.steam_id === you.steam_id)
      return page.send(errorPage('The user you are trying to trade with does not exist.'));
    if (!isLinkOf(them, token))
      return page.send(
        errorPage(`This Trade URL is no longer valid for sending a trade offer to ${them.persona_name}.`),
      );
    const obstacle = obstacleOf(you, them, await sandboxNow(books));
    return page.send(obstacle === null ? await windowPage(books, you, them) : errorPage(obstacle));
  };
}

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

/** The page of an offer that the account received and may still answer. */
function offerRoute(books: Books) {
  return async (request: IdRequest, reply: FastifyReply) => {
    const you = await accountOfCookie(books, request);
    if (you === null) return signInFirst(request, reply);
    const { rows } = await books.query<OfferRow>(
      'select * from sandbox.trade_offer where offer_id = $1 and recipient_id = $2',
      [request.params.id, you.steam_id],
    );
    const offer = rows[0];
    const them = offer === undefined ? null : await findAccount(books, offer.sender_id);
    const page = reply.type(pageType);
    if (them === null || offer?.state !== tradeOfferStates.Active)
      return page.send(errorPage('The trade offer is no longer valid.'));
    return page.send(await windowPage(books, you, them));
  };
}

/** The page of a completed trade: what the account received, under its new ids. */
function receiptRoute(books: Books) {
  return async (request: IdRequest, reply: FastifyReply) => {
    const account = await accountOfCookie(books, request);
    if (account === null) return signInFirst(request, reply);
    const received = await readReceivedItems(books, account.steam_id, request.params.id);
    if (received === null) return reply.code(403).type(pageType).send(errorPage('Access Denied'));
    const lines = received.map(
      (item, position) =>
        html`oItem = ${inScript(item)};
BuildHover( 'item${position}', oItem, UserYou );
$('item${position}').show();
`,
    );
    const page = html`<html><body><script type="text/javascript">
var oItem;
${lines}</script></body></html>`;
    return reply.type(pageType).send(page.text);
  };
}

/** The pages of trades on steamcommunity.com that clients read: the trade window and the receipt. */
export async function steamTradePages(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.get('/tradeoffer/new', newOfferRoute(books));
  server.get('/tradeoffer/:id(^\\d{1,18}$)', offerRoute(books));
  server.get('/trade/:id(^\\d{1,18}$|^[1-8]\\d{18}$)/receipt', receiptRoute(books));
}
