import type { Locks } from '../kernel/locks.ts';
import type { Platform } from '../kernel/platform.ts';
import type { SteamGateway } from './steamGateway.ts';
import type { SteamWatch } from './steamWatch.ts';

/** What the worker's deeds stand on: the platform, the bridge to Steam, and locks that outlast a transaction. */
export interface WorkerPlatform extends Platform {
  steam: SteamGateway;
  /** What the calls through `steam` met. */
  watch: SteamWatch;
  locks: Locks;
}
