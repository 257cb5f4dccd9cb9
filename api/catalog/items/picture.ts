/** Gateway to the servers of the items' pictures. */
export interface PictureGateway {
  /** Loads a picture. Null if the host is unknown, does not respond, or does not return a picture. */
  load(url: string): Promise<Buffer | null>;
}

/** Hosts of the catalogue's pictures, and of Steam's for items from inventories. */
const HOSTS = /^(?:cdn\.cstrike\.app|(?:[a-z-]+\.)*steamstatic\.com|steamcommunity-a\.akamaihd\.net)$/;
const TIMEOUT_MS = 5_000;
const BYTES_MAX = 3 * 1024 * 1024;

/** Creates the gateway to the picture hosts. It follows no redirects and limits the size of a response. */
export function createPictureHttp(send: typeof fetch = fetch): PictureGateway {
  return {
    async load(url) {
      if (!isKnownHost(url)) return null;
      try {
        const answer = await send(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
        if (!answer.ok || !answer.headers.get('content-type')?.startsWith('image/')) return null;
        return await readBytes(answer);
      } catch {
        // A missing picture is not logged: the preview shows the brand's picture instead.
        return null;
      }
    },
  };
}

function isKnownHost(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' && parsed.port === '' && HOSTS.test(parsed.hostname);
}

async function readBytes({ body }: Response): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let count = 0;
  for await (const piece of body ?? []) {
    pieces.push(piece);
    count += piece.length;
    if (count > BYTES_MAX) return null;
  }
  return Buffer.concat(pieces);
}
