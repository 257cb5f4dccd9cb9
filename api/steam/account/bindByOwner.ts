import { admitService } from '../../kernel/closure/admitService.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { type CodeUpload, type QrUpload, sealSteamUpload } from '../client/steamSecret.ts';
import {
  findNextSignInAt,
  insertBinding,
  lockBinder,
  type OwnerWay,
  replacePendingBindings,
} from './binding.store.ts';
import { admitAccounts, steamBindByOwnerJob } from './bindSteamAccounts.ts';
import { SteamAccountUnknown, SteamSignInsTooMany } from './steamAccount.errors.ts';
import { findOwnSteamId } from './steamAccount.store.ts';

/** Sign-ins that one user may start within an hour: all users share the lanes, and Steam limits sign-ins by address. */
const SIGN_INS_MAX = 20;

/** Name of the account of a QR code until somebody approves it. */
const NO_NAME = '';

/** A login code of Steam's mobile authenticator: five of its letters and digits. */
const CODE = /^[23456789BCDFGHJKMNPQRTVWXY]{5}$/;

/** Who binds. With `steamAccountId` that account is bound again, and no other. */
interface Binder {
  userId: string;
  steamAccountId: string | null;
}

async function beginBinding(
  { db, jobs, config }: Platform,
  { userId, steamAccountId }: Binder,
  {
    way,
    accountName,
    upload,
  }: {
    way: OwnerWay;
    accountName: string;
    upload: Omit<QrUpload, 'wantedSteamId'> | Omit<CodeUpload, 'wantedSteamId'>;
  },
): Promise<string> {
  const id = newId();
  await inTransaction(db, async (tx) => {
    await admitService(tx, 'binding');
    await lockBinder(tx, userId);
    const wantedSteamId = steamAccountId && (await findOwnSteamId(tx, { id: steamAccountId, userId }));
    if (steamAccountId && !wantedSteamId) throw new SteamAccountUnknown();
    const sealedUpload = sealSteamUpload(config.STEAM_SEAL_PUBLIC_KEY, id, { ...upload, wantedSteamId });
    for (const replaced of await replacePendingBindings(tx, userId, [accountName]))
      await notifyChanged(tx, { topic: 'steamBinding', id: replaced, userId });
    if (!wantedSteamId) await admitAccounts(tx, userId, [accountName]);
    const nextAt = await findNextSignInAt(tx, userId, SIGN_INS_MAX);
    if (nextAt) throw new SteamSignInsTooMany({ limit: SIGN_INS_MAX, nextAt });
    await insertBinding(tx, { id, userId, way, accountName, type: 'ordinary', sealedUpload });
    await jobs.send(tx, steamBindByOwnerJob, { bindingId: id });
    await notifyChanged(tx, { topic: 'steamBinding', id, userId });
  });
  return id;
}

/**
 * Starts a binding by QR code (S-09): the worker begins a sign-in, shows its code and waits for the owner's Steam app. The account is
 * ordinary. A code of the user that still waits is replaced.
 * @returns the binding's id.
 * @throws ServiceClosed, SteamAccountsFull, SteamAccountUnknown, SteamSignInsTooMany.
 */
export async function bindByQr(platform: Platform, binder: Binder): Promise<string> {
  const upload = { qr: null, accountName: null };
  return beginBinding(platform, binder, { way: 'qr', accountName: NO_NAME, upload });
}

/**
 * Starts a binding by name, password and a login code, each typed once (S-09). The worker signs in with them at once and keeps its tokens
 * alone: the password is erased with the sign-in, or with the first failure. The account is ordinary.
 * @returns the binding's id.
 * @throws InvalidInput, ServiceClosed, SteamAccountsFull, SteamAccountUnknown, SteamSignInsTooMany.
 */
export async function bindByCode(
  platform: Platform,
  {
    accountName,
    password,
    guardCode,
    ...binder
  }: Binder & Record<'accountName' | 'password' | 'guardCode', string>,
): Promise<string> {
  for (const [field, text] of Object.entries({ accountName, password }))
    if (text === '') throw new InvalidInput(field, 'must not be empty');
  const code = guardCode.trim().toUpperCase();
  if (!CODE.test(code))
    throw new InvalidInput('guardCode', 'five letters and digits of the mobile authenticator');
  const upload = { accountName, password, code };
  return beginBinding(platform, binder, { way: 'code', accountName, upload });
}
