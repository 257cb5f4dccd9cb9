import { z } from 'zod';
import { InvalidInput } from '../kernel/invalidInput.ts';
import { isPlainText } from '../kernel/text.ts';

/** One price of a feed. `phase` is empty but where the feed tells a Doppler's phase. */
export interface FeedRow {
  readonly marketHashName: string;
  readonly phase: string;
  readonly usCents: number;
}

/** A row that is skipped. `line` counts from 1; null where the row cannot be found again. */
export interface FeedProblem {
  readonly name: string;
  readonly line: number | null;
  readonly reason: string;
}

/** A whole feed, read before anything is written. Rows are sorted by name, each name and phase once. */
export interface PriceFeed {
  readonly rows: readonly FeedRow[];
  readonly problems: readonly FeedProblem[];
}

const FEED = z.object({
  metadata: z.object({ currency: z.string().optional() }).optional(),
  prices: z.record(z.string(), z.unknown()),
});

/** Steam's names stay far below it. */
const NAME_LENGTH_MAX = 200;
/** A million dollars: ten times what any item was ever sold for. */
const US_CENTS_MAX = 100_000_000;
const PHASED = /^(.+ \([^()]+\)) - (Phase [1-4]|Ruby|Sapphire|Black Pearl|Emerald)$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a name must not have.
const CONTROL = /[\u0000-\u001f\u007f]/;

function problemOf(name: string, price: unknown): string | null {
  if (name.trim() === '') return 'the name is empty';
  if (name.length > NAME_LENGTH_MAX) return `the name has more than ${NAME_LENGTH_MAX} characters`;
  if (CONTROL.test(name) || !isPlainText(name)) return 'the name has characters that are no text';
  if (typeof price !== 'number' || !Number.isSafeInteger(price))
    return 'the price is no whole number of US cents';
  if (price < 1 || price > US_CENTS_MAX) return `the price is not within 1 and ${US_CENTS_MAX} US cents`;
  return null;
}

function lineOf(text: string, name: string): number | null {
  const at = text.lastIndexOf(`${JSON.stringify(name)}:`);
  const start = at >= 0 ? at : text.lastIndexOf(JSON.stringify(name));
  return start < 0 ? null : text.slice(0, start).split('\n').length;
}

function parseFeed(text: string): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new InvalidInput('feed', 'is not JSON');
  }
  const feed = FEED.safeParse(body);
  if (!feed.success)
    throw new InvalidInput('feed', 'has no object “prices” of market hash names with US cents');
  const currency = feed.data.metadata?.currency ?? 'USD';
  if (currency !== 'USD')
    throw new InvalidInput('feed', `is in ${currency.slice(0, 20)}, and US cents are wanted`);
  return feed.data.prices;
}

/**
 * Reads a price feed: JSON with `prices`, market hash names with US cents. Rows that cannot be are told and left out.
 * @throws InvalidInput where the file as a whole is none: not JSON, no prices, another currency, or more bad rows than good ones.
 */
export function readPriceFeed(text: string): PriceFeed {
  const rows: FeedRow[] = [];
  const problems: FeedProblem[] = [];
  for (const [name, price] of Object.entries(parseFeed(text))) {
    const reason = problemOf(name, price);
    if (reason !== null) {
      problems.push({ name: name.slice(0, NAME_LENGTH_MAX), line: lineOf(text, name), reason });
      continue;
    }
    const [, marketHashName = name, phase = ''] = PHASED.exec(name) ?? [];
    rows.push({ marketHashName, phase, usCents: Number(price) });
  }
  if (rows.length === 0 || problems.length > rows.length)
    throw new InvalidInput('feed', `has ${rows.length} good rows and ${problems.length} bad ones`);
  const keyOf = (row: FeedRow): string => `${row.marketHashName} ${row.phase}`;
  return { rows: rows.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)), problems };
}
