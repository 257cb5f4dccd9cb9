import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Books, inBooks } from '../books.ts';
import { bookIdShape, readInput, steamIdShape, wholeNumber } from '../sandboxInput.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { moveOffer, type OfferMove, offerMoves } from '../steam/moveOffer.ts';
import { offerDetails } from '../steam/offerDetails.ts';
import { type OfferFilter, readOfferItems, readOfferStates, readOffers } from '../steam/readOffers.ts';
import { offerStateChoices } from '../steam/steamWords.ts';
import { html } from './markup.ts';
import { offerTable } from './offerTable.ts';
import { selectField, textField } from './pageForm.ts';
import { both } from './pageFrame.ts';
import { backTo, showPage } from './pageShow.ts';

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

const pageSize = 50;
const filterShape = z.object({
  state: wholeNumber(1, 12).optional(),
  account: steamIdShape.optional(),
  message: z.string().max(128).optional(),
  before: bookIdShape.optional(),
});

function filterForm(given: z.infer<typeof filterShape>) {
  const choices = [['', '全部 All'] as const, ...offerStateChoices];
  return html`<form method="get" action="/offers" class="row">
${selectField(both('状态', 'State'), 'state', { choices, chosen: String(given.state ?? '') })}
${textField(both('账号', 'Account'), 'account', { value: given.account ?? '', placeholder: 'SteamID', maxLength: 17 })}
${textField(both('留言含', 'Message has'), 'message', { value: given.message ?? '', placeholder: 'SJ-…', maxLength: 128 })}
<button>${both('筛选', 'Filter')}</button></form>`;
}

function olderLink(given: z.infer<typeof filterShape>, lastId: string) {
  const kept = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams([...kept.filter(([name]) => name !== 'before'), ['before', lastId]]);
  return html`<p class="pager"><a href="/offers?${String(query)}">${both('更早', 'Older')}</a></p>`;
}

function addReading(server: FastifyInstance, books: Books): void {
  server.get('/offers', async (request, reply) => {
    const given = readInput(filterShape, fieldsOf(request));
    const { state, account: steamId, message, before: beforeOfferId } = given;
    const filter: OfferFilter = { state, steamId, message, beforeOfferId, limit: pageSize + 1 };
    const offers = await readOffers(books, filter);
    const last = offers.length > pageSize ? offers[pageSize - 1] : undefined;
    const content = html`<p class="lead">市场发出的每一个 Steam 报价，以及它的每一步。<br><span class="en" lang="en">Every Steam trade offer that was made, and every step of it.</span></p>
<section class="panel">${filterForm(given)}</section><section class="panel">${offerTable(offers.slice(0, pageSize))}${last === undefined ? null : olderLink(given, last.offer_id)}</section>`;
    return showPage(books, reply, { zh: '报价', en: 'Offers', place: '/offers', content });
  });
  server.get('/offers/:id(^\\d{1,18}$)', async (request: IdRequest, reply) => {
    const { id } = request.params;
    const [offer] = await readOffers(books, { offerId: id, limit: 1 });
    if (offer === undefined) {
      const missing = { zh: '没有此报价', en: 'No such offer', place: '/offers', content: html`` } as const;
      return showPage(books, reply.code(404), missing);
    }
    const content = offerDetails(offer, await readOfferItems(books, id), await readOfferStates(books, id));
    return showPage(books, reply, { zh: `报价 ${id}`, en: 'Offer', place: '/offers', content });
  });
}

function addMove(server: FastifyInstance, books: Books, move: OfferMove): void {
  server.post(`/offers/:id(^\\d{1,18}$)/${move}`, async (request: IdRequest, reply) => {
    const { id } = request.params;
    const moved = await inBooks(books, (tx) => moveOffer(tx, id, { move, fields: fieldsOf(request) }));
    if (moved?.refusal) throw moved.refusal;
    return reply.redirect(backTo(request, `/offers/${id}`), 303);
  });
}

/** Pages for filtering offers and for one offer with its details and possible actions. */
export function offerPages(server: FastifyInstance, books: Books): void {
  addReading(server, books);
  for (const move of offerMoves) addMove(server, books, move);
}
