import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { AnswerCache } from '../../../api/http/cache/answerCache.ts';
import { createCachingServer } from '../../../api/http/cache/cachingServer.ts';

let server: Server | undefined;
afterEach(() => void server?.closeAllConnections());
afterEach(() => new Promise((done) => server?.close(done) ?? done(undefined)));

/** A server whose routes are one function. @returns its address. */
async function serve(route: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const versionOf = () => 1;
  server = createCachingServer(new AnswerCache(versionOf), versionOf, route);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('T-30 who waits for a page that another one asked for first waits for a second, and not for its end', async () => {
  const held: ServerResponse[] = [];
  const url = await serve((_request, response) => {
    // The first request stands in a line of its caller's own.
    if (held.length === 0) held.push(response);
    else response.end('made');
  });
  const headers = { accept: 'text/html' };
  const first = fetch(url, { headers });
  await expect.poll(() => held.length).toBe(1);
  const since = performance.now();
  const others = await Promise.all([1, 2, 3].map(async () => (await fetch(url, { headers })).text()));
  expect(others).toEqual(['made', 'made', 'made']);
  const waitedMs = performance.now() - since;
  expect(waitedMs).toBeGreaterThan(900);
  expect(waitedMs).toBeLessThan(10_000);
  held[0]?.end('late');
  expect(await (await first).text()).toBe('late');
});

test('T-7 variables that are nested as deep as a body allows reach the routes, and the process lives on', async () => {
  const url = await serve((_request, response) => response.end('reached'));
  const deep = `{"a":${'['.repeat(8_000)}${']'.repeat(8_000)}}`;
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'x' };
  const body = `{"doc_id":"x","variables":${deep}}`;
  const posted = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  expect(await posted.text()).toBe('reached');
  const variables = `{"a":${'['.repeat(7_000)}${']'.repeat(7_000)}}`;
  const got = await fetch(`${url}/graphql?doc_id=x&variables=${variables}`);
  expect(await got.text()).toBe('reached');
});
