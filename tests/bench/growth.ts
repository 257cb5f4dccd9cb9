import { documentAsk, sendAsk } from './asks.ts';
import { WrongAnswer } from './benchRow.ts';
import { type Ask, runLoad } from './load.ts';
import type { Questions } from './questions.ts';

/** The same api on a data set and on one of a tenth of it. */
export interface GrowthSide {
  url: string;
  questions: Questions;
}

/** How the time of one kind of work grows with ten times the data. Milliseconds, one request at a time. */
export interface Growth {
  work: string;
  tenthMs: number;
  wholeMs: number;
}

const WORKS: Record<string, (questions: Questions) => Ask> = {
  market: (questions) => {
    const { type, minCents, maxCents } = questions.nextFilter();
    const filter = { types: [type], minPriceCents: minCents, maxPriceCents: maxCents };
    return documentAsk('MarketPageQuery', { filter, sort: 'DEFAULT' });
  },
  goods: (questions) =>
    documentAsk('GoodsPageQuery', {
      hashName: questions.nextHashName(),
      sort: 'PRICE_ASCENDING',
      hasPhase: false,
      stickers: [],
    }),
  search: (questions) =>
    documentAsk('MarketPageQuery', { filter: { keyword: questions.nextWords() }, sort: 'DEFAULT' }),
};

async function measure({ url, questions }: GrowthSide, work: string, seconds: number): Promise<number> {
  const ask = (): Ask => WORKS[work]?.(questions) ?? { path: '/' };
  const { status, text } = await sendAsk(url, ask());
  if (status !== 200 || text.includes('"errors"'))
    throw new WrongAnswer(`${work} of ${url}: HTTP ${status} ${text.slice(0, 200)}`);
  await runLoad({ url, connections: 1, seconds: Math.max(0.5, seconds / 4), ask });
  return (await runLoad({ url, connections: 1, seconds, ask })).p50Ms;
}

/** Measures both sides, one after the other for each kind of work. */
export async function measureGrowth(
  whole: GrowthSide,
  tenth: GrowthSide,
  seconds: number,
): Promise<Growth[]> {
  const growths: Growth[] = [];
  for (const work of Object.keys(WORKS)) {
    const tenthMs = await measure(tenth, work, seconds);
    growths.push({ work, tenthMs, wholeMs: await measure(whole, work, seconds) });
  }
  return growths;
}
