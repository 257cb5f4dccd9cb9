import { parsePhone } from '../../accounts/session/session.ts';
import { takeSandboxTradeUrl } from '../../accounts/user/takeSandboxTradeUrl.ts';
import { findOrInsertUser, lockTradeUrl, updateOpenPlatform } from '../../accounts/user/user.store.ts';
import { askSandbox } from '../../kernel/askSandbox.ts';
import { assert } from '../../kernel/assert.ts';
import { newId, newPublicName } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { parseCallbackUrl } from '../../notifications/callback/callbackUrl.ts';
import { openUserAccounts, readBalances } from '../../payments/ledger/ledger.store.ts';
import { topUpInSandbox } from '../../payments/wallet/topUpInSandbox.ts';
import { walletOf } from '../../payments/wallet/wallet.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import { applyPartner } from './applyPartner.ts';
import {
  ApplicationExists,
  CallbackUrlInvalid,
  PartnerKeyInvalid,
  PartnerKeyTaken,
} from './partner.errors.ts';
import { findPartnerStatus, lockApplication } from './partner.store.ts';
import { type PartnerPublicKey, parsePartnerKey } from './partnerKey.ts';
import { reviewPartner } from './reviewPartner.ts';
import { findKeyId, insertKey, lockCallback } from './setup.store.ts';

/** The phone number that signs the sandbox's partner in at the site. */
export const SANDBOX_PARTNER_PHONE = '13800000001';
/** Until a receiver is named, its callbacks reach nobody; `GET /events` has them. */
const NO_RECEIVER = 'https://no-receiver.invalid/callbacks';
/** The wallet is filled whenever less than the first of these is left, by the second: in fen. */
const FUNDS_MIN_CENTS = 1_000_000n;
const FUNDS_CENTS = 10_000_000n;

const APPLICATION = {
  phone: SANDBOX_PARTNER_PHONE,
  wechat: 'sandbox_partner',
  reason: 'Tries the open platform in the sandbox.',
  dailyOrders: null,
  dailyAmountCents: null,
};

/** A partner that is ready to call. */
export interface SandboxPartner {
  readonly appId: string;
  readonly keyId: string;
  readonly spendableCents: Cents;
  /** Its own trade link. */
  readonly tradeUrl: string;
}

/** Whether a trade link leads to a player of this sandbox: its database may be newer than the link. */
export async function isSandboxTradeUrl(
  { config }: Pick<Platform, 'config'>,
  tradeUrl: string,
): Promise<boolean> {
  const address = parseTradeUrl(tradeUrl);
  if (!address) return false;
  const response = await askSandbox(config, `/sandbox/accounts/${address.steamId}`);
  return response.ok && ((await response.json()) as { tradeUrl?: unknown }).tradeUrl === tradeUrl;
}

/** The partner's user, who signs in at the site by phone, with the open platform switched on. */
async function openUser({ db }: Platform): Promise<string> {
  const phone = parsePhone(SANDBOX_PARTNER_PHONE);
  assert(phone, 'the phone number of the sandbox is one');
  const { id } = await inTransaction(db, async (tx) => {
    const user = await findOrInsertUser(tx, phone);
    await openUserAccounts(tx, user.id);
    return user;
  });
  await updateOpenPlatform(db, id, true);
  return id;
}

async function fillWallet(platform: Platform, userId: string): Promise<Cents> {
  const { spendableCents } = walletOf(await readBalances(platform.db, userId));
  if (spendableCents >= FUNDS_MIN_CENTS) return spendableCents;
  await topUpInSandbox(platform, { userId, amountCents: FUNDS_CENTS, clientRequestId: newId() });
  return spendableCents + FUNDS_CENTS;
}

async function giveTradeUrl(platform: Platform, userId: string): Promise<string> {
  const read = () => inTransaction(platform.db, (tx) => lockTradeUrl(tx, userId));
  const before = await read();
  if (before && (await isSandboxTradeUrl(platform, before))) return before;
  await takeSandboxTradeUrl(platform, userId);
  const tradeUrl = await read();
  assert(tradeUrl, 'a link that was just set is there');
  return tradeUrl;
}

/** Applies and approves, as far as that was not done before. */
async function approve(platform: Platform, userId: string, operator: string): Promise<string> {
  const before = await findPartnerStatus(platform.db, userId);
  if (before?.status === 'approved') return before.appId;
  if (before?.status !== 'reviewing') {
    // Of two commands at once, one applies.
    await applyPartner(platform, { userId, draft: APPLICATION }).catch((error: unknown) => {
      if (!(error instanceof ApplicationExists)) throw error;
    });
  }
  const partner = await findPartnerStatus(platform.db, userId);
  assert(partner, 'a user who applied has an application');
  const decision = { verdict: 'approve', reason: null, solution: null } as const;
  await reviewPartner(platform, { appId: partner.appId, decision, operator });
  return partner.appId;
}

/** Registers a key beside those that the partner has, and locks the address of callbacks. */
async function registerKey(
  { db }: Platform,
  { userId, key, callbackUrl }: { userId: string; key: PartnerPublicKey; callbackUrl: string | null },
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const held = await lockApplication(tx, userId);
    assert(held, 'a user who applied has an application');
    const known = await findKeyId(tx, held.id, key.fingerprint);
    const keyId = known ?? newPublicName('key');
    if (!known && !(await insertKey(tx, { id: keyId, partnerId: held.id, ...key })))
      throw new PartnerKeyTaken();
    if (callbackUrl || !held.lockedAt) await lockCallback(tx, held.id, callbackUrl ?? NO_RECEIVER);
    return keyId;
  });
}

/**
 * Makes a partner that is ready to call, or finds the one that was made before: an approved application, this key, money, a trade link.
 * What a run finds missing is made good again. Sandbox mode only; runs as the owner of the tables, who alone reviews applications.
 * @param request.callbackUrl where callbacks go; null leaves the address as it is.
 * @throws PartnerKeyInvalid, CallbackUrlInvalid, PartnerKeyTaken for a revoked key, SandboxSilent.
 */
export async function openSandboxPartner(
  platform: Platform,
  { publicKey, callbackUrl, operator }: { publicKey: string; callbackUrl: string | null; operator: string },
): Promise<SandboxPartner> {
  const { config } = platform;
  assert(config.SANDBOX && config.SANDBOX_URL, 'ready-made partners exist in the sandbox alone');
  const key = parsePartnerKey(publicKey);
  if ('problem' in key) throw new PartnerKeyInvalid({ keyProblem: key.problem });
  const parsed = callbackUrl === null ? null : parseCallbackUrl(callbackUrl, config.CALLBACK_DEV_HOSTS);
  if (parsed && 'problem' in parsed) throw new CallbackUrlInvalid({ urlProblem: parsed.problem });
  const userId = await openUser(platform);
  const appId = await approve(platform, userId, operator);
  return {
    appId,
    keyId: await registerKey(platform, { userId, key, callbackUrl: parsed?.url ?? null }),
    tradeUrl: await giveTradeUrl(platform, userId),
    spendableCents: await fillWallet(platform, userId),
  };
}
