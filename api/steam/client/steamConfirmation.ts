import { getConfirmationKey } from 'steam-totp';
import { z } from 'zod';
import { SteamError } from './steamError.ts';
import type { SteamSession } from './steamGateway.ts';
import { requestSteam } from './steamRequest.ts';
import { readSteamTime } from './steamSecret.ts';
import type { PacedRequest } from './steamThrottle.ts';

/** Addresses of Steam's hosts and the request timeout. */
export interface SteamAddress {
  readonly apiBase: string;
  readonly communityBase: string;
  readonly timeoutMs: number;
  /** Makes the calls at a limited rate. Without it, calls are made at once. */
  readonly request?: PacedRequest;
}

/** Steam returns an empty list to any user agent but the app's own (steamcommunity 3.50.3, issue 371). */
const appUserAgent = 'okhttp/4.9.2';

const listShape = z.object({
  success: z.boolean(),
  needauth: z.boolean().optional(),
  conf: z
    .array(z.object({ id: z.string(), nonce: z.string(), creator_id: z.string(), type: z.int().optional() }))
    .default([]),
});
const doneShape = z.object({ success: z.boolean(), needauth: z.boolean().optional() });

/** Type of trade confirmations. Other types (such as market listings) have creator ids of their own. */
const tradeType = 2;

/** How far ahead of its own clock Steam accepts a key: `skew_tolerance_seconds` of QueryTime. */
const aheadSecondsMax = 60;
/** A last time further ahead than this was issued before the clock was set back, and is ignored. */
const clockJumpSeconds = 3600;

const lastTimes = new Map<string, number>();

/**
 * Returns a time that this process has not used with this Steam host for this account and tag: Steam accepts each (time, tag) pair once.
 * Throws `transient` when all keys of the current minute are used.
 */
function freshTime(
  { communityBase }: SteamAddress,
  { steamId, tag, unixSeconds }: { steamId: string; tag: string; unixSeconds: number },
): number {
  const name = `${communityBase} ${steamId} ${tag}`;
  const last = lastTimes.get(name) ?? 0;
  const time = last > unixSeconds + clockJumpSeconds ? unixSeconds : Math.max(unixSeconds, last + 1);
  if (time > unixSeconds + aheadSecondsMax) {
    throw new SteamError('transient', '/mobileconf: the confirmation keys of this minute are used up', {
      code: 84,
    });
  }
  lastTimes.set(name, time);
  return time;
}

async function callMobile<Shape extends z.ZodType>(
  address: SteamAddress,
  session: SteamSession,
  call: { path: string; tag: string; time: number; query: Record<string, string>; shape: Shape },
): Promise<z.infer<Shape>> {
  const time = freshTime(address, { steamId: session.steamId, tag: call.tag, unixSeconds: call.time });
  const path = `/mobileconf/${call.path}`;
  const asked = {
    base: address.communityBase,
    path,
    query: {
      p: session.deviceId,
      a: session.steamId,
      k: getConfirmationKey(session.identitySecret, time, call.tag),
      t: String(time),
      m: 'react',
      tag: call.tag,
      ...call.query,
    },
    headers: {
      'user-agent': appUserAgent,
      cookie: `steamLoginSecure=${session.steamId}%7C%7C${session.accessToken}; sessionid=${session.sessionId}`,
    },
    timeoutMs: address.timeoutMs,
    hasEffect: call.tag === 'accept',
  };
  const { body } = await (address.request ?? requestSteam)(asked, session.steamId);
  const parsed = call.shape.safeParse(body);
  if (!parsed.success) throw new SteamError('transient', `${path}: unexpected shape`, { isOutage: true });
  return parsed.data;
}

function checkSuccess(path: string, answer: { success: boolean; needauth?: boolean | undefined }): void {
  if (answer.success) return;
  if (answer.needauth === true) throw new SteamError('sessionExpired', `${path}: sign-in needed`);
  throw new SteamError('transient', `${path}: could not act on the confirmation`);
}

async function listConfirmations(
  address: SteamAddress,
  session: SteamSession,
  time: number,
): Promise<z.infer<typeof listShape>['conf']> {
  const list = { path: 'getlist', tag: 'list', time, query: {}, shape: listShape };
  const listed = await callMobile(address, session, list);
  checkSuccess('/mobileconf/getlist', listed);
  return listed.conf.filter(({ type }) => type === undefined || type === tradeType);
}

/** Lists the ids of the offers that have a pending confirmation. */
export async function listUnconfirmedOfferIds(
  address: SteamAddress,
  session: SteamSession,
): Promise<string[]> {
  const confirmations = await listConfirmations(address, session, await readSteamTime(address));
  return confirmations.map((confirmation) => confirmation.creator_id);
}

/**
 * Lists the account's confirmations and accepts the one for this offer. Safe to repeat. Throws `SteamError` `definite` if Steam lists no
 * confirmation for this offer (already confirmed, or the offer no longer exists).
 */
export async function confirmOffer(
  address: SteamAddress,
  session: SteamSession,
  tradeOfferId: string,
): Promise<void> {
  const time = await readSteamTime(address);
  const confirmations = await listConfirmations(address, session, time);
  const confirmation = confirmations.find((candidate) => candidate.creator_id === tradeOfferId);
  if (confirmation === undefined) {
    throw new SteamError('definite', '/mobileconf/getlist: no confirmation for this offer');
  }
  const query = { op: 'allow', cid: confirmation.id, ck: confirmation.nonce };
  const allow = { path: 'ajaxop', tag: 'accept', time, query, shape: doneShape };
  checkSuccess('/mobileconf/ajaxop', await callMobile(address, session, allow));
}
