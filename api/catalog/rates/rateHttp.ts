import { z } from 'zod';
import { isSaneRate } from './exchangeRate.ts';
import { RateError, type RateGateway } from './rateGateway.ts';

/** Address that returns the rates of the dollar, and the timeout. */
export interface RateHttpConfig {
  readonly url: string;
  readonly timeoutMs: number;
}

/** Ten times the size of a response with all the world's currencies. */
const ANSWER_MAX_BYTES = 64 * 1024;

/** Services of this kind differ in how they name the base. Fields that are present must be right; the rest is ignored. */
const ANSWER = z.object({
  result: z.literal('success').optional(),
  base: z.literal('USD').optional(),
  base_code: z.literal('USD').optional(),
  rates: z.object({ CNY: z.number().refine(isSaneRate) }),
});

/** Reads at most the limit of a body, whatever its declared length. */
async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > ANSWER_MAX_BYTES) throw new RateError(`more than ${ANSWER_MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readAnswer(text: string): number {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new RateError('not JSON');
  }
  const answer = ANSWER.safeParse(body);
  if (!answer.success)
    throw new RateError(`not a rate: ${answer.error.issues[0]?.path.join('.') || 'answer'}`);
  return answer.data.rates.CNY;
}

/** Creates the exchange-rate gateway for the protocol of the open services: one GET, JSON with the rates of the dollar. */
export function createRateHttp({ url, timeoutMs }: RateHttpConfig): RateGateway {
  return {
    source: new URL(url).host,
    async fetchCnyPerUsd() {
      try {
        const response = await fetch(url, {
          headers: { accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (response.status !== 200) {
          await response.body?.cancel();
          throw new RateError(`HTTP ${response.status}`);
        }
        return readAnswer(await readLimited(response));
      } catch (error) {
        if (error instanceof RateError) throw error;
        throw new RateError(error instanceof DOMException ? error.name : 'no answer');
      }
    },
  };
}
