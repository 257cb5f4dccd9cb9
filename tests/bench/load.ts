import type autocannon from 'autocannon';
import { importTool } from '../kit/installTool.ts';
import { percentile } from './percentile.ts';

/** One request. */
export interface Ask {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** What a load met. Times in milliseconds. */
export interface LoadFigures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  answers: number;
  /** Responses that were not 2xx or that `isGood` rejected, and requests without a response. */
  failures: number;
  /** The first body that was not taken. */
  firstBad: string | null;
}

/** How to put load on a server. */
export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** The request, or what makes a new one each time. */
  ask: Ask | (() => Ask);
  /** Checks every body. This costs the load generator time, so it is used only where the status does not show success. */
  isGood?(body: string): boolean;
}

type Instance = PromiseLike<autocannon.Result> & {
  on(event: 'response', take: (client: unknown, status: number, bytes: number, ms: number) => void): void;
};

/** The generator, installed where it is missing. Its types know an instance either as events or as a promise; it is both. */
const importGenerator = () =>
  importTool<{ default: (options: autocannon.Options) => Instance }>({
    packages: { autocannon: '9.0.0' },
    entry: 'autocannon.js',
  });

/** Keeps this many connections busy for this long, each with one request at a time. */
export async function runLoad({ url, connections, seconds, ask, isGood }: Load): Promise<LoadFigures> {
  const { default: openInstance } = await importGenerator();
  const times: number[] = [];
  const start = performance.now();
  // The generator writes a content-length into the headers that it gets.
  const copyOf = ({ headers, ...rest }: Ask) => ({ ...rest, headers: { ...headers } }) as autocannon.Request;
  const setupRequest = (blank: autocannon.Request): autocannon.Request => ({
    ...blank,
    ...copyOf(typeof ask === 'function' ? ask() : ask),
  });
  const request = typeof ask === 'function' ? { setupRequest } : copyOf(ask);
  const options: autocannon.Options = {
    url,
    connections,
    duration: seconds,
    timeout: 30,
    requests: [request],
  };
  let firstBad: string | null = null;
  if (isGood) {
    options.verifyBody = (body) => {
      const isTaken = isGood(String(body));
      if (!isTaken) firstBad ??= String(body);
      return isTaken;
    };
  }
  const instance = openInstance(options);
  // The generator's own histogram knows whole milliseconds alone.
  instance.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const { non2xx, errors, mismatches } = await instance;
  const lasted = (performance.now() - start) / 1_000;
  return {
    perSecond: times.length / lasted,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    answers: times.length,
    failures: non2xx + errors + mismatches,
    firstBad,
  };
}
