import { tradeOfferStates } from '../../steam/client/steamState.ts';
import { type BooksReader, unixSeconds } from '../books.ts';
import { accountIdOf } from './steamAccount.ts';
import { type ClassName, descriptionsOf, readClasses } from './steamInventoryRead.ts';
import type { OfferItemRow, OfferRow } from './steamOffer.ts';

const activeStates = [
  tradeOfferStates.Active,
  tradeOfferStates.CreatedNeedsConfirmation,
  tradeOfferStates.InEscrow,
].join(', ');
const recipientSeesNot = [
  tradeOfferStates.CreatedNeedsConfirmation,
  tradeOfferStates.CanceledBySecondFactor,
].join(', ');

/** Maximum number of offers in one response of GetTradeOffers per direction. `next_cursor` leads to the rest. */
export const offersPerPage = 100;

/** Filter of GetTradeOffers. Steam applies the cut-off only together with `isActiveOnly`. */
export interface OfferListQuery {
  readonly isActiveOnly: boolean;
  readonly isHistoricalOnly: boolean;
  readonly cutoffUnixSeconds: number;
  readonly cursor: number;
}

function toItem(item: OfferItemRow, isMissing: boolean): object {
  return {
    appid: 730,
    contextid: '2',
    assetid: item.asset_id,
    classid: item.class_id,
    instanceid: item.instance_id,
    amount: '1',
    missing: isMissing,
    est_usd: '0',
  };
}

/** An offer as one of its parties sees it. `isAsked`: this party has to confirm it in the Steam app. */
function toOffer(
  offer: OfferRow,
  items: readonly OfferItemRow[],
  { steamId, isAsked }: { steamId: string; isAsked: boolean },
): object {
  const isOurOffer = offer.sender_id === steamId;
  const isMissing = offer.state === tradeOfferStates.InvalidItems;
  const given = items.filter((item) => item.giver_id === steamId);
  const received = items.filter((item) => item.giver_id !== steamId);
  return {
    tradeofferid: offer.offer_id,
    accountid_other: accountIdOf(isOurOffer ? offer.recipient_id : offer.sender_id),
    message: offer.message,
    expiration_time: unixSeconds(offer.expires_at),
    trade_offer_state: offer.state,
    ...(given.length > 0 && { items_to_give: given.map((item) => toItem(item, isMissing)) }),
    ...(received.length > 0 && { items_to_receive: received.map((item) => toItem(item, isMissing)) }),
    is_our_offer: isOurOffer,
    time_created: unixSeconds(offer.created_at),
    time_updated: unixSeconds(offer.updated_at),
    ...(offer.trade_id !== null && { tradeid: offer.trade_id }),
    from_real_time_trade: false,
    escrow_end_date: offer.escrow_end_at === null ? 0 : unixSeconds(offer.escrow_end_at),
    confirmation_method: isAsked ? 2 : 0,
    eresult: 1,
    delay_settlement: offer.settlement_at !== null,
    ...(offer.settlement_at !== null && { settlement_date: unixSeconds(offer.settlement_at) }),
  };
}

/** The offers that this account has to confirm: its own new ones, and those whose acceptance gives items. */
async function askedOffers(books: BooksReader, steamId: string): Promise<ReadonlySet<string>> {
  const { rows } = await books.query<{ offer_id: string }>(
    'select offer_id from sandbox.confirmation where steam_id = $1 and offer_id is not null',
    [steamId],
  );
  return new Set(rows.map((row) => row.offer_id));
}

async function withItems(
  books: BooksReader,
  offers: readonly OfferRow[],
  steamId: string,
): Promise<{ offers: object[]; classes: ClassName[] }> {
  const { rows } = await books.query<OfferItemRow>(
    'select * from sandbox.trade_offer_item where offer_id = any($1) order by offer_id, position',
    [offers.map((offer) => offer.offer_id)],
  );
  const itemsOf = Map.groupBy(rows, (row) => row.offer_id);
  const asked = await askedOffers(books, steamId);
  const shown = offers.map((offer) =>
    toOffer(offer, itemsOf.get(offer.offer_id) ?? [], { steamId, isAsked: asked.has(offer.offer_id) }),
  );
  return { offers: shown, classes: rows };
}

/** The field `descriptions` of an answer of the Web API, if the call asks for it. */
export async function describedIn(
  books: BooksReader,
  classes: readonly ClassName[],
  asked: { isAsked: boolean; language: string | undefined },
): Promise<{ descriptions?: object[] }> {
  if (!asked.isAsked || classes.length === 0) return {};
  return {
    descriptions: descriptionsOf(await readClasses(books, classes), asked.language ?? 'english', '2'),
  };
}

function stateCondition(query: OfferListQuery): string {
  if (query.isHistoricalOnly) return `state not in (${activeStates})`;
  if (query.isActiveOnly) return `(state in (${activeStates}) or updated_at >= to_timestamp($2))`;
  return '$2::bigint is not null';
}

/** One page of the offers that an account sent or received, newest first, and whether there are more. */
export async function listOffers(
  books: BooksReader,
  steamId: string,
  direction: 'sent' | 'received',
  query: OfferListQuery,
): Promise<{ offers: object[]; classes: ClassName[]; hasMore: boolean }> {
  const side =
    direction === 'sent' ? 'sender_id = $1' : `recipient_id = $1 and state not in (${recipientSeesNot})`;
  const { rows } = await books.query<OfferRow>(
    `select * from sandbox.trade_offer where ${side} and ${stateCondition(query)}
     order by offer_id desc limit ${offersPerPage + 1} offset $3`,
    [steamId, query.cutoffUnixSeconds, query.cursor],
  );
  const page = await withItems(books, rows.slice(0, offersPerPage), steamId);
  return { ...page, hasMore: rows.length > offersPerPage };
}

/** One offer as this account sees it. Null if the account is not a party to it. */
export async function findOffer(
  books: BooksReader,
  steamId: string,
  offerId: string,
): Promise<{ offer: object; classes: ClassName[] } | null> {
  const { rows } = await books.query<OfferRow>(
    `select * from sandbox.trade_offer where offer_id = $1
     and (sender_id = $2 or (recipient_id = $2 and state not in (${recipientSeesNot})))`,
    [offerId, steamId],
  );
  const { offers, classes } = await withItems(books, rows, steamId);
  return offers[0] === undefined ? null : { offer: offers[0], classes };
}
