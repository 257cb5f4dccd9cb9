import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy of a test. */
export interface TestProxy {
  /** With user and password. */
  url: string;
  password: string;
  /** True if a connection of this local port was made by the proxy. */
  hasPort(port: number): boolean;
  /** Number of connections that were made to it. */
  count(): number;
  /** What it answers instead of connecting: an HTTP status, or a SOCKS failure for any number; 0 hangs up. Null connects. */
  refuseWith(status: number | null): void;
  close(): Promise<void>;
}

const USER = 'lane';
const PASSWORD = 'hunter2-of-the-proxy';

/** Joins a client with the target; each end closes the other. */
function join(client: Socket, target: Socket): void {
  for (const [one, other] of [
    [client, target],
    [target, client],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
    one.pipe(other);
  }
}

async function listen(
  server: Server,
  protocol: 'http' | 'socks5',
  state: { ports: Set<number>; sockets: Set<Socket>; refusal: number | null },
): Promise<TestProxy> {
  let count = 0;
  server.on('connection', (socket: Socket) => {
    count += 1;
    state.sockets.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `${protocol}://${USER}:${PASSWORD}@127.0.0.1:${port}`,
    password: PASSWORD,
    count: () => count,
    hasPort: (each) => state.ports.has(each),
    refuseWith(status) {
      state.refusal = status;
      for (const socket of state.sockets) socket.destroy();
    },
    close: () =>
      new Promise((done) => {
        for (const socket of state.sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}

/** Opens a proxy that tunnels by CONNECT, with Basic authorization. */
export async function openHttpProxy(): Promise<TestProxy> {
  const state = { ports: new Set<number>(), sockets: new Set<Socket>(), refusal: null as number | null };
  const server = createHttpServer((_request, response) => response.writeHead(405).end());
  const wanted = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
  server.on('connect', (request, client: Socket) => {
    const status = request.headers['proxy-authorization'] === wanted ? state.refusal : 407;
    if (status === 0) client.destroy();
    if (status !== null) {
      client.end(`HTTP/1.1 ${status} Refused\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    const [host = '', port = ''] = (request.url ?? '').split(':');
    const target = connect(Number(port), host, () => {
      state.ports.add(target.localPort ?? 0);
      client.write('HTTP/1.1 200 Connected\r\n\r\n');
      join(client, target);
    });
    target.on('error', () => client.end('HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\n\r\n'));
  });
  return listen(server, 'http', state);
}

/** The next bytes that a client sends. Its messages are short: each comes whole. */
function nextBytes(client: Socket): Promise<Buffer> {
  return new Promise((done) => client.once('data', done));
}

/** The target that a SOCKS request names, by IPv4 address or by name. */
function targetOf(request: Buffer): { host: string; port: number } {
  const isName = request[3] === 3;
  const end = isName ? 5 + (request[4] ?? 0) : 8;
  const host = isName ? request.subarray(5, end).toString() : [...request.subarray(4, end)].join('.');
  return { host, port: request.readUInt16BE(end) };
}

/** Opens a SOCKS5 proxy with user and password. */
export async function openSocksProxy(): Promise<TestProxy> {
  const state = { ports: new Set<number>(), sockets: new Set<Socket>(), refusal: null as number | null };
  const server = createServer(async (client) => {
    if (state.refusal === 0) return client.destroy();
    await nextBytes(client);
    client.write(Buffer.from([5, 2]));
    const login = await nextBytes(client);
    const isRight = login.subarray(2).toString('latin1').includes(USER) && login.includes(PASSWORD);
    client.write(Buffer.from([1, isRight ? 0 : 1]));
    if (!isRight) return client.end();
    const { host, port } = targetOf(await nextBytes(client));
    const reply = (code: number) => client.write(Buffer.from([5, code, 0, 1, 0, 0, 0, 0, 0, 0]));
    if (state.refusal !== null) return reply(1);
    const target = connect(port, host, () => {
      state.ports.add(target.localPort ?? 0);
      reply(0);
      join(client, target);
    });
    target.on('error', () => reply(5));
  });
  return listen(server, 'socks5', state);
}
