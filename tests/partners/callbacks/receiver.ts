import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a receiver was sent. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: string; type: string; timestamp: string; data: Record<string, unknown> };
}

/** A partner's receiver of callbacks whose responses the test configures. */
export interface Receiver {
  url: string;
  /** `host:port`, as CALLBACK_DEV_HOSTS names it. */
  host: string;
  received: Received[];
  answer: (response: ServerResponse, received: Received) => void;
  close(): Promise<void>;
}

/** Opens a receiver, which returns 204 to everything at first. @param at its port; 0 for any. */
export async function openReceiver(at = 0): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces).toString();
    const one = { headers: request.headers, body, event: JSON.parse(body) };
    received.push(one);
    receiver.answer(response, one);
  });
  await new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/callbacks`,
    host: `127.0.0.1:${port}`,
    received,
    answer: (response) => void response.writeHead(204).end(),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return receiver;
}
