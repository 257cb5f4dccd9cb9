import type { Dispatcher } from 'undici';
import { LaneFault, type SteamFetch } from '../client/steamRequest.ts';

/** The way of a lane to Steam. */
export interface Egress {
  readonly fetch: SteamFetch;
  /** Ends its connections once the calls under way have ended. */
  close(): Promise<void>;
}

/** Connections of a process to one host through one proxy. */
const CONNECTIONS_MAX = 16;

/** What fails before a proxy has connected to Steam. */
const CONNECT_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_PRX_TLS',
  'UND_ERR_CLOSED',
]);

/** An error and its causes: the library wraps what a proxy said, some of it twice. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let each = error; each instanceof Error && causes.length < 5; each = each.cause) causes.push(each);
  return causes;
}

/** Why a proxy did not connect to Steam. Null if it did: what fails after that may be Steam. */
function proxyFault(error: unknown): string | null {
  for (const cause of causesOf(error)) {
    if (cause instanceof LaneFault) return cause.message;
    const code = 'code' in cause ? String(cause.code) : '';
    const refusal = /^Proxy response \((\d+)\)/.exec(cause.message);
    if (refusal) return `HTTP ${refusal[1]} of the proxy`;
    if (code.startsWith('UND_ERR_SOCKS5') || cause.message.startsWith('SOCKS5 '))
      return 'refused by the proxy';
    if (CONNECT_CODES.has(code)) return code;
  }
  return null;
}

/** The own address of the machine. */
export const OWN_EGRESS: Egress = { fetch: (url, init) => fetch(url, init), close: async () => {} };

/** Opens the connections by CONNECT to a proxy. */
function openTunnels({ Pool, ProxyAgent }: typeof import('undici'), proxy: URL): Dispatcher {
  return new ProxyAgent({
    uri: proxy.href,
    connections: CONNECTIONS_MAX,
    clientFactory(origin, options) {
      const pool = new Pool(origin, options);
      const connect = pool.connect.bind(pool) as (given: Dispatcher.ConnectOptions) => Promise<never>;
      // A proxy that hangs up would be called again at once and without end: the library repeats what fails by this error.
      const connectOnce = (given: Dispatcher.ConnectOptions) =>
        connect(given).catch((error: unknown) => {
          throw new LaneFault(proxyFault(error) ?? 'the proxy hung up');
        });
      return Object.assign(pool, { connect: connectOnce });
    },
  });
}

/** Opens a proxy. Its library is loaded on first use: most markets have none. */
export async function openProxyEgress(proxy: URL): Promise<Egress> {
  const undici = await import('undici');
  const agent: Dispatcher =
    proxy.protocol === 'socks5:' ? new undici.Socks5ProxyAgent(proxy) : openTunnels(undici, proxy);
  // The agent for SOCKS takes its limits from each request.
  const dispatcher = agent.compose((dispatch) => (options, handler) => {
    const limits = { connections: CONNECTIONS_MAX, pipelining: 1 };
    return dispatch({ ...options, ...limits }, handler);
  });
  // One version of the library makes both the request and the agent; its types of a response are its own.
  const request = undici.fetch as unknown as (
    url: URL,
    init: RequestInit & { dispatcher: Dispatcher },
  ) => Promise<Response>;
  return {
    async fetch(url, init) {
      try {
        return await request(url, { ...init, dispatcher });
      } catch (error) {
        const fault = proxyFault(error);
        throw fault === null ? error : new LaneFault(fault);
      }
    },
    close: () => agent.close(),
  };
}
