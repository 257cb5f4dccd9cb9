import { statfs } from 'node:fs/promises';
import type { BackupSpace } from './backupState.ts';

/** Reads the disk space of the backup folder. Null if this machine has no such folder. */
export async function readBackupSpace(folder: string | null): Promise<BackupSpace | null> {
  if (folder === null) return null;
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
