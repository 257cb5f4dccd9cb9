import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A response as Steam gave it and as it reaches the market. */
export interface FrontAnswer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

/** The interference between Steam and the market for the next calls to a path. */
export interface FrontRule {
  pathContains: string;
  times: number;
  /** The call never reaches Steam: whatever it would have done is not done. */
  isLost?: boolean;
  /** The response that reaches the market instead of Steam's own. Null cuts the connection. */
  answer: (steams: FrontAnswer) => FrontAnswer | null | Promise<FrontAnswer>;
}

/** A call as it came: its path, the port that it came from, and when, in milliseconds of `performance.now()`. */
export interface FrontCall {
  path: string;
  port: number;
  atMs: number;
}

/** A proxy in front of the sandbox's Steam that alters responses by rule, so that a call can take effect and still return anything. */
export interface SteamFront {
  url: string;
  /** All calls, in their order. */
  calls: FrontCall[];
  /** The sandbox behind. */
  setTarget(url: string): void;
  add(rule: FrontRule): void;
  /** Removes all rules. */
  clear(): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function ask(target: string, request: IncomingMessage): Promise<FrontAnswer & { bytes: Buffer }> {
  const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
  const body = await bodyOf(request);
  const response = await fetch(new URL(request.url ?? '/', target), {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    redirect: 'manual',
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const eresult = response.headers.get('x-eresult');
  const location = response.headers.get('location');
  const type = response.headers.get('content-type') ?? 'application/json';
  return {
    status: response.status,
    body: bytes.toString('utf8'),
    bytes,
    headers: {
      'content-type': type,
      ...(eresult ? { 'x-eresult': eresult } : {}),
      ...(location ? { location } : {}),
    },
  };
}

/** Opens the proxy on a free port. */
export async function openSteamFront(): Promise<SteamFront> {
  let target = '';
  const rules: FrontRule[] = [];
  const calls: FrontCall[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://front').pathname;
    calls.push({ path, port: request.socket.remotePort ?? 0, atMs: performance.now() });
    const rule = rules.find(({ pathContains, times }) => times > 0 && request.url?.includes(pathContains));
    if (!rule) {
      const { status, headers, bytes } = await ask(target, request);
      response.writeHead(status, headers).end(bytes);
      return;
    }
    rule.times -= 1;
    const answer = await rule.answer(rule.isLost ? { status: 200, body: '{}' } : await ask(target, request));
    if (!answer) {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, answer.headers ?? {}).end(answer.body);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    setTarget(url) {
      target = url;
    },
    add: (rule) => void rules.push(rule),
    clear: () => void rules.splice(0),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
