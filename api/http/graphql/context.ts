import type { RequestOrigin } from '../../accounts/session/accountAction.ts';
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
import type { ChangeFeed } from './changeFeed.ts';
import type { Loaders } from './loaders.ts';

/** Who is signed in, or has signed. */
export interface Viewer {
  userId: string;
  /** Null for a partner's signed request: it has no session. */
  sessionId: string | null;
}

/** What was read together with the session: true for as long as nothing was done since. */
export interface Opening {
  /** The market's time. */
  now: Date;
  /** The viewer's row, all of its columns. */
  user: User;
}

/** What a request brings, as far as resolvers may know it. */
export interface RequestContext {
  viewer: Viewer | null;
  /** Null for visitors, for signed requests, and for everything that writes or lasts. */
  opening: Opening | null;
  address: string;
  userAgent: string;
  /** Of messages to people. */
  language: Language;
  /** Of the cookie that names the browser (decision 0047); null where it has none. */
  deviceHash: string | null;
  /** Of the body as it came, in bytes; 0 where there was none. */
  bodyBytes: number;
  /** Charges whoever asks for work, in milliseconds of a processor. Left out: the work was charged as a whole. @throws BudgetSpent */
  chargeWork?: (costMs: number) => Promise<void>;
  /** Changes a cookie of the answer. */
  setCookie(change: CookieChange): void;
}

/** What the doors hold for the whole process. */
export interface DoorContext {
  platform: Platform;
  sms: SmsGateway;
  identity: IdentityGateway;
  /** Null where no payment app is configured. */
  payment: PaymentGateway | null;
  changes: ChangeFeed;
  /** The market in memory. */
  market: MarketIndex;
  /** What the worker hands over while a request waits. */
  handovers: Handovers;
}

/** The context of every resolver. */
export type GraphqlContext = DoorContext & RequestContext & { loaders: Loaders };

/** Where a request came from, for the record of what it does. */
export function originOf({ viewer, address, userAgent }: RequestContext): RequestOrigin {
  return { sessionId: viewer?.sessionId ?? null, address, userAgent };
}

/** The session of a field that a signed request is never let near. */
export function requireSession(viewer: Viewer | null): { userId: string; sessionId: string } {
  const { userId, sessionId } = requireViewer(viewer);
  assert(sessionId !== null, 'a field of sessions was reached without one');
  return { userId, sessionId };
}

/** The viewer of a field that is open to signed-in users alone. */
export function requireViewer(viewer: Viewer | null): Viewer {
  assert(viewer, 'a field for signed-in users was reached by a visitor');
  return viewer;
}
