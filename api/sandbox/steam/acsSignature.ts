import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The signed parts of a request. Header names in lower case. */
export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

const authorizationShape =
  /^ACS3-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/;

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function canonicalOf(request: SignedRequest, signedHeaders: readonly string[]): string {
  const query = Object.keys(request.query)
    .sort()
    .map((name) => `${encode(name)}=${encode(request.query[name] ?? '')}`)
    .join('&');
  const headers = signedHeaders.map((name) => `${name}:${(request.headers[name] ?? '').trim()}\n`).join('');
  const payloadHash = request.headers['x-acs-content-sha256'] ?? '';
  return [request.method, request.path, query, headers, signedHeaders.join(';'), payloadHash].join('\n');
}

/** True if the request has Aliyun's V3 signature (ACS3-HMAC-SHA256) with these keys, over at least the host, the action and the nonce. */
export function isAcsSignatureGood(
  request: SignedRequest,
  keys: { accessKeyId: string; accessKeySecret: string },
): boolean {
  const match = authorizationShape.exec(request.headers.authorization ?? '');
  const [, keyId, headerNames, signature] = match ?? [];
  if (keyId !== keys.accessKeyId || headerNames === undefined || signature === undefined) return false;
  const signedHeaders = headerNames.split(';');
  const needed = ['host', 'x-acs-action', 'x-acs-signature-nonce', 'x-acs-date'];
  if (!needed.every((name) => signedHeaders.includes(name))) return false;
  const hashed = createHash('sha256').update(canonicalOf(request, signedHeaders)).digest('hex');
  const expected = createHmac('sha256', keys.accessKeySecret)
    .update(`ACS3-HMAC-SHA256\n${hashed}`)
    .digest('hex');
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
}
