import type { Db } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import type { SteamAddress } from '../client/callSteam.ts';
import { SteamError } from '../client/steamError.ts';
import { requestSteam } from '../client/steamRequest.ts';
import { listLanes } from './lane.store.ts';
import { openLaneBook } from './laneBook.ts';

/** A public page of each of Steam's hosts. */
const PAGES = { api: '/ISteamWebAPIUtil/GetServerInfo/v1/', community: '/tradeoffer/new/' } as const;

/** What came of a test: of a host, or of the proxy. */
export interface LaneTest {
  host: keyof typeof PAGES;
  isFine: boolean;
  /** The HTTP status, or why there is none. */
  came: string;
  ms: number;
}

/**
 * Asks each host for a public page through a lane, which changes nothing and takes no place in it. Null if there is no such lane. Needs the
 * worker's key for a proxy.
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
    const said = (isFine: boolean, came: string): LaneTest => {
      return { host, isFine, came, ms: Math.round(performance.now() - start) };
    };
    try {
      const { httpStatus } = await requestSteam(call, book.fetchOf(lane));
      return said(true, `HTTP ${httpStatus}`);
    } catch (error) {
      if (!(error instanceof SteamError)) throw error;
      const status = error.httpStatus ?? 0;
      // Visitors are led to the sign-in.
      return said(status >= 300 && status < 400, error.httpStatus ? `HTTP ${status}` : error.message);
    }
  };
  try {
    return [await ask('api'), await ask('community')];
  } finally {
    await book.close();
  }
}
