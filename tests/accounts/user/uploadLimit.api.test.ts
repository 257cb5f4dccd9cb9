import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPerson } from '../verification/verificationScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ REQUESTS_PER_MINUTE: '60' });
});
afterAll(() => market.close());

/** Uploads a file that is not a picture. It is decoded and counted like a picture. */
async function upload(client: TestClient): Promise<Response> {
  const body = new FormData();
  body.append('picture', new Blob(['no picture']), 'me.jpg');
  return client.fetch('/web/avatar', {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    body,
  });
}

test('T-14 twenty files in an hour for a user, whichever session they come by', async () => {
  const [one, other] = [await openPerson(market), await openPerson(market)];
  for (let count = 1; count <= 20; count++) expect((await upload(one.client)).status, `${count}`).toBe(200);
  const again = market.visitor();
  await market.advanceClock(61_000);
  await again.signIn(one.phone);
  const refused = await upload(again);
  expect([refused.status, ((await refused.json()) as { code: number }).code]).toEqual([429, 429]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect((await upload(other.client)).status).toBe(200);
});

test('T-14 T-30 uploads count for their address as all requests do, whatever cookie they invent', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 70; count++) {
    const stranger = market.visitor();
    stranger.cookies.set('Authorization', randomUUID()).set('bind', randomUUID());
    statuses.push((await upload(stranger)).status);
  }
  expect(statuses).toContain(429);
});
