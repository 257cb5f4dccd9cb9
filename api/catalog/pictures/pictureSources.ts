import { setTimeout } from 'node:timers/promises';
import type { Config } from '../../config.ts';

/** A source of photographs, as the settings name it. */
export type PictureSource = Config['PICTURE_SOURCES'][number];

/** Result of asking one source: the bytes, or why there are none. */
export type PictureLoad = Buffer | 'missing' | 'unreachable';

/** Gateway to the sources of photographs. */
export interface PictureGateway {
  /**
   * Loads a photograph. `missing`: the source has no such picture, or what it sent is none; `unreachable`: the source does not respond, or
   * not in order.
   */
  load(url: string): Promise<PictureLoad>;
}

/** Steam's delivery networks have the same pictures. */
const STEAM_HOSTS = ['community.cloudflare.steamstatic.com', 'community.akamai.steamstatic.com'];
const STEAM_PICTURE =
  /^https:\/\/(?:(?:[a-z-]+\.)*steamstatic\.com|steamcommunity-a\.akamaihd\.net)\/economy\/image\/([\w-]{1,1000})(?:\/|$)/;
const MIRROR_PICTURE = /^https:\/\/cdn\.cstrike\.app\/images\/[0-9a-f]{64}\.webp$/;
const HOSTS = [...STEAM_HOSTS, 'cdn.cstrike.app'];

const TIMEOUT_MS = 5_000;
/** A picture that is still being drawn is asked for again after this time. */
const AGAIN_MS = 1_000;
const BYTES_MAX = 3 * 1024 * 1024;

/**
 * The addresses at which an item's photograph may be, in the order of asking: Steam's own networks where Steam's name of the picture is
 * known, else the catalogue's mirror. Only fixed hosts and forms of paths: nothing else can be asked, whatever the catalogue says.
 */
export function addressesOf(iconUrl: string, sources: readonly PictureSource[]): string[] {
  return sources.flatMap((source) => {
    if (source === 'mirror') return MIRROR_PICTURE.test(iconUrl) ? [iconUrl] : [];
    const name = STEAM_PICTURE.exec(iconUrl)?.[1];
    return name ? STEAM_HOSTS.map((host) => `https://${host}/economy/image/${name}/512fx384f`) : [];
  });
}

/** What may be asked, and how. */
export interface PictureHttpOptions {
  /** Whether an address belongs to a source. */
  readonly mayAsk: (url: string) => boolean;
  /** How long a picture may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Whether an answer with this status says that the source does not respond in order, whatever it is asked for; 0: it took too long. */
  readonly isAway: (status: number) => boolean;
}

const PHOTOGRAPHS: PictureHttpOptions = {
  mayAsk: isKnownHost,
  timeoutMs: TIMEOUT_MS,
  isAway: (status) => status === 0 || status === 429 || status >= 500,
};

/**
 * Creates the gateway to the sources. It follows no redirects, sends no referrer, and limits the size of a response. One that has accepted
 * the request and is still drawing (202) is asked again while there is time.
 */
export function createPictureHttp(
  send: typeof fetch = fetch,
  { mayAsk, timeoutMs, isAway }: PictureHttpOptions = PHOTOGRAPHS,
): PictureGateway {
  return {
    async load(url) {
      if (!mayAsk(url)) return 'missing';
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const ask = () => send(url, { redirect: 'manual', referrerPolicy: 'no-referrer', signal });
        let answer = await ask();
        while (answer.status === 202) {
          await answer.body?.cancel();
          await setTimeout(AGAIN_MS, undefined, { signal });
          answer = await ask();
        }
        if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) {
          await answer.body?.cancel();
          return isAway(answer.status) ? 'unreachable' : 'missing';
        }
        return await readBytes(answer);
      } catch (error) {
        // Not logged: a drawing stands in, and the source is asked again later.
        const isLate = error instanceof Error && /^(?:Timeout|Abort)Error$/.test(error.name);
        return isLate && !isAway(0) ? 'missing' : 'unreachable';
      }
    },
  };
}

/** Creates the gateway to the renderer of single copies. Nothing but its own host can be asked. */
export function createRendererHttp(config: Config): PictureGateway {
  const origin = URL.parse(config.COPY_RENDERER_URL ?? '')?.origin;
  return createPictureHttp(fetch, {
    mayAsk: (url) => URL.parse(url)?.origin === origin,
    timeoutMs: config.COPY_RENDERER_TIMEOUT_MS,
    // One copy that it cannot draw, or not in time, says nothing of the others.
    isAway: (status) => status === 429 || status === 503,
  });
}

function isKnownHost(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' && parsed.port === '' && HOSTS.includes(parsed.hostname);
}

async function readBytes({ body }: Response): Promise<Buffer | 'missing'> {
  const pieces: Uint8Array[] = [];
  let count = 0;
  for await (const piece of body ?? []) {
    pieces.push(piece);
    count += piece.length;
    if (count > BYTES_MAX) return 'missing';
  }
  return Buffer.concat(pieces);
}
