import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListCallbacksData } from '../../../docs/open/client/types.ts';
import { expectPagesGoOn } from '../../kit/pages.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from '../openApi/openStage.ts';
import { addEvents, buyAs } from './callbackScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const EVENTS = '{ viewer { partner { callbackEvents(first: 2) { edges { node { deliveredAt } } } } } }';
interface Events {
  viewer: { partner: { callbackEvents: { edges: { node: { deliveredAt: string | null } }[] } } };
}

test('a page of callbacks in a state goes on from one that has left the state since', async () => {
  const { partner, person } = await openPartner(market);
  await buyAs(partner, market);
  await addEvents(market, partner, 4);
  const list = {
    parents: ['viewer', 'partner'],
    field: 'callbackEvents',
    args: 'filter: { state: WAITING }',
  };
  await expectPagesGoOn(person, list, (id) =>
    market.owner.query("update callback_event set state = 'dead' where id = $1", [id]),
  );
});

test('when a callback was acknowledged is told as long as it is not sent again', async () => {
  const { partner, person } = await openPartner(market);
  await buyAs(partner, market);
  await market.owner.query(
    "update callback_event set state = 'delivered', delivered_at = clock_now() where partner_id = $1",
    [partner.partnerId],
  );
  const readTimes = async () => {
    const { data } = await person.query<Events>(EVENTS);
    const { rows } = (await partner.get('/callbacks')).body.data as ListCallbacksData;
    const onSite = data?.viewer.partner.callbackEvents.edges.map(({ node }) => node.deliveredAt);
    return { onSite, rest: rows.map(({ deliveredAt }) => deliveredAt) };
  };
  const times = Array(2).fill(expect.any(String));
  expect(await readTimes()).toEqual({ onSite: times, rest: times });
  const request = { requestId: crypto.randomUUID(), state: 'delivered' };
  expect((await partner.post('/callbacks/resend', request)).body.data).toMatchObject({ resentCount: 2 });
  expect(await readTimes()).toEqual({ onSite: [null, null], rest: [null, null] });
});
