#!/usr/bin/env node
// Forwards your events to a program on your own machine, with the headers and the body of a callback. Your callback address stays as it is.
//
//     BASE_URL=https://market.example APP_ID=app_… KEY_ID=key_… PRIVATE_KEY=private.pem \
//       node listen.ts --forward-to http://localhost:3000/hook
//
//   --start latest|first   where to begin: behind the latest event (the default at the first time), or with the first one
//   --cursor-file FILE     where the place is kept, so that the next start goes on there (.shiji-listen.json)
import { existsSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { OpenClient } from './openClient.ts';
import { OpenError, type PartnerCredentials } from './signedCalls.ts';
import type { SignedEvent } from './types.ts';

/** How often the market is asked for news, in milliseconds. */
const POLL_MS = 2_000;
/** How long a callback may take, as for a real one. */
const ANSWER_MS = 15_000;
/** How long events that were read are sent as they are: their signatures hold for five minutes. */
const SIGNED_MS = 60_000;
/** The longest pause before somebody who does not answer is asked again. */
const PAUSE_MAX_MS = 15_000;

export interface ListenOptions {
  credentials: PartnerCredentials;
  /** Such as http://localhost:3000/hook */
  forwardTo: string;
  /** Where to begin. Left out: where the last run ended, else behind the latest event. */
  start?: 'first' | 'latest' | undefined;
  cursorFile?: string | undefined;
  signal?: AbortSignal;
  say?: (line: string) => void;
  pollMs?: number;
}

interface Place {
  baseUrl: string;
  appId: string;
  cursor: string;
}

/** Where the last run ended, if it was at the same market for the same application. */
function readPlace(file: string | undefined, { baseUrl, appId }: PartnerCredentials): string | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  const place = JSON.parse(readFileSync(file, 'utf8')) as Place;
  return place.baseUrl === baseUrl && place.appId === appId ? place.cursor : undefined;
}

/** True where the same call may succeed later: the market is out of reach, busy or closed. */
function isPassing(error: unknown): boolean {
  return !(error instanceof OpenError) || error.status === 429 || error.status >= 500;
}

/** Posts one event. @returns what came of it; null if nobody took it, or broke off. */
async function post(url: string, { headers, body }: SignedEvent): Promise<string | null> {
  const startedAt = performance.now();
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.arrayBuffer();
    return `${response.status} in ${Math.round(performance.now() - startedAt)} ms`;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? `no answer within ${ANSWER_MS / 1_000} s` : null;
  }
}

/** What an event tells, in a few words. */
function subjectOf({ type, body }: SignedEvent): string {
  const { data } = JSON.parse(body) as { data: { orderNo?: string; sequence?: number; phase?: string } };
  const about = data.orderNo === undefined ? [] : [data.orderNo, `#${data.sequence}`, data.phase];
  return [type, ...about].filter(Boolean).join(' ');
}

/**
 * Forwards events until it is told to stop. An event that nobody took is sent again, signed anew, until somebody does; what somebody answered,
 * with whichever status, is done.
 * @throws OpenError where the market refuses the calls for good.
 */
export async function listen(options: ListenOptions): Promise<void> {
  const { credentials, forwardTo, start, cursorFile, signal, say = console.log, pollMs = POLL_MS } = options;
  const client = new OpenClient(credentials);
  const keep = (cursor: string): void => {
    const place: Place = { baseUrl: credentials.baseUrl, appId: credentials.appId, cursor };
    if (cursorFile === undefined) return;
    // Whole or not at all: a run may end at any moment.
    writeFileSync(`${cursorFile}.new`, `${JSON.stringify(place)}\n`);
    renameSync(`${cursorFile}.new`, cursorFile);
  };
  let after = start === undefined ? readPlace(cursorFile, credentials) : undefined;
  let failures = 0;
  let isTold = false;
  const wait = async (reason: string): Promise<void> => {
    const pauseMs = Math.min(PAUSE_MAX_MS, pollMs * 2 ** failures++);
    say(`${reason}; again in ${(pauseMs / 1_000).toFixed(1)} s`);
    await sleep(pauseMs, undefined, { signal });
  };

  /** Forwards one page. @returns whether there is more at once. */
  async function forward(): Promise<boolean> {
    const query = after === undefined ? { start: start ?? ('latest' as const) } : { after };
    const { events, next, hasMore } = await client.listSignedEvents(query);
    if (!isTold) say(`Listening at ${credentials.baseUrl}, forwarding to ${forwardTo}`);
    isTold = true;
    if (events.length === 0) failures = 0;
    const readAt = performance.now();
    for (const event of events) {
      if (signal?.aborted) return false;
      // Receivers refuse old signatures: where each answer takes its time, the rest is read again.
      if (performance.now() - readAt > SIGNED_MS) return true;
      const outcome = await post(forwardTo, event);
      if (outcome === null) {
        await wait(`Nobody answers at ${forwardTo}`);
        return true;
      }
      failures = 0;
      say(`${new Date().toISOString()} ${subjectOf(event)} -> ${outcome}`);
      after = event.cursor;
      keep(after);
    }
    if (after === undefined) keep(next);
    after ??= next;
    return hasMore;
  }

  while (!signal?.aborted) {
    try {
      const hasMore = await forward();
      if (!hasMore) await sleep(pollMs, undefined, { signal });
    } catch (error) {
      if (signal?.aborted) return;
      if (!isPassing(error)) throw error;
      await wait(`The market does not answer (${(error as Error).message})`).catch(() => undefined);
    }
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      'forward-to': { type: 'string' },
      start: { type: 'string' },
      'cursor-file': { type: 'string', default: '.shiji-listen.json' },
    },
  });
  const { BASE_URL: baseUrl, APP_ID: appId, KEY_ID: keyId, PRIVATE_KEY: keyFile } = process.env;
  const { 'forward-to': forwardTo, start, 'cursor-file': cursorFile } = values;
  const isStart = start === undefined || start === 'first' || start === 'latest';
  if (!baseUrl || !appId || !keyId || !keyFile || !forwardTo || !URL.canParse(forwardTo) || !isStart)
    throw new Error(
      'BASE_URL, APP_ID, KEY_ID and PRIVATE_KEY (a file) are needed, and --forward-to http://localhost:3000/hook; --start is first or latest.',
    );
  const privateKey = readFileSync(keyFile, 'utf8');
  await listen({ credentials: { baseUrl, appId, keyId, privateKey }, forwardTo, start, cursorFile });
}

const isProgram =
  process.argv[1] !== undefined && pathToFileURL(realpathSync(process.argv[1])).href === import.meta.url;
if (isProgram)
  await main().catch((error: Error) => {
    console.error(
      error instanceof OpenError ? `The market refuses: ${error.error}. ${error.message}` : error.message,
    );
    process.exitCode = 1;
  });
