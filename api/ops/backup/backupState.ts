/** What is known of the backups of the database. Times in Unix seconds, null: never. */
export interface BackupState {
  /** Whether the database keeps its log of changes at all. */
  isLogKept: boolean;
  /** When a piece of the log was kept last. */
  pieceAtSeconds: number | null;
  /** The newest try to keep a piece failed. */
  isLogFailing: boolean;
  /** When the last base backup was made. */
  baseAtSeconds: number | null;
  baseBytes: number | null;
  /** Tries of a base backup that failed since. */
  baseFailures: number;
  /** Why the last of them did. */
  baseFailure: string | null;
}

/** Room in the backups' folder, in bytes. */
export interface BackupSpace {
  freeBytes: number;
  totalBytes: number;
}

/** A daily backup that is half a day late. */
export const BASE_AGE_MAX_SECONDS = 36 * 3_600;
/** A piece is closed each minute; a market at work always has one. */
export const PIECE_AGE_MAX_SECONDS = 15 * 60;
/** There must be room for so many more base backups. */
export const ROOM_FOR_BASES = 2;

/** What can be wrong with backups; the alerts have the same bounds. */
export type BackupProblem =
  | 'logNotKept'
  | 'logFails'
  | 'pieceIsOld'
  | 'baseIsMissing'
  | 'baseIsOld'
  | 'baseFailed'
  | 'spaceEnds';

/** Names what is wrong, the worst first. @param space null: not known here. */
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
