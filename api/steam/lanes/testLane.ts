import type { Db } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import type { SteamAddress } from '../client/callSteam.ts';
import { SteamError } from '../client/steamError.ts';
import { requestSteam } from '../client/steamRequest.ts';
import { listLanes } from './lane.store.ts';
import { openLaneBook } from './laneBook.ts';

/** A public page of each of Steam's hosts. */
const PAGES = { api: '/ISteamWebAPIUtil/GetServerInfo/v1/', community: '/tradeoffer/new/' } as const;

/** The result of a test of one host through a lane. */
export interface LaneTest {
  host: keyof typeof PAGES;
  isReachable: boolean;
  /** The HTTP status, or why there is none. */
  outcome: string;
  ms: number;
}

/**
 * Requests a public page of each host through a lane. A test changes nothing and takes no place in the lane's queue. A lane with a
 * proxy requires the worker's private key.
 * @returns null if there is no such lane.
 */
export async function testLane(
  { db, log, privateKeyPem, ...address }: SteamAddress & { db: Db; log: Log; privateKeyPem: string },
  name: string,
): Promise<LaneTest[] | null> {
  const lane = (await listLanes(db)).find((each) => each.name === name);
  if (!lane) return null;
  const book = openLaneBook({ db, log, privateKeyPem });
  const ask = async (host: keyof typeof PAGES): Promise<LaneTest> => {
    const base = host === 'api' ? address.apiBase : address.communityBase;
    const call = {
      base,
      path: PAGES[host],
      timeoutMs: address.timeoutMs,
      hasEffect: false,
      reads: 'page',
    } as const;
    const start = performance.now();
    const result = (isReachable: boolean, outcome: string): LaneTest => {
      return { host, isReachable, outcome, ms: Math.round(performance.now() - start) };
    };
    try {
      const { httpStatus } = await requestSteam(call, book.fetchOf(lane));
      return result(true, `HTTP ${httpStatus}`);
    } catch (error) {
      if (!(error instanceof SteamError)) throw error;
      const status = error.httpStatus ?? 0;
      // Steam redirects visitors to its sign-in page.
      return result(status >= 300 && status < 400, error.httpStatus ? `HTTP ${status}` : error.message);
    }
  };
  try {
    return [await ask('api'), await ask('community')];
  } finally {
    await book.close();
  }
}
