import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { createPictureHttp, type PictureGateway } from '../../../api/catalog/pictures/pictureSources.ts';

/** A stub of the sources of photographs: every request to one of their hosts arrives at a server of this process. */
export interface StubSources {
  gateway: PictureGateway;
  /** Requests as host and path, in the order of their arrival. */
  asked: string[];
  /** What the stub does with a request from now on. */
  answer: (request: IncomingMessage, response: ServerResponse, host: string) => void;
  close(): Promise<void>;
}

/** Opens a stub that answers nothing until a test says what. */
export async function openStubSources(): Promise<StubSources> {
  const server = createServer((request, response) => {
    const host = String(request.headers['x-asked-host']);
    stub.asked.push(`${host}${request.url}`);
    stub.answer(request, response, host);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const send: typeof fetch = (url, options) => {
    const { hostname, pathname } = new URL(String(url));
    return fetch(`http://127.0.0.1:${port}${pathname}`, {
      ...options,
      headers: { 'x-asked-host': hostname },
    });
  };
  const stub: StubSources = {
    gateway: createPictureHttp(send),
    asked: [],
    answer: () => {},
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return stub;
}

/** A photograph of 512 by 384 pixels in one colour, as PNG. */
export function photograph(color: string): Promise<Buffer> {
  return sharp({ create: { width: 512, height: 384, channels: 4, background: color } })
    .png()
    .toBuffer();
}

/** Answers every request with these bytes. */
export function answerWith(
  bytes: Buffer,
  type = 'image/png',
): (_request: IncomingMessage, response: ServerResponse) => void {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(bytes);
  };
}

/** The address of a picture at the mirror. */
export function mirrorUrl(digit: string): string {
  return `https://cdn.cstrike.app/images/${digit.repeat(64)}.webp`;
}
