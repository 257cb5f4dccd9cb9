import { doEach } from '../../kernel/doEach.ts';
import { measureSteamHealth } from '../../steam/client/measureSteamHealth.ts';
import { type CallHealth, worstOf } from '../../steam/client/steamHealth.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { listOrderIdsToPause } from '../order/order.store.ts';
import { pauseOrder } from '../order/pauseOrder.ts';
import { resumeOrder } from '../order/resumeOrder.ts';

const ORDERS_MAX = 200;

/**
 * Measures Steam, and pauses or resumes the deadlines of orders accordingly.
 * @param probe given where Steam may be asked for a sign of life: whether no offer waits to be sent.
 */
export async function syncSteamHealth(
  worker: WorkerPlatform,
  probe?: { isSendIdle: boolean },
): Promise<CallHealth[]> {
  const kinds = await measureSteamHealth(worker, probe);
  const { state, since } = worstOf(kinds);
  const isDown = state === 'down';
  await doEach(worker.log, 'order-clock', await listOrderIdsToPause(worker.db, { isDown }, ORDERS_MAX), {
    keyOf: (orderId) => orderId,
    act: (orderId) =>
      isDown && since ? pauseOrder(worker, { orderId, failingSince: since }) : resumeOrder(worker, orderId),
  });
  return kinds;
}
