import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';

/** Takes back one of our offers. @returns the offer as Steam has it afterwards: after any error it says itself whether it was done. */
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
