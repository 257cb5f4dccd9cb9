import type { RequestParameters } from 'relay-runtime';
import { expect, test } from 'vitest';
import type { Connection } from '../../web/relay/connection.ts';
import { createFailureHandler } from '../../web/relay/envelope.ts';
import { createBrowserNetwork } from '../../web/relay/relayNetwork.ts';

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
