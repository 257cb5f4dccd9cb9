import { statfs } from 'node:fs/promises';

/** State of the database's backups. Times in Unix seconds, null if never. */
export interface BackupState {
  /** True if the database archives its WAL. */
  isLogKept: boolean;
  /** Time at which a WAL segment was last archived. */
  pieceAtSeconds: number | null;
  /** True if the last attempt to archive a segment failed. */
  isLogFailing: boolean;
  /** Time of the last base backup. */
  baseAtSeconds: number | null;
  baseBytes: number | null;
  /** Number of failed base backups since then. */
  baseFailures: number;
  /** Error of the last failure. */
  baseFailure: string | null;
}

/** Disk space of the backup folder, in bytes. */
export interface BackupSpace {
  freeBytes: number;
  totalBytes: number;
}

/** Half a day more than the interval of the daily backup. */
export const BASE_AGE_MAX_SECONDS = 36 * 3_600;
/** A segment is closed every minute, and a running market always has one. */
export const PIECE_AGE_MAX_SECONDS = 15 * 60;
/** Required free space, in base backups. */
export const ROOM_FOR_BASES = 2;

/** Problems with backups. The alerts use the same limits. */
export type BackupProblem =
  | 'logNotKept'
  | 'logFails'
  | 'pieceIsOld'
  | 'baseIsMissing'
  | 'baseIsOld'
  | 'baseFailed'
  | 'spaceEnds';

/**
 * Lists the problems, worst first.
 * @param space null if unknown in this process.
 */
export function judgeBackups(
  state: BackupState,
  space: BackupSpace | null,
  nowSeconds: number,
): BackupProblem[] {
  const { pieceAtSeconds, baseAtSeconds, baseBytes } = state;
  const problems: [isWrong: boolean, problem: BackupProblem][] = [
    [!state.isLogKept, 'logNotKept'],
    [state.isLogKept && state.isLogFailing, 'logFails'],
    [state.isLogKept && nowSeconds - (pieceAtSeconds ?? 0) > PIECE_AGE_MAX_SECONDS, 'pieceIsOld'],
    [baseAtSeconds === null, 'baseIsMissing'],
    [baseAtSeconds !== null && nowSeconds - baseAtSeconds > BASE_AGE_MAX_SECONDS, 'baseIsOld'],
    [state.baseFailures > 0, 'baseFailed'],
    [space !== null && space.freeBytes < ROOM_FOR_BASES * (baseBytes ?? 0), 'spaceEnds'],
  ];
  return problems.filter(([isWrong]) => isWrong).map(([, problem]) => problem);
}

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
