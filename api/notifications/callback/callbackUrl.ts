import type { Language } from '../../kernel/domainError.ts';

/** Maximum length of an address in characters. */
export const CALLBACK_URL_MAX = 500;
const PORTS: readonly string[] = ['', '8443'];
/** Host names that no public server has. */
const OWN_NETWORK = /^[^.]+$|\.(?:localhost|local|internal|lan|home|corp)$/;

/** Why a text is not a valid callback address. Each reason requires a different correction. */
export type CallbackUrlProblem = 'format' | 'length' | 'scheme' | 'port' | 'host' | 'userInfo' | 'fragment';

/** What must be corrected, for each reason. */
export const CALLBACK_URL_RULES: Record<CallbackUrlProblem, Record<Language, string>> = {
  format: {
    zh: '请输入完整地址，例如 https://example.com/hooks',
    en: 'Enter a whole address, as https://example.com/hooks',
  },
  length: { zh: '地址最多 500 个字符', en: 'At most 500 characters' },
  scheme: { zh: '地址必须以 https:// 开头', en: 'It must begin with https://' },
  port: { zh: '端口只能是 443 或 8443', en: 'The port must be 443 or 8443' },
  host: {
    zh: '必须是公网域名，不能是 IP 或内网名称',
    en: 'It must be a public name, no IP address and no name of an internal network',
  },
  userInfo: { zh: '地址里不能带用户名或密码', en: 'No name or password in the address' },
  fragment: { zh: '地址里不能有 #', en: 'No # in the address' },
};

/** A normalised address, or the reason why it is invalid. */
export type ParsedCallbackUrl = { url: string } | { problem: CallbackUrlProblem };

/** Matches an IP address in any notation: the URL parser normalises it to four numbers with dots, or to brackets. */
function isAddressLiteral(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+(?:\.\d+){3}$/.test(hostname);
}

/**
 * Validates a callback address (P-03, P-06): https at port 443 or 8443, a public host name and no IP address, no credentials, no fragment.
 * Every delivery resolves the name again and checks the result.
 * @param devHosts exact `host:port` pairs that a sandbox also allows over http.
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
