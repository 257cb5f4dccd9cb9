import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';

/**
 * Cancels one of our offers.
 * @returns the offer as Steam shows it afterwards, which tells even after an error whether it was cancelled.
 */
export async function takeBackOffer(
  worker: WorkerPlatform,
  session: SteamSession,
  tradeOfferId: string,
): Promise<TradeOffer> {
  try {
    await worker.steam.cancelTradeOffer(session, tradeOfferId);
  } catch (error) {
    if (!(error instanceof SteamError) || error.kind === 'sessionExpired') throw error;
  }
  return worker.steam.getTradeOffer(session, tradeOfferId);
}
