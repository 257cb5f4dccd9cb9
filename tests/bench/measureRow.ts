import { type BenchRow, type Measured, WrongAnswer } from './benchRow.ts';
import type { BenchServer } from './benchServer.ts';
import { type LoadFigures, runLoad } from './load.ts';

/** What the rows of a run share. */
export interface BenchRun {
  api: BenchServer;
  control: BenchServer;
  connections: number;
  seconds: number;
}

/** What a row met, before the ceiling of the whole run is known. */
export interface RowFigures {
  ours: LoadFigures;
  control: LoadFigures | null;
  cpuMs: number;
}

type Work = Pick<BenchRow, 'ask' | 'isGood'>;

async function warmUpAndLoad(
  url: string,
  work: Work,
  { connections, seconds }: BenchRun,
): Promise<LoadFigures[]> {
  const load = { url, connections, ...work };
  const loads = [
    await runLoad({ ...load, seconds: Math.max(0.5, seconds / 4) }),
    await runLoad({ ...load, seconds }),
  ];
  const [bad] = loads.filter(({ failures }) => failures > 0);
  if (bad)
    throw new WrongAnswer(`${bad.failures} answers were wrong under load: ${bad.firstBad?.slice(0, 300)}`);
  return loads;
}

/**
 * Runs one row: one response compared with SQL, a warm-up, the load, and the same for the control.
 * @returns a text if the row cannot run.
 * @throws WrongAnswer
 */
export async function measureRow(row: BenchRow, run: BenchRun): Promise<RowFigures | string> {
  const reason = await row.check();
  if (reason) return reason;
  const before = await run.api.readFigures();
  const [warm, ours] = await warmUpAndLoad(run.api.url, row, run);
  const after = await run.api.readFigures();
  if (!warm || !ours) throw new Error('a load without figures');
  const cpuMs = (after.cpuMs - before.cpuMs) / (warm.answers + ours.answers);
  const others = row.control ? await warmUpAndLoad(run.control.url, { ...row, ask: row.control }, run) : [];
  const sum = (loads: (LoadFigures | undefined)[]): number =>
    loads.reduce((total, load) => total + (load?.answers ?? 0), 0);
  await row.checkAfter?.({ ours: sum([warm, ours]), control: sum(others) });
  return { ours, control: others[1] ?? null, cpuMs };
}

/** A row's figures as shares of the ceiling, in requests a second. */
export function asShares({ ours, control, cpuMs }: RowFigures, ceiling: number): Measured {
  return {
    ...ours,
    cpuMs,
    share: ours.perSecond / ceiling,
    controlShare: control && control.perSecond / ceiling,
  };
}
