import type { GraphQLResponse, INetwork, RequestParameters } from 'relay-runtime';
import { expect, test } from 'vitest';
import type { Connection } from '../../web/relay/connection.ts';
import { createFailureHandler } from '../../web/relay/envelope.ts';
import { createBrowserNetwork, createServerNetwork, type KnownReply } from '../../web/relay/relayNetwork.ts';

const SEARCH = { id: 'search', name: 'search', operationKind: 'query' } as RequestParameters;

test('E-03 R-09 each search that fails is told, the first by its own page', async () => {
  const told: string[] = [];
  const handle = createFailureHandler({
    toast: () => told.push('toast'),
    askForSession: () => true,
    showServerError: () => told.push('serverError'),
    currentPath: () => '/market',
    hasShownServerError: () => told.includes('serverError'),
    sentenceFor: () => 'words',
  });
  const connection = {
    send: async () => new Response('{}', { status: 500 }),
    current: () => ({ isAway: false }),
  } as unknown as Connection;
  const network = createBrowserNetwork(handle, [], connection);
  const ask = (variables: object) =>
    network
      .execute(SEARCH, { ...variables }, {})
      .toPromise()
      .catch(() => told.push('failed'));
  await ask({ keyword: 'ak' });
  await ask({ keyword: 'awp' });
  await ask({ keyword: 'awp' });
  expect(told).toEqual(['serverError', 'failed', 'toast', 'failed', 'toast', 'failed']);
});

/** What a network of the browser and one of the server make of an answer, and what the server sends along with the page. */
async function madeOf(answer: object) {
  const known: KnownReply[] = [];
  const copy = () => structuredClone(answer) as GraphQLResponse;
  const connection = {
    send: async () => new Response(JSON.stringify(answer)),
    current: () => ({ isAway: false }),
  } as unknown as Connection;
  const ask = (network: INetwork) => network.execute(SEARCH, {}, {}).toPromise();
  return {
    browser: await ask(createBrowserNetwork(() => {}, [], connection)),
    server: await ask(
      createServerNetwork(
        async () => copy(),
        (reply) => known.push(reply),
      ),
    ),
    known: known.map(({ reply }) => reply),
  };
}

test('E-06 a viewer who could not be read is left out, on the server as in the browser, and is no visitor', async () => {
  const errors = [{ message: 'no', path: ['viewer', 'wallet'], extensions: { code: 'SERVICE_UNAVAILABLE' } }];
  const kept = { data: { platform: { id: '1' } }, errors };
  expect(await madeOf({ data: { viewer: null, platform: { id: '1' } }, errors })).toEqual({
    browser: kept,
    server: kept,
    known: [kept],
  });
  // Without anything else there is nothing to render a page from: Relay takes it for a failure.
  const nothing = { data: null, errors };
  expect(await madeOf({ data: { viewer: null }, errors })).toEqual({
    browser: nothing,
    server: nothing,
    known: [nothing],
  });
});

test('E-06 the viewer of a visitor, and one of whom only a part is missing, stay as they came', async () => {
  const errors = [{ message: 'no', path: ['notices'] }];
  for (const answer of [
    { data: { viewer: null } },
    { data: { viewer: null, notices: null }, errors },
    { data: { viewer: { orders: null } }, errors: [{ message: 'no', path: ['viewer', 'orders'] }] },
  ])
    expect(await madeOf(answer)).toEqual({ browser: answer, server: answer, known: [answer] });
});
