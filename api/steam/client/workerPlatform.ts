import type { RateGateway } from '../../catalog/rates/rateGateway.ts';
import type { Locks } from '../../kernel/locks.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { PaymentGateway } from '../../payments/provider/paymentGateway.ts';
import type { SteamGateway } from './steamGateway.ts';
import type { SteamSignIn } from './steamSignIn.ts';
import type { SteamWatch } from './steamWatch.ts';

/** What services of the worker depend on: the platform, the gateways, and locks that outlast a transaction. */
export interface WorkerPlatform extends Platform {
  steam: SteamGateway;
  signIn: SteamSignIn;
  /** Null where no exchange-rate service is configured. */
  rates: RateGateway | null;
  /** Null where no payment app is configured. */
  payment: PaymentGateway | null;
  /** Counts the calls made through `steam`. */
  watch: SteamWatch;
  locks: Locks;
}
