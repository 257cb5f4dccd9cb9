import type { Db } from '../../kernel/db.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Cents } from '../../kernel/money.ts';
import { fenOfUsCents } from '../rates/exchangeRate.ts';
import { readExchangeRate } from '../rates/readExchangeRate.ts';
import type { PriceFeed } from './priceFeed.ts';

/** Conversion of a feed's prices to fen. */
export interface FeedRate {
  /** Null for a feed in yuan. */
  readonly cnyPerUsd: number | null;
  /** Converts hundredths of the feed's currency to fen, rounded half up. */
  fenOf(cents: number): Cents;
}

/**
 * Reads the exchange rate that a feed requires.
 * @throws InvalidInput if there is none yet.
 */
export async function readFeedRate(db: Db, { currency }: PriceFeed): Promise<FeedRate> {
  if (currency === 'CNY') return { cnyPerUsd: null, fenOf: BigInt };
  const rate = await readExchangeRate(db);
  if (rate === null) throw new InvalidInput('rate', 'there is no exchange rate yet; the worker asks for one');
  const { cnyPerUsd } = rate;
  return { cnyPerUsd, fenOf: (cents) => fenOfUsCents(cents, cnyPerUsd) };
}
