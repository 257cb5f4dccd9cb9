import { admitService } from '../../kernel/closure/admitService.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { sealSteamUpload } from '../client/steamSecret.ts';
import { findNextQrAt, insertBinding, lockBinder, replacePendingBindings } from './binding.store.ts';
import { steamBindQrJob } from './bindSteamAccounts.ts';
import { QrCodesTooMany, SteamAccountsFull, SteamAccountUnknown } from './steamAccount.errors.ts';
import { countAccounts, findOwnSteamId } from './steamAccount.store.ts';
import { ACCOUNTS_MAX } from './steamBinding.ts';

/** QR codes of one user within an hour: each is polled at Steam, by all users' common lanes. */
const CODES_MAX = 20;

/** Name of the account of a QR code until somebody approves it. */
const NO_NAME = '';

/**
 * Starts a binding by QR code (S-09): the worker begins a sign-in, shows its code and waits for the owner's Steam app. The account is
 * ordinary. A code of the user that still waits is replaced. With `steamAccountId` that account is bound again, and no other.
 * @returns the binding's id.
 * @throws ServiceClosed, SteamAccountsFull, SteamAccountUnknown, QrCodesTooMany.
 */
export async function bindByQr(
  { db, jobs, config }: Platform,
  { userId, steamAccountId }: { userId: string; steamAccountId: string | null },
): Promise<string> {
  const id = newId();
  await inTransaction(db, async (tx) => {
    await admitService(tx, 'binding');
    await lockBinder(tx, userId);
    const steamId = steamAccountId && (await findOwnSteamId(tx, { id: steamAccountId, userId }));
    if (steamAccountId && !steamId) throw new SteamAccountUnknown();
    const upload = { qr: null, accountName: null, wantedSteamId: steamId };
    const sealedUpload = sealSteamUpload(config.STEAM_SEAL_PUBLIC_KEY, id, upload);
    if (!steamId && (await countAccounts(tx, userId)) >= ACCOUNTS_MAX)
      throw new SteamAccountsFull({ limit: ACCOUNTS_MAX });
    const nextAt = await findNextQrAt(tx, userId, CODES_MAX);
    if (nextAt) throw new QrCodesTooMany({ limit: CODES_MAX, nextAt });
    for (const replaced of await replacePendingBindings(tx, userId, [NO_NAME]))
      await notifyChanged(tx, { topic: 'steamBinding', id: replaced, userId });
    await insertBinding(tx, { id, userId, way: 'qr', accountName: NO_NAME, type: 'ordinary', sealedUpload });
    await jobs.send(tx, steamBindQrJob, { bindingId: id });
    await notifyChanged(tx, { topic: 'steamBinding', id, userId });
  });
  return id;
}
