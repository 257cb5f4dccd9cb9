import { persistedIdOf } from '../kit/persistedIdOf.ts';
import type { Ask } from './load.ts';

const JSON_HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json',
  'x-requested-with': 'XMLHttpRequest',
};

/** The cookies of a buyer of the data set, by number. */
export function cookiesOf(buyer: number): Record<string, string> {
  return { cookie: `Authorization=token-${buyer}; bind=bind-${buyer}` };
}

/** A document of the site, as the site sends it. */
export function documentAsk(name: string, variables: unknown, headers: Record<string, string> = {}): Ask {
  const body = JSON.stringify({ doc_id: persistedIdOf(name), variables });
  return { method: 'POST', path: '/graphql', headers: { ...JSON_HEADERS, ...headers }, body };
}

/** A JSON call. */
export function postAsk(path: string, body: unknown): Ask {
  return { method: 'POST', path, headers: JSON_HEADERS, body: JSON.stringify(body) };
}

/** Sends one request and returns the response. */
export async function sendAsk(
  url: string,
  { path, ...init }: Ask,
): Promise<{ status: number; text: string }> {
  const response = await fetch(url + path, init);
  return { status: response.status, text: await response.text() };
}
