/** Letters of the longest address. */
export const CALLBACK_URL_MAX = 500;
const PORTS: readonly string[] = ['', '8443'];
/** Names that no public server has. */
const OWN_NETWORK = /^[^.]+$|\.(?:localhost|local|internal|lan|home|corp)$/;

/** Why a text is no callback address: what to mend differs with each. */
export type CallbackUrlProblem = 'format' | 'length' | 'scheme' | 'port' | 'host' | 'userInfo' | 'fragment';

/** An address as it is kept, or why it is none. */
export type ParsedCallbackUrl = { url: string } | { problem: CallbackUrlProblem };

/** An address of numbers, however it was written: the parser writes four numbers with dots, or brackets. */
function isAddressLiteral(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(hostname);
}

/**
 * Reads a callback address (P-03, P-06): https at port 443 or 8443, a public name and no address of numbers, nobody's password, no
 * fragment. Where the name leads is looked at again at every delivery.
 * @param devHosts exact `host:port` pairs that a sandbox admits, over http, too.
 */
export function parseCallbackUrl(given: string, devHosts: readonly string[]): ParsedCallbackUrl {
  const text = given.trim();
  if (text.length > CALLBACK_URL_MAX) return { problem: 'length' };
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || /[\s\\]/.test(text)) return { problem: 'format' };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { problem: 'scheme' };
  if (url.username !== '' || url.password !== '') return { problem: 'userInfo' };
  if (text.includes('#')) return { problem: 'fragment' };
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  if (devHosts.includes(`${url.hostname}:${port}`)) return { url: url.href };
  if (url.protocol !== 'https:') return { problem: 'scheme' };
  if (!PORTS.includes(url.port)) return { problem: 'port' };
  const hostname = url.hostname.replace(/\.$/, '');
  if (isAddressLiteral(hostname) || OWN_NETWORK.test(hostname)) return { problem: 'host' };
  if (url.href.length > CALLBACK_URL_MAX) return { problem: 'length' };
  return { url: url.href };
}
