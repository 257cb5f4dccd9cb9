/** A signed request as the debugger's input. */
export interface PastedRequest {
  readonly method: string;
  readonly target: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
  readonly body: string;
}

/** The platform's own headers in lower case. */
const HEADERS: Readonly<Record<string, 'timestamp' | 'nonce' | 'signature'>> = {
  'x-open-timestamp': 'timestamp',
  'x-open-nonce': 'nonce',
  'x-open-signature': 'signature',
};
const REQUEST_LINE = /^([A-Za-z]+)\s+(\S+)(?:\s+HTTP\/[\d.]+)?$/;

/** Path and query of a URL in any form. */
function targetOf(address: string): string {
  return address.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
}

/**
 * Parses a whole request as programs log it: `POST /open/v1/orders`, its headers, an empty line, and the exact body.
 * Null for a text that does not start like one.
 */
export function readPastedRequest(text: string): PastedRequest | null {
  const lines = text.replaceAll('\r\n', '\n').replace(/^\n+/, '').split('\n');
  const [, method, address] = REQUEST_LINE.exec(lines[0] ?? '') ?? [];
  if (method === undefined || address === undefined) return null;
  const gap = lines.indexOf('');
  const request = { timestamp: '', nonce: '', signature: '' };
  for (const line of lines.slice(1, gap < 0 ? undefined : gap)) {
    const [name = '', ...value] = line.split(':');
    const key = HEADERS[name.trim().toLowerCase()];
    if (key !== undefined) request[key] = value.join(':').trim();
  }
  const body = gap < 0 ? '' : lines.slice(gap + 1).join('\n');
  return { method, target: targetOf(address), ...request, body };
}
