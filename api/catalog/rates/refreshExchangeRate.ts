import { readClock } from '../../kernel/clock.ts';
import type { Locks } from '../../kernel/locks.ts';
import type { Platform } from '../../kernel/platform.ts';
import { isJump } from './exchangeRate.ts';
import { findRate, noteRateFailure, saveRate } from './rate.store.ts';
import { RateError, type RateGateway } from './rateGateway.ts';

/** Null if no exchange-rate service is configured. */
type RatePlatform = Platform & { rates: RateGateway | null; locks: Locks };

/**
 * Refreshes the exchange rate from the service. If the service is down, slow or implausible, the last valid rate is kept and only the
 * failure is recorded (W-12). Safe to run twice and by several workers at once.
 */
export async function refreshExchangeRate({ db, log, rates, locks }: RatePlatform): Promise<void> {
  if (rates === null) return;
  await locks.hold('exchange-rate', async () => {
    try {
      const cnyPerUsd = await rates.fetchCnyPerUsd();
      const kept = await findRate(db);
      if (isJump(cnyPerUsd, kept, await readClock(db)))
        throw new RateError(`${cnyPerUsd} is too far from the kept ${kept?.cnyPerUsd}`);
      await saveRate(db, cnyPerUsd, rates.source);
    } catch (error) {
      if (!(error instanceof RateError)) throw error;
      log.warn({ error: error.message }, 'no exchange rate; the last one stays');
      await noteRateFailure(db, error.message);
    }
  });
}
