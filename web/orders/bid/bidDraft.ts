import { phaseCondition } from '../../catalog/items/marketItem.ts';
import { parseYuan } from '../../ui/money.ts';

/** A buy order as it is filled in; null where it cannot be sent. */
export interface BidDraft {
  readonly priceCents: number;
  /** The most that a copy may cost where others bid for it too: its price, or more. */
  readonly upToCents: number;
  readonly quantity: number;
  readonly filter: string;
  /** Days from now until it ends by itself; null leaves the end of an open one as it is. */
  readonly days: number | null;
}

/** How long a buy order may last, in days. */
export const BID_DAYS = [1, 3, 7, 14, 30] as const;

/** How many days a new one lasts unless another number is chosen. */
export const USUAL_BID_DAYS = 7;

/** A buy order as it is typed. */
export interface BidFormText {
  readonly price: string;
  /** How far it goes beyond its price where others bid; empty for no further. */
  readonly upTo: string;
  readonly quantity: string;
  readonly filter: string;
  readonly days: number | null;
}

/** What a form begins with, where whoever opened it knows. */
export interface BidBegin {
  /** Null for the price of the buy order that changes, or for one that others would have to beat. */
  readonly priceCents: number | null;
  /** The condition of a new one. */
  readonly filter: string;
}

/** 100,000 yuan, the limit of every amount. */
const PRICE_MAX_CENTS = 10_000_000;

/** Reads an amount in yuan. @returns cents; null if it is none, below the least, or above what any bid may cost. */
export function readPrice(text: string, leastCents: number): number | null {
  const cents = parseYuan(text.trim());
  return cents === null || cents < leastCents || cents > PRICE_MAX_CENTS ? null : cents;
}

/** The limit of a buy order as it is typed: its price if nothing is; null if it is below its price, or no amount. */
export function readUpTo({ upTo }: Pick<BidFormText, 'upTo'>, priceCents: number): number | null {
  return upTo.trim() === '' ? priceCents : readPrice(upTo, priceCents);
}

/** Reads the form. */
export function readBidDraft(form: BidFormText): BidDraft | null {
  const priceCents = readPrice(form.price, 1);
  const upToCents = priceCents === null ? null : readUpTo(form, priceCents);
  if (priceCents === null || upToCents === null) {
    return null;
  }
  if (!/^([1-9]\d?|100)$/.test(form.quantity.trim())) {
    return null;
  }
  const { days, quantity, filter } = form;
  return { priceCents, upToCents, quantity: Number(quantity), filter: filter.trim(), days };
}

/** What is held for a buy order that has got some of its copies, in cents. */
export function bidTotal(draft: BidDraft | null, got: number): number | null {
  return draft === null ? null : draft.upToCents * Math.max(0, draft.quantity - got);
}

/** What a buy order that has got some of its copies would still buy; null where that is nothing. */
export function restOf(draft: BidDraft | null, got: number): BidDraft | null {
  return draft === null || draft.quantity <= got ? null : { ...draft, quantity: draft.quantity - got };
}

/** The step of prices at a price: a fen under 1 yuan, 0.1 yuan under 50, a yuan from there. */
export function bidTick(cents: number): number {
  if (cents < 100) {
    return 1;
  }
  return cents < 5_000 ? 10 : 100;
}

/** The price of a buy order at an amount or next below it. */
export function tickBelow(cents: number): number {
  return Math.max(1, cents - (cents % bidTick(cents)));
}

/** The one of an item's phases that a filter is limited to; null for none, and where the filter is more than conditions side by side. */
export function phaseOfFilter(filter: string, phases: readonly string[]): string | null {
  const text = filter.toLowerCase();
  if (/[()|]|(?:^|\s)(?:or|not)\s/.test(text)) {
    return null;
  }
  const conditions = text.split(/\s+/);
  const isNamed = (phase: string) =>
    [phase, phase.replace('Phase ', 'p')].some((name) => conditions.includes(phaseCondition(name)));
  return phases.find(isNamed) ?? null;
}

/** One price of an item's book at which copies are wanted. */
interface WantedAt {
  readonly priceCents: number;
  readonly filter: string;
}

/**
 * The price that the form of a buy order for one phase begins with. Those for the same phase are its rivals, and those for any copy
 * where they are that high: below, no seller of a dearer phase looks at them.
 */
export function nextPhasePrice(
  phase: string,
  bids: readonly WantedAt[],
  askCents: number | null,
): number | null {
  const bestOf = (isRival: (filter: string) => boolean) =>
    bids.find(({ filter }) => isRival(filter))?.priceCents ?? null;
  const ofPhase = nextBidPrice(
    bestOf((filter) => phaseOfFilter(filter, [phase]) !== null),
    askCents,
  );
  const ofAny = nextBidPrice(
    bestOf((filter) => filter === ''),
    null,
  );
  return ofPhase === null || ofAny === null ? (ofPhase ?? ofAny) : Math.max(ofPhase, ofAny);
}

/**
 * The price that a form begins with: a step above the best buy order, and below the lowest ask; without a buy order
 * nine tenths of the ask.
 */
export function nextBidPrice(bestCents: number | null, askCents: number | null): number | null {
  if (bestCents !== null) {
    return bestCents + bidTick(bestCents);
  }
  if (askCents === null) {
    return null;
  }
  return tickBelow(Math.floor(askCents * 0.9));
}
