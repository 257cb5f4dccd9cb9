import { commandProblem } from '../../kernel/commandLine.ts';
import { open, seal } from '../client/secretBox.ts';

const PROTOCOLS = ['http:', 'https:', 'socks5:'];

/**
 * Reads the address of a proxy: `http://user:password@host:port`, `https://…` or `socks5://…`.
 * @throws CommandProblem that names `--proxy` and shows nothing of the address.
 */
export function readProxy(text: string): URL {
  const problem = (english: string, chinese: string) => commandProblem('--proxy', english, chinese);
  if (!URL.canParse(text)) throw problem('no address: http://user:password@host:port', '不是有效的地址');
  const url = new URL(text);
  if (!PROTOCOLS.includes(url.protocol))
    throw problem('http://, https:// or socks5:// only', '仅支持 http://、https://、socks5://');
  if (url.hostname === '') throw problem('names no host', '缺少主机名');
  if (url.port === '' && url.protocol === 'socks5:') throw problem('names no port', '缺少端口');
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '')
    throw problem('ends with its port', '端口之后不能有其他内容');
  if ((url.username === '') !== (url.password === ''))
    throw problem('user and password go together', '用户名和密码须同时给出');
  return url;
}

/** What is sealed is bound to its lane. */
function aadOf(laneId: string): string {
  return `steamLane‖${laneId}`;
}

/** Seals the address of a lane's proxy for the worker, with its password. */
export function sealProxy(publicKeyPem: string, laneId: string, proxy: URL): string {
  return seal(publicKeyPem, proxy.href, aadOf(laneId)).toString('base64');
}

/**
 * Opens what `sealProxy` sealed.
 * @throws if the key, the lane or a byte does not match.
 */
export function openProxy(privateKeyPem: string, laneId: string, sealed: string): URL {
  return new URL(open(privateKeyPem, Buffer.from(sealed, 'base64'), aadOf(laneId)));
}
