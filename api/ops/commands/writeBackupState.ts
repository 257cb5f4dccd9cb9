import type { BackupProblem, BackupSpace, BackupState } from '../backup/backupState.ts';

/** Explanation of each problem with its remedy. */
const PROBLEMS: Record<BackupProblem, string> = {
  logNotKept: 'the log of changes is kept nowhere: start with BACKUP_DIR=<folder> / 未保存数据库日志',
  logFails: "pieces cannot be kept: the database's own log says why / 日志归档失败",
  pieceIsOld:
    'no piece was kept for a quarter of an hour: that much is lost with the machine / 超过 15 分钟没有新的日志',
  baseIsMissing: 'there is no base backup: nothing can be restored / 没有全量备份',
  baseIsOld: 'the last base backup is older than 36 hours / 全量备份超过 36 小时',
  baseFailed: 'the last try of a base backup failed / 最近一次全量备份失败',
  spaceEnds: 'there is room for less than two more base backups / 备份空间不足',
};

const GIB = 2 ** 30;

function momentOf(seconds: number | null): string {
  return seconds === null ? 'never / 从未' : new Date(seconds * 1_000).toISOString();
}

/** Formats the state of the backups for operators, problems last. */
export function writeBackupState(
  state: BackupState,
  space: BackupSpace | null,
  problems: readonly BackupProblem[],
): string {
  const { baseBytes, baseFailures, baseFailure } = state;
  const size = baseBytes === null ? '' : `  ${(baseBytes / GIB).toFixed(2)} GiB`;
  const room = space && `${(space.freeBytes / GIB).toFixed(1)} / ${(space.totalBytes / GIB).toFixed(1)} GiB`;
  return [
    `last piece of the log / 最近日志    ${state.isLogKept ? momentOf(state.pieceAtSeconds) : '—'}`,
    `last base backup / 最近全量备份     ${momentOf(state.baseAtSeconds)}${size}`,
    `failed since / 之后失败             ${baseFailures}${baseFailure === null ? '' : `: ${baseFailure}`}`,
    `room / 剩余空间                     ${room ?? 'not seen from here / 此处不可见'}`,
    ...problems.map((problem) => `✖ ${PROBLEMS[problem]}`),
  ].join('\n');
}
