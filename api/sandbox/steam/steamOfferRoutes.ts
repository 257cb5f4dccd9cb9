import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Books, inBooks } from '../books.ts';
import { SandboxInputError } from '../sandboxInput.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { accountIdOf, type SteamAccountRow } from './steamAccount.ts';
import { closeOffer, createOffer, type NewOffer } from './steamOffer.ts';
import { SteamRejection } from './steamRejection.ts';
import { accountOfForm } from './steamSession.ts';
import { acceptOffer } from './steamTrade.ts';

const community = 'https://steamcommunity.com';
const messageLengthMax = 128;

const sideShape = z.object({
  assets: z.array(
    z.object({ appid: z.coerce.number(), contextid: z.coerce.string(), assetid: z.coerce.string() }),
  ),
});
const contentShape = z.object({ me: sideShape, them: sideShape });
const paramsShape = z.object({ trade_offer_access_token: z.string().optional() });

function readJson<Shape extends z.ZodType>(shape: Shape, field: string, text: string): z.infer<Shape> {
  const parsed = shape.safeParse(JSON.parse(text));
  if (!parsed.success) throw new SandboxInputError(field, 'not the shape that Steam reads');
  return parsed.data;
}

function assetIdsOf(side: z.infer<typeof sideShape>): string[] {
  const isOrdinary = side.assets.every((asset) => asset.appid === 730 && asset.contextid === '2');
  if (!isOrdinary) {
    throw new SteamRejection(26, 'There was an error sending your trade offer.  Please try again later.');
  }
  return side.assets.map((asset) => asset.assetid);
}

function newOfferOf(sender: SteamAccountRow, fields: Record<string, string>): NewOffer {
  const content = readJson(contentShape, 'json_tradeoffer', fields.json_tradeoffer ?? '{}');
  const given = fields.trade_offer_create_params || '{}';
  const params = readJson(paramsShape, 'trade_offer_create_params', given);
  return {
    senderId: sender.steam_id,
    recipientId: fields.partner ?? '',
    token: params.trade_offer_access_token ?? null,
    message: (fields.tradeoffermessage ?? '').slice(0, messageLengthMax),
    giveAssetIds: assetIdsOf(content.me),
    takeAssetIds: assetIdsOf(content.them),
    counteredOfferId: fields.tradeofferid_countered || null,
  };
}

/** Steam rejects an offer that is not sent from the new-offer page of this partner (steamcommunity, issue 351). */
function comesFromOfferPage(request: FastifyRequest, partner: string): boolean {
  if (request.headers.origin !== community || !/^\d{17}$/.test(partner)) return false;
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return false;
  const page = new URL(referer);
  const isPage = page.origin === community && page.pathname.startsWith('/tradeoffer/new');
  return isPage && page.searchParams.get('partner') === String(accountIdOf(partner));
}

function sendRoute(books: Books) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const sender = await accountOfForm(books, request);
    if (sender === null) return reply.code(401).send(null);
    const fields = fieldsOf(request);
    if (!comesFromOfferPage(request, fields.partner ?? '')) return reply.code(400).send(null);
    const made = await inBooks(books, (tx) => createOffer(tx, newOfferOf(sender, fields)));
    if (!made.needsConfirmation) return { tradeofferid: made.offerId };
    return {
      tradeofferid: made.offerId,
      needs_mobile_confirmation: true,
      needs_email_confirmation: false,
      email_domain: 'example.com',
    };
  };
}

function acceptRoute(books: Books) {
  return async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const account = await accountOfForm(books, request);
    if (account === null) return reply.code(403).send(null);
    const acceptance = { steamId: account.steam_id, isConfirmed: false };
    const accepted = await inBooks(books, (tx) => acceptOffer(tx, request.params.id, acceptance));
    if (accepted instanceof SteamRejection) throw accepted;
    if (accepted.needsConfirmation) {
      return { tradeid: null, needs_mobile_confirmation: true, needs_email_confirmation: false };
    }
    return { tradeid: accepted.tradeId };
  };
}

function closeRoute(books: Books, state: 6 | 7) {
  return async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
    const account = await accountOfForm(books, request);
    if (account === null) return reply.code(401).send(null);
    const closing = { steamId: account.steam_id, state, cause: 'page' };
    await inBooks(books, (tx) => closeOffer(tx, request.params.id, closing));
    return { tradeofferid: request.params.id };
  };
}

/** Simulates steamcommunity.com/tradeoffer: send, accept, cancel, decline. Errors are HTTP 500 with `strError`, as on Steam. */
export async function steamOfferRoutes(server: FastifyInstance, { books }: { books: Books }): Promise<void> {
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof SteamRejection) return reply.code(500).send({ strError: error.message });
    throw error;
  });
  server.post('/tradeoffer/new/send', sendRoute(books));
  server.post('/tradeoffer/:id(^\\d{1,18}$)/accept', acceptRoute(books));
  server.post('/tradeoffer/:id(^\\d{1,18}$)/cancel', closeRoute(books, 6));
  server.post('/tradeoffer/:id(^\\d{1,18}$)/decline', closeRoute(books, 7));
}
