import type { workerFor } from '../../kit/rounds.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { buyAs } from './deliveryScene.ts';
import { buyersSteamId } from './playedSteam.ts';

/** The buyer's old link is dead: Steam gave the account a new token. */
export async function openDeadLink(market: TestMarket, worker: ReturnType<typeof workerFor>) {
  const scene = await buyAs(market, 'ignore');
  const steamId = await buyersSteamId(market, scene.orderNo);
  await market.owner.query("update sandbox.steam_account set trade_token = 'newToken' where steam_id = $1", [
    steamId,
  ]);
  await worker.send(scene.orderNo);
  const partner = BigInt(steamId) - 76_561_197_960_265_728n;
  return {
    ...scene,
    steamId,
    freshUrl: `https://steamcommunity.com/tradeoffer/new/?partner=${partner}&token=newToken`,
  };
}
