import type { WorkerPlatform } from '../../api/steam/client/workerPlatform.ts';

/** A worker whose calls for inventories are counted and timed. */
export interface TimedWorker {
  worker: WorkerPlatform;
  seen: { calls: number; ms: number };
}

/** A wrapper between a worker and Steam's inventories. It separates Steam's time from the market's own. */
export function timeInventoryCalls(worker: WorkerPlatform): TimedWorker {
  const { steam } = worker;
  const seen = { calls: 0, ms: 0 };
  const getInventory: typeof steam.getInventory = async (...given) => {
    const start = performance.now();
    seen.calls += 1;
    try {
      return await steam.getInventory(...given);
    } finally {
      seen.ms += performance.now() - start;
    }
  };
  // The gateway is a proxy without own fields.
  const timed = new Proxy(steam, {
    get: (target, name: keyof typeof steam) => (name === 'getInventory' ? getInventory : target[name]),
  });
  return { seen, worker: { ...worker, steam: timed } };
}
