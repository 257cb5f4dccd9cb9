import { z } from 'zod';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { isPlainText } from '../../kernel/text.ts';
import { PLATFORM_NAMES, type PlatformName } from '../market/pricePlatform.ts';

/** One price of a feed, in hundredths of its currency. `phase` is empty unless the feed gives the phase of a Doppler. */
export interface FeedRow {
  readonly marketHashName: string;
  readonly phase: string;
  /** Lowest ask, in hundredths of the currency. */
  readonly cents: number;
  /** Highest bid, if the platform's feed has bids. */
  readonly bidCents: number | null;
}

/** Name of a row as in the feed, including its phase. */
export function feedNameOf({ marketHashName, phase }: FeedRow): string {
  return phase === '' ? marketHashName : `${marketHashName} - ${phase}`;
}

/** A skipped row. `line` counts from 1; null if the row cannot be located. */
export interface FeedProblem {
  readonly name: string;
  readonly line: number | null;
  readonly reason: string;
}

/** A complete feed, parsed before anything is written. Rows are sorted by name; each name and phase occurs once. */
export interface PriceFeed {
  /** Platform of the prices. Null for reference prices. */
  readonly platform: PlatformName | null;
  readonly currency: 'USD' | 'CNY';
  /** Time at which the platform was queried, if the feed contains it. */
  readonly updatedAt: Date | null;
  /** True if the sandbox generated the feed: the prices are fictitious. */
  readonly isSandbox: boolean;
  readonly rows: readonly FeedRow[];
  readonly problems: readonly FeedProblem[];
  /** The line of a name in the feed, counted from 1. Null if it cannot be located. */
  lineOf(name: string): number | null;
}

/** Result of importing a part of a feed. */
export interface BatchCounts {
  /** Number of rows of a platform's feed without an item in the market. They create no items. */
  readonly unknownCount: number;
  readonly newItemCount: number;
  readonly changedPriceCount: number;
  readonly changedItemCount: number;
  readonly historyPointCount: number;
}

const FEED = z.object({
  metadata: z
    .object({
      platform: z.string().optional(),
      currency: z.string().optional(),
      updated_at: z.string().optional(),
      sandbox: z.boolean().optional(),
    })
    .optional(),
  prices: z.record(z.string(), z.unknown()),
});
/** Price of an item with a bid, as a platform's feed may give it. */
const ASK_AND_BID = z.object({ ask: z.unknown(), bid: z.unknown().optional() });

/** Upper limit, far above the longest name on Steam. */
const NAME_LENGTH_MAX = 200;
/** One million dollars, ten times the highest price ever paid; in yuan the largest number of fen that a day of the history can hold. */
const PRICE_MAX = { USD: 100_000_000, CNY: 1_000_000_000 } as const;
const UNITS = { USD: 'US cents', CNY: 'fen' } as const;
const PHASED = /^(.+ \([^()]+\)) - (Phase [1-4]|Ruby|Sapphire|Black Pearl|Emerald)$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a name must not have.
const CONTROL = /[\u0000-\u001f\u007f]/;

type Currency = PriceFeed['currency'];

function priceProblem(price: unknown, currency: Currency): string | null {
  if (typeof price !== 'number' || !Number.isSafeInteger(price))
    return `the price is no whole number of ${UNITS[currency]}`;
  const max = PRICE_MAX[currency];
  return price < 1 || price > max ? `the price is not within 1 and ${max} ${UNITS[currency]}` : null;
}

function nameProblem(name: string): string | null {
  if (name.trim() === '') return 'the name is empty';
  if (name.length > NAME_LENGTH_MAX) return `the name has more than ${NAME_LENGTH_MAX} characters`;
  if (CONTROL.test(name) || !isPlainText(name)) return 'the name has characters that are not valid text';
  return null;
}

function lineOf(text: string, name: string): number | null {
  const at = text.lastIndexOf(`${JSON.stringify(name)}:`);
  const start = at >= 0 ? at : text.lastIndexOf(JSON.stringify(name));
  return start < 0 ? null : text.slice(0, start).split('\n').length;
}

/** Platform of a feed: named in the feed, or given for the import. */
function platformOf(named: string | undefined, wanted: PlatformName | null): PlatformName | null {
  if (named === undefined) return wanted;
  const platform = PLATFORM_NAMES.find((name) => name === named.toLowerCase());
  if (platform === undefined)
    throw new InvalidInput('feed', `is of “${named.slice(0, 40)}”; known are ${PLATFORM_NAMES.join(', ')}`);
  if (wanted !== null && platform !== wanted)
    throw new InvalidInput('feed', `is of ${platform}, and ${wanted} was asked for`);
  return platform;
}

/** Checks the currency: reference prices are in dollars, those of a platform in dollars or yuan. */
function currencyOf(named: string, platform: PlatformName | null): Currency {
  if (named === 'USD' || (named === 'CNY' && platform !== null)) return named;
  const wanted = platform === null ? 'US cents are' : 'USD or CNY is';
  throw new InvalidInput('feed', `is in ${named.slice(0, 20)}, and ${wanted} wanted`);
}

function momentOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new InvalidInput('feed', 'has an updated_at that is no time');
  return moment;
}

/** Locates a JSON syntax error by line. The engine's message quotes the place or counts characters, which is of little help. */
function whyNoJson(text: string, error: unknown): string {
  const words = error instanceof Error ? error.message : '';
  const [, place] = /at position (\d+)/.exec(words) ?? [];
  return place === undefined ? words : `${words}: line ${text.slice(0, Number(place)).split('\n').length}`;
}

function parseFeed(text: string): z.infer<typeof FEED> {
  let body: unknown;
  try {
    body = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new InvalidInput('feed', `is not JSON: ${whyNoJson(text, error).slice(0, 200)}`);
  }
  const feed = FEED.safeParse(body);
  if (!feed.success)
    throw new InvalidInput('feed', 'has no object “prices” of market hash names with US cents');
  return feed.data;
}

type HeadOfFeed = Omit<PriceFeed, 'rows' | 'problems' | 'lineOf'>;

function headOf({ metadata }: z.infer<typeof FEED>, wanted: PlatformName | null): HeadOfFeed {
  const platform = platformOf(metadata?.platform, wanted);
  return {
    platform,
    currency: currencyOf(metadata?.currency ?? 'USD', platform),
    updatedAt: momentOf(metadata?.updated_at),
    isSandbox: metadata?.sandbox === true,
  };
}

/** Parses a row. Returns a message if it is invalid. */
function rowOf(name: string, told: unknown, { platform, currency }: HeadOfFeed): FeedRow | string {
  const pair = platform === null ? null : ASK_AND_BID.safeParse(told).data;
  const [ask, bid] = pair ? [pair.ask, pair.bid ?? null] : [told, null];
  const problem =
    nameProblem(name) ?? priceProblem(ask, currency) ?? (bid === null ? null : priceProblem(bid, currency));
  if (problem !== null) return problem;
  const [, marketHashName = name, phase = ''] = PHASED.exec(name) ?? [];
  return { marketHashName, phase, cents: Number(ask), bidCents: bid === null ? null : Number(bid) };
}

/** Items of which only phases are told, each as its cheapest phase: what is compared is an item, whatever phase a copy has. */
function cheapestPhases(rows: readonly FeedRow[]): FeedRow[] {
  return [...Map.groupBy(rows, ({ marketHashName }) => marketHashName).values()].flatMap((told) => {
    if (told.some(({ phase }) => phase === '')) return [];
    const cheapest = told.reduce((least, row) => (row.cents < least.cents ? row : least));
    return [{ ...cheapest, phase: '' }];
  });
}

/**
 * Reads a price feed: JSON with `prices`, market hash names with US cents. A platform's feed names it (`metadata.platform`), may be in yuan
 * (`metadata.currency`) and may tell bids (`{"ask": 1200, "bid": 1100}`); what it tells by phases alone stands
 * besides as its item's cheapest. Rows that cannot be are told and left out.
 * @param wanted the platform whose prices these have to be, where the feed does not say.
 * @throws InvalidInput where the file as a whole is none: not JSON, no prices, another platform or currency, or more bad rows than good ones.
 */
export function readPriceFeed(text: string, wanted: PlatformName | null = null): PriceFeed {
  const feed = parseFeed(text);
  const head = headOf(feed, wanted);
  const rows: FeedRow[] = [];
  const problems: FeedProblem[] = [];
  for (const [name, told] of Object.entries(feed.prices)) {
    const row = rowOf(name, told, head);
    if (typeof row !== 'string') rows.push(row);
    else problems.push({ name: name.slice(0, NAME_LENGTH_MAX), line: lineOf(text, name), reason: row });
  }
  if (rows.length === 0 || problems.length > rows.length)
    throw new InvalidInput('feed', `has ${rows.length} good rows and ${problems.length} bad ones`);
  if (head.platform !== null) rows.push(...cheapestPhases(rows));
  const keyOf = (row: FeedRow): string => `${row.marketHashName} ${row.phase}`;
  const sorted = rows.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return { ...head, rows: sorted, problems, lineOf: (name) => lineOf(text, name) };
}
