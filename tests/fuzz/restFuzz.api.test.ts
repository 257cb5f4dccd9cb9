import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectInvariantsHold } from '../kit/expectInvariantsHold.ts';
import { buyOne, openBuyer, takeListings } from '../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { openDraw } from './draw.ts';
import { FUZZ, type FuzzAnswer, type FuzzAsk, runFuzz } from './fuzzRun.ts';
import { nextRestAsk } from './restAsks.ts';

const SHARE = 0.7;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ SIGN_IN_FAILURES_PER_ADDRESS_HOUR: '1000000' });
});
afterAll(() => market.close());

/** The problems of a response under `/web`: no envelope, a code that does not match its status, or success for an invalid request. */
function judge({ isBad }: FuzzAsk, { status, text }: FuzzAnswer): string[] {
  if (status === 304) return [];
  try {
    const { code, ...envelope } = JSON.parse(text) as { code: number; msg: string; data: unknown };
    const names = code === 0 ? 'data,msg' : 'data,msg,request_id';
    const isEnvelope = Object.keys(envelope).toSorted().join() === names && typeof envelope.msg === 'string';
    const isPaired =
      status === 200 ? Number.isInteger(code) && ![400, 404, 429, 500].includes(code) : code === status;
    return [
      isEnvelope ? '' : 'no envelope',
      isPaired ? '' : `code ${code} with HTTP ${status}`,
      isBad && (code === 0 || envelope.data !== null) ? 'says yes to bad input' : '',
    ].filter((problem) => problem !== '');
  } catch {
    return ['no JSON'];
  }
}

test(`F2 E-06 REST: an envelope, whatever is sent (FUZZ_SEED=${FUZZ.seed})`, {
  timeout: 3_600_000,
}, async () => {
  const client = await openBuyer(market);
  const [listing] = await takeListings(client, 1);
  if (!listing) throw new Error('nothing on sale');
  const { orderNo } = await buyOne(client, listing);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const scene = { draw: openDraw(FUZZ.seed), cookie, orderNo };
  const problems = await runFuzz(
    market.url,
    Math.ceil(FUZZ.requests * SHARE),
    () => nextRestAsk(scene),
    judge,
  );
  expect(problems.join('\n')).toBe('');
  await expectInvariantsHold(market);
});
