import { getConfirmationKey } from 'steam-totp';
import { z } from 'zod';
import { callSteam, type SteamAddress } from './callSteam.ts';
import { SteamError } from './steamError.ts';
import type { SteamSession } from './steamGateway.ts';
import { formHeaders, sessionHeaders } from './steamHeaders.ts';
import { readSteamTime } from './steamSecret.ts';

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
  const { identitySecret } = session;
  if (identitySecret === null)
    throw new SteamError('definite', '/mobileconf: the account has no secret', { isHeldBack: true });
  const time = freshTime(address, { steamId: session.steamId, tag: call.tag, unixSeconds: call.time });
  const path = `/mobileconf/${call.path}`;
  const asked = {
    host: 'community',
    path,
    query: {
      p: session.deviceId,
      a: session.steamId,
      k: getConfirmationKey(identitySecret, time, call.tag),
      t: String(time),
      m: 'react',
      tag: call.tag,
      ...call.query,
    },
    headers: sessionHeaders(session),
    hasEffect: call.tag === 'accept',
  } as const;
  const { body } = await callSteam(address, asked, session.steamId);
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
  const confirmations = await listConfirmations(
    address,
    session,
    await readSteamTime(address, session.steamId),
  );
  return confirmations.map((confirmation) => confirmation.creator_id);
}

/**
 * Acknowledges trade protection for the account. Steam accepts no confirmation without it, and asks for it again now and then. Safe to
 * repeat.
 */
export async function acknowledgeProtection(address: SteamAddress, session: SteamSession): Promise<void> {
  const call = {
    host: 'community',
    path: '/trade/new/acknowledge',
    form: { sessionid: session.sessionId, message: '1' },
    headers: formHeaders(session, '/'),
    hasEffect: false,
    reads: 'page',
  } as const;
  await callSteam(address, call, session.steamId);
}

/**
 * Lists the account's confirmations and accepts the one for this offer. If Steam does not act on it, trade protection is acknowledged
 * and the confirmation repeated, once. Safe to repeat. Throws `SteamError` `definite` if Steam lists no confirmation for this offer
 * (already confirmed, or the offer no longer exists).
 */
export async function confirmOffer(
  address: SteamAddress,
  session: SteamSession,
  tradeOfferId: string,
): Promise<void> {
  const time = await readSteamTime(address, session.steamId);
  const confirmations = await listConfirmations(address, session, time);
  const confirmation = confirmations.find((candidate) => candidate.creator_id === tradeOfferId);
  if (confirmation === undefined) {
    throw new SteamError('definite', '/mobileconf/getlist: no confirmation for this offer');
  }
  const query = { op: 'allow', cid: confirmation.id, ck: confirmation.nonce };
  const allow = { path: 'ajaxop', tag: 'accept', time, query, shape: doneShape };
  let done = await callMobile(address, session, allow);
  if (!done.success && done.needauth !== true) {
    await acknowledgeProtection(address, session);
    done = await callMobile(address, session, allow);
  }
  checkSuccess('/mobileconf/ajaxop', done);
}
