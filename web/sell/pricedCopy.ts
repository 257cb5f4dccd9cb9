import { type AskRules, feeOf, type JudgedAsk, judgeAsk, parseAsk } from './askRules.ts';

/** Where a reference price comes from, as the server tells it. */
export interface ReferenceFacts {
  readonly priceCents: number;
  readonly source: string;
  readonly calculatedAt: string | null;
  readonly salesUsed: number | null;
  readonly outliersLeftOut: number | null;
  readonly windowDays: number | null;
}

/** A reference price as an answer holds it. */
export function referenceFacts(
  answer:
    | {
        readonly priceCents: number;
        readonly source: string;
        readonly calculatedAt?: string | null | undefined;
        readonly salesUsed?: number | null | undefined;
        readonly outliersLeftOut?: number | null | undefined;
        readonly windowDays?: number | null | undefined;
      }
    | null
    | undefined,
): ReferenceFacts | null {
  if (answer == null) {
    return null;
  }
  const { priceCents, source, calculatedAt, salesUsed, outliersLeftOut, windowDays } = answer;
  return {
    priceCents,
    source,
    calculatedAt: calculatedAt ?? null,
    salesUsed: salesUsed ?? null,
    outliersLeftOut: outliersLeftOut ?? null,
    windowDays: windowDays ?? null,
  };
}

/** What kind of item a copy is, as far as rows show it. */
export interface PricedItem {
  readonly marketHashName: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly iconUrl?: string | null | undefined;
  readonly rarityColor: string;
  readonly tagType: string | null | undefined;
  readonly tagWeapon?: string | null | undefined;
  readonly tagExterior?: string | null | undefined;
}

/** A copy in the price form: an item of the inventory, or a listing that gets a new price. */
export interface PricedCopy {
  /** Id of the inventory item, or of the listing. */
  readonly key: string;
  readonly item: PricedItem | null;
  readonly floatValue: number | null;
  readonly reference: ReferenceFacts | null;
  /** Of a listing: its ask now. */
  readonly askCents: number | null;
}

/** What is typed for one copy. */
export interface TypedPrice {
  readonly text: string;
  /** The reader has said that this price is meant, however low. */
  readonly isConfirmed: boolean;
}

/** What stands in the form for one copy. */
export interface PriceEntry extends TypedPrice {
  /** The reader has typed, priced or sent it: from then on a price that is missing is asked for. */
  readonly isTouched: boolean;
}

/** What the server said of one copy, at the dry run or at the batch. */
export interface CopyBlame {
  readonly reason: string;
  readonly until: string | null;
}

/** A copy with its price and all that is said of it. */
export interface JudgedCopy {
  readonly copy: PricedCopy;
  readonly entry: PriceEntry;
  readonly judged: JudgedAsk;
  readonly blame: CopyBlame | null;
  /** It goes along when the batch is sent. */
  readonly isFit: boolean;
}

/** Nothing typed. */
export const NO_ENTRY: PriceEntry = { text: '', isConfirmed: false, isTouched: false };

type PriceProblem = NonNullable<JudgedAsk['problem']>;

const PRICE_PROBLEMS: readonly PriceProblem[] = [
  'PRICE_MISSING',
  'PRICE_INVALID',
  'PRICE_TOO_LOW',
  'LISTINGS_CLOSED',
];

/** The problem of a blame that lies in the price, so that another price ends it; null for any other. */
function priceProblemOf(blame: CopyBlame | null): PriceProblem | null {
  return PRICE_PROBLEMS.find((problem) => problem === blame?.reason) ?? null;
}

/** What is still said of copies once other prices were typed for these. */
export function withoutPriceBlames(
  blames: ReadonlyMap<string, CopyBlame>,
  keys: readonly string[],
): ReadonlyMap<string, CopyBlame> {
  const ended = keys.filter((key) => priceProblemOf(blames.get(key) ?? null) !== null);
  return ended.length === 0 ? blames : new Map([...blames].filter(([key]) => !ended.includes(key)));
}

/** Judges every copy of the form; what the server said of a price holds, though the form finds nothing wrong with it. */
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
    return { copy, entry, judged, blame, isFit: blame === null && judged.problem === null };
  });
}

/** The sums under the form, in cents: what is asked, the fee, what is left. */
export interface PriceTotals {
  readonly count: number;
  readonly askCents: number;
  readonly feeCents: number;
  /** Copies with something wrong about their price. */
  readonly wrongCount: number;
  readonly warnedCount: number;
  /** Copies whose price lies above what the market lets stand, and by how much they are lowered together. */
  readonly loweredCount: number;
  readonly loweredByCents: number;
}

/** Sums up what the batch would sell. */
export function totalOf(rules: AskRules, copies: readonly JudgedCopy[]): PriceTotals {
  const fit = copies.filter(({ isFit }) => isFit);
  const lowered = fit.flatMap(({ judged: { loweredFromCents, askCents } }) =>
    loweredFromCents === null ? [] : [loweredFromCents - (askCents ?? 0)],
  );
  const asks = fit.map(({ judged }) => judged.askCents ?? 0);
  return {
    count: fit.length,
    askCents: asks.reduce((sum, cents) => sum + cents, 0),
    feeCents: asks.reduce((sum, cents) => sum + feeOf(cents, rules), 0),
    wrongCount: copies.filter(({ blame, judged }) => blame === null && judged.problem !== null).length,
    warnedCount: fit.filter(({ judged }) => judged.warning !== null).length,
    loweredCount: lowered.length,
    loweredByCents: lowered.reduce((sum, cents) => sum + cents, 0),
  };
}
