import { type NewPrice, type PriceSubject, type ReferenceFacts, subjectKey } from '../desk/priceContext.ts';
import { type AskRules, feeOf, type JudgedAsk, judgeAsk, parseAsk } from './askRules.ts';

/** The fields of a copy's item that rows show. */
export interface PricedItem {
  readonly nameZh: string;
  readonly nameEn: string;
  readonly rarityColor: string;
  readonly tagExterior?: string | null | undefined;
}

/** A copy in the price form: an inventory item, or a listing that is repriced. */
export interface PricedCopy {
  /** Id of the inventory item or of the listing. */
  readonly key: string;
  readonly item: PricedItem | null;
  /** Path of its picture; null when the server does not know the copy. */
  readonly picture: string | null;
  readonly floatValue: number | null;
  readonly paintSeed: number | null;
  readonly stickerCount: number;
  readonly reference: ReferenceFacts | null;
  /** The current ask of a listing. */
  readonly askCents: number | null;
  /** True for a listing that can be bought now: its current ask is one of the item's. */
  readonly isOnSale: boolean;
  /** The best buy order that it fits: listed at that price or for less, it is sold at once. Null if there is none, or for a listing. */
  readonly bid: { readonly priceCents: number; readonly netCents: number } | null;
  /** What is known for setting its price is read by this; null when its item is unknown. */
  readonly subject: PriceSubject | null;
}

/** The input for one copy. */
export interface TypedPrice {
  readonly text: string;
  /** True when the user has confirmed that a price this low is intended. */
  readonly isConfirmed: boolean;
}

/** The form's state of one copy. */
export interface PriceEntry extends TypedPrice {
  /** True once the user has typed, set or sent the price. From then on a missing price is an error. */
  readonly isTouched: boolean;
  /** True once it was typed for this copy alone: a price for its group leaves it as it is. */
  readonly isOwn?: boolean;
}

/** What the server reported about one copy, in the dry run or in the batch. */
export interface CopyBlame {
  readonly reason: string;
  readonly until: string | null;
}

/** A copy with its price and the result of its validation. */
export interface JudgedCopy {
  readonly copy: PricedCopy;
  readonly entry: PriceEntry;
  readonly judged: JudgedAsk;
  readonly blame: CopyBlame | null;
  /** True when its price can be set. */
  readonly isFit: boolean;
  /** True when the batch includes it: a listing keeps a price that is its own already. */
  readonly isSent: boolean;
}

/** The entry of a copy without input. */
export const NO_ENTRY: PriceEntry = { text: '', isConfirmed: false, isTouched: false };

type PriceProblem = NonNullable<JudgedAsk['problem']>;

const PRICE_PROBLEMS: readonly PriceProblem[] = [
  'PRICE_MISSING',
  'PRICE_INVALID',
  'PRICE_TOO_LOW',
  'LISTINGS_CLOSED',
];

/** The problem of a report that another price can solve; null for any other. */
function priceProblemOf(blame: CopyBlame | null): PriceProblem | null {
  return PRICE_PROBLEMS.find((problem) => problem === blame?.reason) ?? null;
}

/** The reports that remain after prices of these copies changed. */
export function withoutPriceBlames(
  blames: ReadonlyMap<string, CopyBlame>,
  keys: readonly string[],
): ReadonlyMap<string, CopyBlame> {
  const ended = keys.filter((key) => priceProblemOf(blames.get(key) ?? null) !== null);
  return ended.length === 0 ? blames : new Map([...blames].filter(([key]) => !ended.includes(key)));
}

/** Validates every copy of the form. The server's report on a price takes precedence over the form's own result. */
export function judgeCopies(
  rules: AskRules,
  copies: readonly PricedCopy[],
  entries: ReadonlyMap<string, PriceEntry>,
  blames: ReadonlyMap<string, CopyBlame>,
): JudgedCopy[] {
  return copies.map((copy) => {
    const entry = entries.get(copy.key) ?? NO_ENTRY;
    const { text, isConfirmed } = entry;
    const cents = parseAsk(text.trim());
    const own = judgeAsk(rules, { text, cents, isConfirmed }, copy.reference?.priceCents ?? null);
    const told = blames.get(copy.key) ?? null;
    const problem = priceProblemOf(told);
    const isRefused =
      rules.isFallOnly === true && copy.askCents !== null && (own.askCents ?? 0) > copy.askCents;
    const judged = { ...own, problem: own.problem ?? problem ?? (isRefused ? 'LISTINGS_CLOSED' : null) };
    const blame = problem === null ? told : null;
    const isFit = blame === null && judged.problem === null;
    return { copy, entry, judged, blame, isFit, isSent: isFit && judged.askCents !== copy.askCents };
  });
}

/** The buy order that a copy is sold to at once when it is listed at its price; null if it waits for a buyer. */
export function bidAtOnce({ copy: { bid }, judged, isFit }: JudgedCopy): PricedCopy['bid'] {
  return isFit && bid !== null && judged.askCents !== null && judged.askCents <= bid.priceCents ? bid : null;
}

/** The price that a row of the form would set. One that the batch leaves out sets none, nor does a paused listing. */
export function newPriceOf({ copy, judged, isFit }: JudgedCopy): NewPrice {
  const isPaused = copy.askCents !== null && !copy.isOnSale;
  return {
    priceCents: isFit && !isPaused ? judged.askCents : null,
    ownAskCents: isFit && copy.isOnSale ? copy.askCents : null,
  };
}

/** The rows of the form by what their prices are set for. */
export function rowsBySubject(rows: readonly JudgedCopy[]): ReadonlyMap<string, readonly JudgedCopy[]> {
  return Map.groupBy(rows, ({ copy }) => (copy.subject === null ? '' : subjectKey(copy.subject)));
}

/** The sums of the form in cents: asks, fee, proceeds. */
export interface PriceTotals {
  readonly count: number;
  /** Number of listings that keep their present price. */
  readonly unchangedCount: number;
  readonly askCents: number;
  readonly feeCents: number;
  /** Number of copies with an invalid price. */
  readonly wrongCount: number;
  readonly warnedCount: number;
  /** Number of copies that are sold to buy orders at once. */
  readonly soldAtOnceCount: number;
  /** Number of copies whose price exceeds the market's limit, and the sum by which they are lowered. */
  readonly loweredCount: number;
  readonly loweredByCents: number;
}

/** Sums the copies that the batch includes. */
export function totalOf(rules: AskRules, copies: readonly JudgedCopy[]): PriceTotals {
  const sent = copies.filter(({ isSent }) => isSent);
  const lowered = sent.flatMap(({ judged: { loweredFromCents, askCents } }) =>
    loweredFromCents === null ? [] : [loweredFromCents - (askCents ?? 0)],
  );
  const asks = sent.map(({ judged }) => judged.askCents ?? 0);
  return {
    count: sent.length,
    unchangedCount: copies.filter(({ isFit, isSent }) => isFit && !isSent).length,
    askCents: asks.reduce((sum, cents) => sum + cents, 0),
    feeCents: asks.reduce((sum, cents) => sum + feeOf(cents, rules), 0),
    wrongCount: copies.filter(({ blame, judged }) => blame === null && judged.problem !== null).length,
    warnedCount: sent.filter(({ judged }) => judged.warning !== null).length,
    soldAtOnceCount: copies.filter((copy) => bidAtOnce(copy) !== null).length,
    loweredCount: lowered.length,
    loweredByCents: lowered.reduce((sum, cents) => sum + cents, 0),
  };
}
