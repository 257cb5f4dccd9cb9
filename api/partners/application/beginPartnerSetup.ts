import { randomBytes } from 'node:crypto';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { parseCallbackUrl } from '../callbacks/callbackUrl.ts';
import { CallbackUrlInvalid, PartnerKeyInvalid, PartnerKeyTaken } from './partner.errors.ts';
import { challengeText } from './partner.ts';
import { parsePartnerKey } from './partnerKey.ts';
import { requireUnlocked } from './requireUnlocked.ts';
import { findSetup, isKeyRegistered, saveSetup } from './setup.store.ts';

/**
 * Stores key and callback address for step 2 (P-03, T-18); nothing is locked yet. A changed key gets a new challenge,
 * and a changed address needs its own test; what is unchanged keeps its proof.
 * @throws PartnerKeyInvalid, CallbackUrlInvalid, PartnerNotApproved, PartnerLocked, PartnerKeyTaken.
 */
export async function beginPartnerSetup(
  { db, config }: Platform,
  request: { userId: string; publicKey: string; callbackUrl: string },
): Promise<void> {
  const key = parsePartnerKey(request.publicKey);
  if ('problem' in key) throw new PartnerKeyInvalid({ keyProblem: key.problem });
  const parsed = parseCallbackUrl(request.callbackUrl, config.CALLBACK_DEV_HOSTS);
  if ('problem' in parsed) throw new CallbackUrlInvalid({ urlProblem: parsed.problem });
  await inTransaction(db, async (tx) => {
    const { id, appId } = await requireUnlocked(tx, request.userId);
    if (await isKeyRegistered(tx, key.fingerprint)) throw new PartnerKeyTaken();
    const before = await findSetup(tx, id);
    const keptKey = before?.fingerprint === key.fingerprint ? before : null;
    const keptUrl = before?.callbackUrl === parsed.url ? before : null;
    const nonce = randomBytes(24).toString('base64url');
    await saveSetup(tx, id, {
      ...key,
      callbackUrl: parsed.url,
      challenge: keptKey?.challenge ?? challengeText({ appId, nonce }),
      provenAt: keptKey?.provenAt ?? null,
      testEventId: keptUrl?.testEventId ?? null,
    });
    checkpoint('partner.setupKept');
  });
}
