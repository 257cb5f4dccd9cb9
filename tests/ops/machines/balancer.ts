import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** A common load balancer: round robin over the servers that report ready, over persistent connections. It retries nothing. */
export interface Balancer {
  url: string;
  /** How many backends are ready, as it knows. */
  readyCount(): number;
  close(): Promise<void>;
}

const LOOK_MS = 100;

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { headers: { connection: 'close' } });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Opens it in front of some backends. */
export async function openBalancer(backends: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let turn = 0;
  const look = async (url: string): Promise<void> => {
    if (await isReady(url)) ready.add(url);
    else ready.delete(url);
  };
  await Promise.all(backends.map(look));
  const timer = setInterval(() => backends.forEach(look), LOOK_MS);
  const pass = (incoming: IncomingMessage, response: ServerResponse): void => {
    turn += 1;
    const choices = backends.filter((url) => ready.has(url));
    const backend = choices[turn % choices.length];
    if (!backend) {
      response.writeHead(502).end('nobody is ready');
      return;
    }
    const { method, headers } = incoming;
    const outgoing = request(new URL(incoming.url ?? '/', backend), { method, headers, agent }, (answer) => {
      const { connection: _connection, 'keep-alive': _keep, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(response);
    });
    outgoing.once('error', (error) => {
      if (!response.headersSent) response.writeHead(502);
      response.end(`the backend: ${error.message}`);
    });
    incoming.pipe(outgoing);
  };
  const server = createServer(pass);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    readyCount: () => ready.size,
    close: () =>
      new Promise((done) => {
        clearInterval(timer);
        agent.destroy();
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
