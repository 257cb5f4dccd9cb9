import type { RequestOrigin } from '../../accounts/session/accountAction.ts';
import type { SessionCache } from '../../accounts/session/sessionCache.ts';
import type { SmsGateway } from '../../accounts/sms/smsGateway.ts';
import type { IdentityGateway } from '../../accounts/verification/identityGateway.ts';
import type { MarketIndex } from '../../catalog/market/marketIndex.ts';
import { assert } from '../../kernel/assert.ts';
import type { CookieChange } from '../../kernel/cookie.ts';
import type { Language } from '../../kernel/domainError.ts';
import type { User } from '../../kernel/generated/prisma/client.ts';
import type { Handovers } from '../../kernel/handover.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { PaymentGateway } from '../../payments/provider/paymentGateway.ts';
import type { CopyFeed } from '../../selling/copies/followCopies.ts';
import type { ViewCounter } from '../../selling/listing/countViews.ts';
import type { LiveMarket } from '../../selling/live/liveMarket.ts';
import type { LimitState } from '../admission/partnerLimit.ts';
import type { ChangeFeed } from './changeFeed.ts';
import type { Loaders } from './loaders.ts';

/** The signed-in user, or the partner that signed the request. */
export interface Viewer {
  userId: string;
  /** Null for a partner's signed request, which has no session. */
  sessionId: string | null;
}

/** Data read together with the session. Valid only until the request writes something. */
export interface Opening {
  /** Current time of the database. */
  now: Date;
  /** The viewer's row with all columns. */
  user: User;
}

/** The part of a request that resolvers may access. */
export interface RequestContext {
  viewer: Viewer | null;
  /** Null for visitors, signed requests, mutations and subscriptions. */
  opening: Opening | null;
  address: string;
  userAgent: string;
  /** Of messages to people. */
  language: Language;
  /** Of the cookie that names the browser (decision 0047); null where it has none. */
  deviceHash: string | null;
  /** Size of the received body in bytes; 0 without a body. */
  bodyBytes: number;
  /**
   * Charges the caller for work in processor milliseconds. Absent if the work was charged as a whole.
   * @throws BudgetSpent
   */
  chargeWork?: (costMs: number) => Promise<void>;
  /** For a partner's signed request: what is left of its limit, and how to count more requests. */
  partnerLimit?: { state: LimitState; spend(requests: number): Promise<LimitState> };
  /** Sets or clears a cookie of the response. */
  setCookie(change: CookieChange): void;
}

/** Dependencies of GraphQL and REST that are shared by the whole process. */
export interface Services {
  platform: Platform;
  sms: SmsGateway;
  identity: IdentityGateway;
  /** Null if no payment app is configured. */
  payment: PaymentGateway | null;
  changes: ChangeFeed;
  /** The in-memory market index. */
  market: MarketIndex;
  /** All copies on sale in memory. */
  copies: CopyFeed;
  /** Counts looks at copies on sale. */
  views: ViewCounter;
  /** Streams of what changes in the market. */
  live: LiveMarket;
  /** Results that the worker passes to a waiting request. */
  handovers: Handovers;
  /** Sessions that were read within the last second. */
  sessions: SessionCache;
}

/** The context of every resolver. */
export type GraphqlContext = Services &
  RequestContext & {
    loaders: Loaders;
    /** True for the site's own queries, whose cost is known: it is not calculated again. */
    isPersisted: boolean;
  };

/** Origin of a request, for the audit record. */
export function originOf({ viewer, address, userAgent }: RequestContext): RequestOrigin {
  return { sessionId: viewer?.sessionId ?? null, address, userAgent };
}

/** Returns the session of a field that signed requests cannot reach. */
export function requireSession(viewer: Viewer | null): { userId: string; sessionId: string } {
  const { userId, sessionId } = requireViewer(viewer);
  assert(sessionId !== null, 'a field of sessions was reached without one');
  return { userId, sessionId };
}

/** Returns the viewer of a field that requires sign-in. */
export function requireViewer(viewer: Viewer | null): Viewer {
  assert(viewer, 'a field for signed-in users was reached by a visitor');
  return viewer;
}
