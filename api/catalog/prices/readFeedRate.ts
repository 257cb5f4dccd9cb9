import type { Db } from '../../kernel/db.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Cents } from '../../kernel/money.ts';
import { fenOfUsCents } from '../rates/exchangeRate.ts';
import { readExchangeRate } from '../rates/readExchangeRate.ts';
import type { PriceFeed } from './priceFeed.ts';

/** How a feed's prices become fen. */
export interface FeedRate {
  /** Null for a feed in yuan. */
  readonly cnyPerUsd: number | null;
  /** Hundredths of the feed's currency in fen, half up. */
  fenOf(cents: number): Cents;
}

/**
 * Reads the rate that a feed needs.
 * @throws InvalidInput where there is none yet.
 */
export async function readFeedRate(db: Db, { currency }: PriceFeed): Promise<FeedRate> {
  if (currency === 'CNY') return { cnyPerUsd: null, fenOf: BigInt };
  const rate = await readExchangeRate(db);
  if (rate === null) throw new InvalidInput('rate', 'there is no exchange rate yet; the worker asks for one');
  const { cnyPerUsd } = rate;
  return { cnyPerUsd, fenOf: (cents) => fenOfUsCents(cents, cnyPerUsd) };
}
