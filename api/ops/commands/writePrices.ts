import type { FeedFigure } from '../../catalog/prices/feedMove.ts';
import type { ImportSummary } from '../../catalog/prices/importPrices.ts';
import type { ImportPlan } from '../../catalog/prices/planImport.ts';
import type { FeedProblem, PriceFeed } from '../../catalog/prices/priceFeed.ts';
import type { ShownChange, StoredImport } from '../../catalog/prices/priceImport.store.ts';
import { formatYuan } from '../../kernel/money.ts';

/** Maximum number of lines of a kind. Only the number of the others is shown. */
export const SHOWN_MAX = 40;

function someOf<T>(all: readonly T[], write: (one: T) => string): string[] {
  const lines = all.slice(0, SHOWN_MAX).map(write);
  return all.length > SHOWN_MAX ? [...lines, `  … and ${all.length - SHOWN_MAX} more / 等`] : lines;
}

function timesOf(before: bigint, after: bigint): string {
  const ratio = Number(after) / Number(before);
  return ratio >= 1 ? `× ${ratio.toFixed(1)}` : `÷ ${(1 / ratio).toFixed(1)}`;
}

function writeMove({ name, beforeCents, afterCents, isEstimate }: FeedFigure, line: number | null): string {
  const before = `${isEstimate ? 'an estimated ' : ''}¥${formatYuan(beforeCents)}`;
  return `  line ${line ?? '?'}: “${name}”: ${before} → ¥${formatYuan(afterCents)} (${timesOf(beforeCents, afterCents)})`;
}

/** Formats invalid rows, each with its line number. */
export function writeProblems({ problems }: PriceFeed): string[] {
  return someOf(
    problems,
    ({ line, name, reason }: FeedProblem) => `  skipped, line ${line ?? '?'}: “${name}”: ${reason}`,
  );
}

/** Formats what an import would do, and what is doubtful. */
export function writePlan(plan: ImportPlan, { isDryRun }: { isDryRun: boolean }): string[] {
  const { feed, doubtful, implausible, newNames } = plan;
  const isPlatform = feed.platform !== null;
  const made = newNames.filter((name) => doubtful.every((doubt) => doubt.name !== name));
  return [
    ...someOf(
      doubtful,
      ({ name, reason }) => `  left out, line ${feed.lineOf(name) ?? '?'}: “${name}”: ${reason}`,
    ),
    ...(doubtful.length > 0 ? ['  --add-items makes items of them / 用 --add-items 新建这些饰品'] : []),
    ...(implausible.length > 0 ? [`${implausible.length} prices move implausibly / 个价格变动不合理：`] : []),
    ...someOf(implausible, (figure) => writeMove(figure, feed.lineOf(figure.name))),
    ...(plan.isWholeImplausible
      ? [
          `The whole feed is off: its middle price is ${timesOf(100n, BigInt(Math.max(1, Math.round(plan.middleRatio * 100))))} of what is known / 整份价格文件偏离已知价格`,
        ]
      : []),
    ...(isDryRun
      ? [
          `${feed.rows.length} prices to import; of ${plan.comparedCount} known ones ${plan.changedCount} change / 将导入 ${feed.rows.length} 个价格，已知的 ${plan.comparedCount} 个中 ${plan.changedCount} 个有变动`,
          isPlatform
            ? `${newNames.length} names are unknown and left out / 个名称未知，将跳过`
            : `${made.length} new items / 个新饰品：`,
          ...(isPlatform ? [] : someOf(made, (name) => `  ${name}`)),
        ]
      : []),
  ];
}

/** Explains why nothing was imported, and the options to continue. */
export function writeRefusal({ isWholeImplausible }: ImportPlan): string {
  return isWholeImplausible
    ? 'Refused, nothing was changed. Is the currency right? --take-moves imports it all the same / 已拒绝，未做任何改动；确认无误请加 --take-moves'
    : 'Refused, nothing was changed. --take-moves imports them, too; --leave-moves all others / 已拒绝，未做任何改动；--take-moves 全部导入，--leave-moves 跳过这些';
}

/** Formats the result of an import as one line. */
export function writeSummary(summary: ImportSummary, { platform }: PriceFeed, seconds: string): string {
  const of = platform === null ? '' : ` of ${platform}`;
  const { rowCount, newItemCount, changedPriceCount, changedItemCount, historyPointCount } = summary;
  const { skippedCount, unknownCount, cnyPerUsd, importId } = summary;
  const rate = cnyPerUsd === null ? '' : ` at ${cnyPerUsd} yuan for a dollar`;
  return (
    `${rowCount} prices${of}${rate}: ${changedPriceCount} new or changed, ${changedItemCount} items show ` +
    `another price, ${newItemCount} new items read from their names, ${historyPointCount} points of today's history, ` +
    `${skippedCount} rows skipped, ${unknownCount} of unknown items left out, in ${seconds} s\n` +
    `Import / 导入编号: ${importId ?? '-'}`
  );
}

function stateOf({ takenBackAt, endedAt, changesKept }: StoredImport): string {
  if (takenBackAt !== null) return `taken back / 已撤回 ${takenBackAt.toISOString()}`;
  if (endedAt === null) return 'under way or died / 进行中或中断';
  return changesKept ? 'stands / 有效' : 'stands, too old to take back / 有效，已不能撤回';
}

/** Formats the last imports, one line each. */
export function writeImports(imports: readonly StoredImport[]): string[] {
  if (imports.length === 0) return ['No imports yet / 还没有导入'];
  return imports.map(
    (one) =>
      `${one.id}  ${one.beganAt.toISOString()}  ${one.platform ?? 'reference / 参考价'}  ${one.rowCount} prices, ` +
      `${one.changeCount} changed, ${one.newItemCount} new  ${stateOf(one)}  ${one.operator}  ${one.source}`,
  );
}

/** Formats the changes of an import, one line each. */
export function writeChanges(changes: readonly ShownChange[]): string[] {
  if (changes.length === 0)
    return ['It changed nothing, or its changes are no longer kept / 没有改动，或改动记录已清理'];
  return changes.map(({ name, phase, beforeCents, afterCents }) => {
    const before = beforeCents === null ? '-' : `¥${formatYuan(beforeCents)}`;
    return `  ${name}${phase === '' ? '' : ` - ${phase}`}: ${before} → ¥${formatYuan(afterCents)}`;
  });
}
