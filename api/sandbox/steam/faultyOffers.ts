import { type Books, unixSeconds } from '../books.ts';
import type { FaultKind, FaultRow } from '../faults/faultSwitch.ts';

interface ShownOffer {
  readonly tradeofferid: string;
  readonly trade_offer_state: number;
}

type OfferList = readonly ShownOffer[];
type Take = (offerIds: readonly string[], kinds: readonly FaultKind[]) => Promise<FaultRow | null>;

/** The response of GetTradeOffers or GetTradeOffer. */
interface OfferAnswer {
  readonly trade_offers_sent?: OfferList;
  readonly trade_offers_received?: OfferList;
  readonly offer?: ShownOffer;
}

const lists = ['trade_offers_sent', 'trade_offers_received'] as const;

function answerIn(payload: unknown): OfferAnswer | null {
  if (typeof payload !== 'object' || payload === null || !('response' in payload)) return null;
  const answer = payload.response as OfferAnswer;
  return answer.offer !== undefined || lists.some((name) => answer[name] !== undefined) ? answer : null;
}

/** Applies `change` to every list of the response. Omits lists that become empty, as Steam does. */
function changeLists(answer: OfferAnswer, change: (offers: OfferList) => OfferList): OfferAnswer {
  const changed = lists.map((name) => [name, change(answer[name] ?? [])] as const);
  const { trade_offers_sent: _, trade_offers_received: __, ...others } = answer;
  return { ...others, ...Object.fromEntries(changed.filter(([, offers]) => offers.length > 0)) };
}

function offersIn(answer: OfferAnswer): OfferList {
  return [
    ...lists.flatMap((name) => answer[name] ?? []),
    ...(answer.offer === undefined ? [] : [answer.offer]),
  ];
}

interface PastState {
  readonly offer_id: string;
  readonly state: number;
  readonly at: Date;
}

async function readPastStates(books: Books, offerIds: readonly string[]): Promise<Map<string, PastState>> {
  const { rows } = await books.query<PastState>(
    `select offer_id, state, at from (
       select *, row_number() over (partition by offer_id order by id desc) as back
       from sandbox.trade_offer_state where offer_id = any($1)) as history where back = 2`,
    [offerIds],
  );
  return new Map(rows.map((row) => [row.offer_id, row]));
}

/** The offer in its previous state, without what the acceptance added. */
function asBefore(offer: ShownOffer, past: PastState | undefined): ShownOffer {
  if (past === undefined) return offer;
  const { tradeid: _, settlement_date: __, ...known } = offer as ShownOffer & Record<string, unknown>;
  return {
    ...known,
    trade_offer_state: past.state,
    time_updated: unixSeconds(past.at),
    escrow_end_date: 0,
    delay_settlement: false,
  } as ShownOffer;
}

async function showStale(books: Books, answer: OfferAnswer, take: Take): Promise<OfferAnswer> {
  const past = await readPastStates(
    books,
    offersIn(answer).map((offer) => offer.tradeofferid),
  );
  if (past.size === 0) return answer;
  const fault = await take([...past.keys()], ['stale']);
  if (fault === null) return answer;
  const change = (offer: ShownOffer) => {
    const isMeant = fault.offer_id === null || fault.offer_id === offer.tradeofferid;
    return isMeant ? asBefore(offer, past.get(offer.tradeofferid)) : offer;
  };
  const changed = changeLists(answer, (offers) => offers.map(change));
  return answer.offer === undefined ? changed : { ...changed, offer: change(answer.offer) };
}

async function changeMembership(answer: OfferAnswer, take: Take): Promise<OfferAnswer> {
  const ids = lists.flatMap((name) => answer[name] ?? []).map((offer) => offer.tradeofferid);
  const fault = ids.length === 0 ? null : await take(ids, ['missing', 'doubled', 'garbled']);
  if (fault === null) return answer;
  const isMeant = (offer: ShownOffer) => fault.offer_id === null || fault.offer_id === offer.tradeofferid;
  return changeLists(answer, (offers) => {
    if (fault.kind === 'missing') return offers.filter((offer) => !isMeant(offer));
    if (fault.kind === 'doubled') return [...offers, ...offers.filter(isMeant).toReversed()];
    const garbled = offers.find(isMeant);
    return offers.map((offer) => (offer === garbled ? asGarbled(offer) : offer));
  });
}

function asGarbled({ tradeofferid }: ShownOffer): ShownOffer {
  return {
    tradeofferid,
    trade_offer_state: null,
    message: null,
    accountid_other: 0,
  } as unknown as ShownOffer;
}

/** Applies the faults `stale`, `missing`, `doubled` and `garbled` to a response with offers. Other responses are unchanged. */
export async function rewriteOffers(books: Books, payload: unknown, take: Take): Promise<unknown> {
  const answer = answerIn(payload);
  if (answer === null) return payload;
  const response = await changeMembership(await showStale(books, answer, take), take);
  return { ...(payload as object), response };
}
