import { admitService } from '../../kernel/closure/admitService.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { newId } from '../../kernel/ids.ts';
import { declareJob } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { sealSteamUpload } from '../client/steamSecret.ts';
import { insertBinding, lockBinder, replacePendingBindings } from './binding.store.ts';
import {
  type GivenFile,
  type PairedFile,
  type Pairing,
  pairByList,
  pairByOrder,
  type SkippedUpload,
} from './bindingList.ts';
import {
  MafileMissing,
  SteamAccountsFull,
  SteamPasswordCountDiffers,
  SteamPasswordFormatWrong,
  SteamPasswordMissing,
} from './steamAccount.errors.ts';
import { countPlaces } from './steamAccount.store.ts';
import { ACCOUNTS_MAX, type SteamAccountType } from './steamBinding.ts';

/** Signs in with an upload and binds its account. */
export const steamBindJob = declareJob({
  name: 'steam-bind',
  key: 'bindingId',
  timeoutSeconds: 120,
});

/**
 * Binds an account whose owner waits at the page, with a QR code or with a login code typed once. A queue of its own: the codes are of no
 * use behind the Mafiles of others.
 */
export const steamBindByOwnerJob = declareJob({
  name: 'steam-bind-by-owner',
  key: 'bindingId',
  timeoutSeconds: 120,
});

/** What somebody uploads. */
export interface BindingUpload {
  userId: string;
  files: readonly GivenFile[];
  /** A password for each file in order, or lines `account--password`. */
  passwords: { inOrder: readonly string[] } | { list: string };
  type: SteamAccountType;
}

/** An accepted file with its binding, which waits for Steam. */
export interface TakenFile {
  index: number;
  fileName: string;
  accountName: string;
  bindingId: string;
}

function pair(files: readonly GivenFile[], passwords: BindingUpload['passwords']): Pairing {
  const isList = 'list' in passwords;
  const pairing = isList ? pairByList(files, passwords.list) : pairByOrder(files, passwords.inOrder);
  if (!('refusal' in pairing)) return pairing;
  switch (pairing.refusal) {
    case 'mafileMissing':
      throw new MafileMissing();
    case 'passwordMissing':
      throw new SteamPasswordMissing();
    case 'passwordCountDiffers':
      throw new SteamPasswordCountDiffers({
        mafileCount: files.length,
        passwordCount: isList ? 0 : passwords.inOrder.length,
      });
    case 'passwordFormatWrong':
      throw new SteamPasswordFormatWrong({ lines: pairing.lines });
  }
}

function seal({ config }: Platform, bindingId: string, { mafile, password }: PairedFile): string {
  const { accountName, sharedSecret, identitySecret, deviceId } = mafile;
  const upload = { accountName, password, sharedSecret, identitySecret, deviceId };
  return sealSteamUpload(config.STEAM_SEAL_PUBLIC_KEY, bindingId, upload);
}

/**
 * Checks that a user may bind accounts of these names as well. Those that wait for Steam count, since nothing is counted when they are
 * bound. Requires that the binder is locked and that waiting bindings of these names have been replaced.
 * @throws SteamAccountsFull
 */
export async function admitAccounts(tx: Tx, userId: string, accountNames: readonly string[]): Promise<void> {
  const { taken, added } = await countPlaces(tx, userId, accountNames);
  if (added > 0 && taken + added > ACCOUNTS_MAX) throw new SteamAccountsFull({ limit: ACCOUNTS_MAX });
}

/**
 * Takes Mafiles with their passwords in, sealed at once so that only the worker can read them (S-06), and asks it to sign in. An upload
 * of an account that still waits takes the older one's place.
 * @returns each file or line once: taken, or left out with the reason (S-02).
 * @throws ServiceClosed, MafileMissing, SteamPasswordMissing, SteamPasswordCountDiffers, SteamPasswordFormatWrong, SteamAccountsFull.
 */
export async function bindSteamAccounts(
  platform: Platform,
  { userId, files, passwords, type }: BindingUpload,
): Promise<{ taken: TakenFile[]; skipped: SkippedUpload[] }> {
  await admitService(platform.db, 'binding');
  const { paired, skipped } = pair(files, passwords);
  const sealed = paired.map((file) => {
    const id = newId();
    return { file, id, sealedUpload: seal(platform, id, file) };
  });
  const taken = await inTransaction(platform.db, async (tx) => {
    await admitService(tx, 'binding');
    await lockBinder(tx, userId);
    const names = paired.map(({ mafile }) => mafile.accountName);
    for (const id of await replacePendingBindings(tx, userId, names))
      await notifyChanged(tx, { topic: 'steamBinding', id, userId });
    await admitAccounts(tx, userId, names);
    const rows: TakenFile[] = [];
    for (const { file, id, sealedUpload } of sealed) {
      const { accountName } = file.mafile;
      await insertBinding(tx, { id, userId, way: 'mafile', accountName, type, sealedUpload });
      await platform.jobs.send(tx, steamBindJob, { bindingId: id });
      await notifyChanged(tx, { topic: 'steamBinding', id, userId });
      rows.push({ index: file.index, fileName: file.fileName, accountName, bindingId: id });
    }
    return rows;
  });
  return { taken, skipped };
}
