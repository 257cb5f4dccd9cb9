import { z } from 'zod';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import { isPlainText } from '../../kernel/text.ts';
import { PLATFORM_NAMES, type PlatformName } from '../market/pricePlatform.ts';

/** One price of a feed, in hundredths of its currency. `phase` is empty but where the feed tells a Doppler's phase. */
export interface FeedRow {
  readonly marketHashName: string;
  readonly phase: string;
  /** The lowest ask. */
  readonly cents: number;
  /** The highest bid, where the feed of a platform tells it. */
  readonly bidCents: number | null;
}

/** A row's name as the feed has it, with its phase. */
export function feedNameOf({ marketHashName, phase }: FeedRow): string {
  return phase === '' ? marketHashName : `${marketHashName} - ${phase}`;
}

/** A row that is skipped. `line` counts from 1; null where the row cannot be found again. */
export interface FeedProblem {
  readonly name: string;
  readonly line: number | null;
  readonly reason: string;
}

/** A whole feed, read before anything is written. Rows are sorted by name, each name and phase once. */
export interface PriceFeed {
  /** Whose prices these are; null: reference prices. */
  readonly platform: PlatformName | null;
  readonly currency: 'USD' | 'CNY';
  /** When the platform was asked, where the feed tells it. */
  readonly updatedAt: Date | null;
  /** Made by the sandbox, of nobody's prices. */
  readonly isSandbox: boolean;
  readonly rows: readonly FeedRow[];
  readonly problems: readonly FeedProblem[];
  /** The line of a name as the feed has it, counted from 1; null where it cannot be found again. */
  lineOf(name: string): number | null;
}

/** What importing a part of a feed did. */
export interface BatchCounts {
  /** Rows of a platform's feed whose names the market does not have: they make no items. */
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
/** What a platform's feed may tell of an item besides a plain price. */
const ASK_AND_BID = z.object({ ask: z.unknown(), bid: z.unknown().optional() });

/** Steam's names stay far below it. */
const NAME_LENGTH_MAX = 200;
/** A million dollars, ten times what any item was ever sold for; in yuan as many fen as a day of the history holds. */
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
  if (CONTROL.test(name) || !isPlainText(name)) return 'the name has characters that are no text';
  return null;
}

function lineOf(text: string, name: string): number | null {
  const at = text.lastIndexOf(`${JSON.stringify(name)}:`);
  const start = at >= 0 ? at : text.lastIndexOf(JSON.stringify(name));
  return start < 0 ? null : text.slice(0, start).split('\n').length;
}

/** Whose prices a feed has: as it says itself, or as it is imported for. */
function platformOf(named: string | undefined, wanted: PlatformName | null): PlatformName | null {
  if (named === undefined) return wanted;
  const platform = PLATFORM_NAMES.find((name) => name === named.toLowerCase());
  if (platform === undefined)
    throw new InvalidInput('feed', `is of “${named.slice(0, 40)}”; known are ${PLATFORM_NAMES.join(', ')}`);
  if (wanted !== null && platform !== wanted)
    throw new InvalidInput('feed', `is of ${platform}, and ${wanted} was asked for`);
  return platform;
}

/** Reference prices are in dollars, those of a platform in dollars or yuan. */
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

/** What the engine says of text that is no JSON: it quotes the place, or counts characters, which nobody does. */
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

/** A row, or what is wrong with it. */
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
