import type { Platform } from '../../kernel/platform.ts';
import { updateOpenPlatform } from './user.store.ts';

/** Turns a user's open platform on or off (U-04). Repeating it changes nothing. */
export async function setOpenPlatform(
  { db }: Platform,
  { userId, isOn }: { userId: string; isOn: boolean },
): Promise<void> {
  await updateOpenPlatform(db, userId, isOn);
}
