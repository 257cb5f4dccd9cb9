import { importTool } from '../kit/installTool.ts';

/** The figures of one run over one page, as far as this bench reads them. */
interface LighthouseResult {
  /** Shares of one by category. */
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; displayValue?: string }>;
  runtimeError?: { message: string };
}

/** Runs Lighthouse over an address in the browser that listens at a port. */
type RunLighthouse = (
  url: string,
  flags: Record<string, unknown>,
) => Promise<{ lhr: LighthouseResult } | undefined>;

/** Lighthouse, installed where it is missing: 176 MB that only this bench needs. */
export async function importLighthouse(): Promise<RunLighthouse> {
  const tool = { packages: { lighthouse: '13.5.0' }, entry: 'core/index.js' };
  return (await importTool<{ default: RunLighthouse }>(tool)).default;
}

/** One figure of a page with its goal. */
export interface WebLine {
  work: string;
  measure: string;
  figure: string;
  goal: string;
  isReached: boolean;
}

/** How a page is measured: where, by whom, how often. */
export interface AuditRun {
  lighthouse: RunLighthouse;
  /** Where the browser listens. */
  port: number;
  /** The middle one of so many runs counts. */
  runCount: number;
}

const CATEGORIES = [
  ['performance', 'performance', 95],
  ['accessibility', 'accessibility', 100],
  ['best practices', 'best-practices', 100],
  ['SEO', 'seo', 95],
] as const;

const TIMES = [
  ['LCP', 'largest-contentful-paint', 1_500, ' ms'],
  ['TBT', 'total-blocking-time', 150, ' ms'],
  ['CLS', 'cumulative-layout-shift', 0.02, ''],
] as const;

/** Emulates a mid-range phone on a slow network, with real throttling of both. Pictures from the catalogue's host are not loaded. */
const FLAGS = {
  output: 'json',
  logLevel: 'error',
  formFactor: 'mobile',
  throttlingMethod: 'devtools',
  blockedUrlPatterns: ['https://*'],
  onlyCategories: CATEGORIES.map(([, id]) => id),
};

/** Measures one page. @throws Error where it could not be opened. */
export async function auditPage(work: string, url: string, run: AuditRun): Promise<WebLine[]> {
  const results: LighthouseResult[] = [];
  for (let count = 0; count < run.runCount; count += 1) {
    const lhr = (await run.lighthouse(url, { ...FLAGS, port: run.port }))?.lhr;
    if (lhr === undefined || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message}`);
    results.push(lhr);
  }
  const scores = CATEGORIES.map(([measure, id, goal]): WebLine => {
    const figure = middle(results.map(({ categories }) => (categories[id]?.score ?? 0) * 100));
    return { work, measure, figure: figure.toFixed(0), goal: `≥ ${goal}`, isReached: figure >= goal };
  });
  const times = TIMES.map(([measure, id, goal, unit]): WebLine => {
    const value = middle(results.map(({ audits }) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY));
    const figure = unit === '' ? value.toFixed(3) : `${value.toFixed(0)}${unit}`;
    return { work, measure, figure, goal: `≤ ${goal}${unit}`, isReached: value <= goal };
  });
  return [...scores, ...times, ...missed(work, results)];
}

/** What costs points in a category that should have all of them, by name. */
function missed(work: string, results: readonly LighthouseResult[]): WebLine[] {
  const names = results.flatMap(({ categories, audits }) =>
    CATEGORIES.slice(1).flatMap(([, id]) =>
      (categories[id]?.auditRefs ?? [])
        .filter((audit) => audit.weight > 0 && audits[audit.id]?.score === 0)
        .map((audit) => audit.id),
    ),
  );
  return [...new Set(names)].map((name) => ({
    work,
    measure: name,
    figure: 'fails',
    goal: '',
    isReached: false,
  }));
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
