import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RESENDS_MAX } from '../../../api/partners/callbacks/callbackSearch.ts';
import type {
  CallbackResend,
  CallbackResendPreview,
  ListCallbacksData,
} from '../../../docs/open/client/types.ts';
import { graphql } from '../../generated/gql.ts';
import type { CallbackFilter } from '../../generated/graphql.ts';
import { dieInService } from '../../kit/dieInService.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openApproved } from '../application/partnerScene.ts';
import { openPartner } from '../openApi/openStage.ts';
import type { PartnerClient } from '../openApi/partnerClient.ts';
import { addEvents, buyAs, eventsOf, serveTo, until } from './callbackScene.ts';
import { openReceiver, type Receiver } from './receiver.ts';

const SEARCH = graphql(`
  query SearchCallbacks($filter: CallbackFilter, $state: CallbackState) {
    viewer { partner { callbackEvents(first: 50, filter: $filter, state: $state) {
      edges { node { eventId type orderNo outOrderNo } }
    } } }
  }
`);
const PREVIEW = graphql(`
  query PreviewResend($filter: CallbackFilter!) {
    viewer { partner { callbackResendPreview(filter: $filter) { matchedCount resendCount } } }
  }
`);
const RESEND = graphql(`
  mutation ResendCallbacks($input: ResendCallbacksInput!) {
    resendCallbacks(input: $input) {
      ... on ResendCallbacksPayload { resend { resentCount leftCount resentUntil } }
      ... on CallbackResendTooSoon { retryAfterSeconds }
      ... on DomainError { code }
    }
  }
`);

const HOUR = 3_600_000;

let market: TestMarket;
let receiver: Receiver;

beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  receiver = await openReceiver();
});
afterEach(() => receiver.close());

let requests = 0;
const requestId = () => `resend-${process.pid}-${++requests}`;

async function search(partner: PartnerClient, query: Record<string, string> = {}) {
  const { body } = await partner.get(`/callbacks?${new URLSearchParams(query)}`);
  return body.data as ListCallbacksData;
}
const idsOf = ({ rows }: ListCallbacksData) => rows.map(({ id }) => id);

async function preview(partner: PartnerClient, body: object) {
  return (await partner.post('/callbacks/resend/preview', body)).body.data as CallbackResendPreview;
}
async function resend(partner: PartnerClient, body: object) {
  const { status, body: answer } = await partner.post('/callbacks/resend', {
    requestId: requestId(),
    ...body,
  });
  return { status, error: answer.error, data: answer.data as CallbackResend };
}

/** Ids of the callbacks that the partner's owner finds on the site. */
async function searchOnSite(person: TestClient, filter: CallbackFilter) {
  const { viewer } = await person.must(SEARCH, { filter });
  return viewer?.partner?.callbackEvents?.edges.map(({ node }) => node.eventId);
}

/** Puts all callbacks of a partner into a state, as old attempts would. */
async function setState({ partnerId }: PartnerClient, state: 'dead' | 'delivered'): Promise<void> {
  await market.owner.query(
    `update callback_event set state = $2, attempts = 9, plan_attempts = 9, delivered_at = case $2 when 'delivered' then clock_now() end
     where partner_id = $1`,
    [partnerId, state],
  );
}

describe('P-05 a search of callbacks', () => {
  test('by order, own number, type, state and time, over REST and GraphQL alike', async () => {
    const { partner, person } = await openPartner(market, { callbackUrl: receiver.url });
    const first = await buyAs(partner, market);
    const firstIds = (await eventsOf(market, partner)).map(({ id }) => id).toReversed();
    await market.advanceClock(HOUR);
    const second = await buyAs(partner, market);
    await partner.post('/selftest');
    const all = await eventsOf(market, partner);
    const secondIds = all
      .slice(2, 4)
      .map(({ id }) => id)
      .toReversed();
    const testId = all[4]?.id ?? '';
    await market.owner.query("update callback_event set state = 'dead' where id = $1", [firstIds[0]]);
    const between = (await search(partner, { orderNo: second.orderNo })).rows.at(-1)?.createdAt ?? '';
    const expected: [Record<string, string>, CallbackFilter, string[]][] = [
      [{}, {}, [testId, ...secondIds, ...firstIds]],
      [{ orderNo: first.orderNo }, { orderNo: first.orderNo }, firstIds],
      [{ outOrderNo: second.outOrderNo ?? '' }, { outOrderNo: second.outOrderNo }, secondIds],
      [{ orderNo: '1' }, { orderNo: '1' }, []],
      [{ type: 'endpoint.test' }, { type: 'ENDPOINT_TEST' }, [testId]],
      [{ state: 'dead' }, { state: 'DEAD' }, [firstIds[0] ?? '']],
      [{ since: between }, { since: between }, [testId, ...secondIds]],
      [{ until: between }, { until: between }, firstIds],
      [
        { state: 'waiting', until: between, orderNo: first.orderNo },
        { state: 'WAITING', until: between, orderNo: first.orderNo },
        [firstIds[1] ?? ''],
      ],
    ];
    for (const [query, filter, ids] of expected) {
      expect(idsOf(await search(partner, query)), JSON.stringify(query)).toEqual(ids);
      expect(await searchOnSite(person, filter), JSON.stringify(filter)).toEqual(ids);
    }
    const { viewer } = await person.must(SEARCH, { state: 'DEAD' });
    expect(viewer?.partner?.callbackEvents?.edges.map(({ node }) => node)).toEqual([
      { eventId: firstIds[0], type: 'ORDER_CHANGED', orderNo: first.orderNo, outOrderNo: first.outOrderNo },
    ]);
  });

  test('has the last attempt of each, and pages that meet nothing twice', async () => {
    const { partner } = await openPartner(market, { callbackUrl: receiver.url });
    receiver.answer = (response) => void response.writeHead(503).end('busy');
    const stop = await serveTo(market, [receiver]);
    const { orderNo, outOrderNo } = await buyAs(partner, market);
    await until(async () => (await search(partner)).rows.map(({ attempts }) => attempts)).toEqual([1, 1]);
    await stop();
    const [row] = (await search(partner)).rows;
    expect(row).toMatchObject({
      type: 'order.changed',
      orderNo,
      outOrderNo,
      state: 'waiting',
      deliveredAt: null,
    });
    expect(row?.nextAttemptAt).toEqual(expect.any(String));
    expect(row?.lastAttempt).toMatchObject({ attempt: 1, status: 503, failure: null, answer: 'busy' });
    await addEvents(market, partner, 5);
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: ListCallbacksData = await search(partner, { limit: '3', after });
      seen.push(...idsOf(page));
      after = page.next;
    }
    expect(seen).toEqual((await eventsOf(market, partner)).map(({ id }) => id).toReversed());
  });

  test('finds nothing of another partner, and no number that another gave to the same order', async () => {
    const { partner } = await openPartner(market, { callbackUrl: receiver.url });
    const { partner: other, person } = await openPartner(market, { callbackUrl: receiver.url });
    const { orderNo, outOrderNo } = await buyAs(partner, market);
    // The seller of that order is a partner, too.
    await market.owner.query(
      `insert into callback_event (id, partner_id, type, order_id, sequence)
       select gen_random_uuid(), $2, 'order.changed', id, 1 from market_order where order_no = $1`,
      [orderNo, other.partnerId],
    );
    expect((await search(other, { orderNo })).rows).toMatchObject([{ orderNo, outOrderNo: null }]);
    expect((await search(other, { outOrderNo: outOrderNo ?? '' })).rows).toEqual([]);
    expect(await searchOnSite(person, { outOrderNo })).toEqual([]);
    const { viewer } = await person.must(SEARCH, { filter: { orderNo } });
    expect(viewer?.partner?.callbackEvents?.edges).toMatchObject([{ node: { orderNo, outOrderNo: null } }]);
  });

  test.each([
    ['state', { state: 'failed' }],
    ['type', { type: 'order' }],
    ['since', { since: 'yesterday' }],
    ['until', { until: '0000-01-01T00:00:00Z' }],
    ['orderNo', { orderNo: '1'.repeat(51) }],
    ['until', { since: '2026-11-02T00:00:00Z', until: '2026-11-01T00:00:00Z' }],
    ['after', { after: 'x' }],
    ['kind', { kind: 'x' }],
  ])('refuses a wrong %s by its name', async (field, query) => {
    const { partner } = await openPartner(market);
    expect(
      await partner.get(`/callbacks?${new URLSearchParams(query as Record<string, string>)}`),
    ).toMatchObject({
      status: 400,
      body: { field },
    });
  });
});

test.each(['0000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z', '+010000-01-01T00:00:00Z'])(
  'a time that the database cannot store is refused: %s',
  async (since) => {
    const { person } = await openPartner(market);
    const { errors } = await person.query(
      'query ($since: DateTime) { viewer { partner { callbackEvents(first: 1, filter: { since: $since }) { edges { node { eventId } } } } } }',
      { since },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  },
);

describe('P-05 many callbacks sent again', () => {
  test('are those that were given up, once for each request, and arrive', async () => {
    const { partner } = await openPartner(market, { callbackUrl: receiver.url });
    await buyAs(partner, market);
    await addEvents(market, partner, 3);
    await setState(partner, 'dead');
    await partner.post('/selftest');
    await market.owner.query("update callback_event set state = 'dead' where type = 'endpoint.test'");
    const dead = { state: 'dead' };
    expect(await preview(partner, dead)).toEqual({ matchedCount: 5, resendCount: 5 });
    expect((await eventsOf(market, partner)).every(({ state }) => state === 'dead')).toBe(true);
    const named = { ...dead, requestId: requestId() };
    const done = await resend(partner, named);
    expect(done.data).toEqual({ resentCount: 5, leftCount: 0, resentUntil: expect.any(String) });
    expect(await resend(partner, named)).toEqual(done);
    expect(await resend(partner, { ...named, state: 'delivered' })).toMatchObject({
      status: 422,
      error: 'requestIdReused',
    });
    const stop = await serveTo(market, [receiver]);
    await until(async () => (await eventsOf(market, partner)).map(({ state }) => state)).toEqual([
      ...Array(5).fill('delivered'),
      'dead',
    ]);
    await stop();
    expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(5);
    // Their plan has begun again.
    const { rows } = await market.owner.query(
      "select distinct plan_attempts, attempts from callback_event where partner_id = $1 and state = 'delivered'",
      [partner.partnerId],
    );
    expect(rows).toEqual([{ plan_attempts: 1, attempts: 10 }]);
  });

  test('are those of a time, in whichever state, and nobody else’s; what is in delivery is left', async () => {
    const { partner } = await openPartner(market, { callbackUrl: receiver.url });
    const { partner: other } = await openPartner(market, { callbackUrl: receiver.url });
    await buyAs(other, market);
    await buyAs(partner, market);
    await market.advanceClock(HOUR);
    await addEvents(market, partner, 2);
    await setState(partner, 'delivered');
    await setState(other, 'dead');
    const since = (await search(partner)).rows[1]?.createdAt;
    await market.owner.query(
      "update callback_event set leased_until = now() + interval '1 minute' where id = $1",
      [(await eventsOf(market, partner))[2]?.id],
    );
    expect(await preview(partner, { since })).toEqual({ matchedCount: 2, resendCount: 2 });
    expect((await resend(partner, { since })).data).toMatchObject({ resentCount: 1, leftCount: 1 });
    expect((await eventsOf(market, partner)).map(({ state }) => state)).toEqual([
      'delivered',
      'delivered',
      'delivered',
      'waiting',
    ]);
    expect((await eventsOf(market, other)).map(({ state }) => state)).toEqual(['dead', 'dead']);
  });

  test('are at most 5,000, the oldest first, and the answer says where to go on', async () => {
    const { partner } = await openPartner(market, { callbackUrl: receiver.url });
    await buyAs(partner, market);
    await addEvents(market, partner, RESENDS_MAX);
    await setState(partner, 'dead');
    // As they would be: one after the other.
    await market.owner.query(
      "update callback_event set created_at = clock_now() - interval '2 hours' + position * interval '1 millisecond' where partner_id = $1",
      [partner.partnerId],
    );
    expect(await preview(partner, { state: 'dead' })).toEqual({
      matchedCount: RESENDS_MAX + 2,
      resendCount: RESENDS_MAX,
    });
    const startedAt = performance.now();
    const { data } = await resend(partner, { state: 'dead' });
    console.log(`${RESENDS_MAX} callbacks sent again: ${Math.round(performance.now() - startedAt)} ms`);
    expect(data).toMatchObject({ resentCount: RESENDS_MAX, leftCount: 2 });
    const states = (await eventsOf(market, partner)).map(({ state }) => state);
    expect(states.slice(-3)).toEqual(['waiting', 'dead', 'dead']);
    expect(await preview(partner, { since: data.resentUntil })).toMatchObject({ matchedCount: 3 });
    await market.advanceClock(10_000);
    const rest = await resend(partner, { state: 'dead', since: data.resentUntil });
    expect(rest.data).toMatchObject({ resentCount: 2, leftCount: 0 });
    await setState(partner, 'delivered');
  });

  test('of two requests at once only one does it, and so of one that is sent twice', async () => {
    const { partner, person } = await openPartner(market, { callbackUrl: receiver.url });
    await buyAs(partner, market);
    await setState(partner, 'dead');
    const named = { state: 'dead', requestId: requestId() };
    const twice = await Promise.all([resend(partner, named), resend(partner, named)]);
    expect(twice.map(({ data }) => data.resentCount)).toEqual([2, 2]);
    await setState(partner, 'dead');
    await market.advanceClock(10_000);
    const both = await Promise.all([resend(partner, { state: 'dead' }), resend(partner, { state: 'dead' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)?.error).toBe('callbackResendTooSoon');
    const input = { filter: { state: 'DEAD' }, clientRequestId: requestId() } as const;
    expect((await person.must(RESEND, { input })).resendCallbacks).toMatchObject({
      code: 'CALLBACK_RESEND_TOO_SOON',
      retryAfterSeconds: 10,
    });
  });

  test('while two workers deliver them: nothing is lost, and nobody waits for the other for good', async () => {
    const { partner } = await openPartner(market, { callbackUrl: receiver.url });
    await buyAs(partner, market);
    await addEvents(market, partner, 200);
    const since = (await search(partner)).rows.at(-1)?.createdAt;
    const stops = [await serveTo(market, [receiver]), await serveTo(market, [receiver])];
    for (let round = 0; round < 4; round++) {
      await until(() => receiver.received.length).toBeGreaterThan(50 * (round + 1));
      expect((await resend(partner, { since })).status).toBe(200);
      await market.advanceClock(10_000);
    }
    await until(async () => new Set((await eventsOf(market, partner)).map(({ state }) => state))).toEqual(
      new Set(['delivered']),
    );
    await Promise.all(stops.map((stop) => stop()));
    const { rows } = await market.owner.query(
      'select count(*)::int as odd from callback_event where partner_id = $1 and attempts <> (select count(*) from callback_delivery where event_id = callback_event.id)',
      [partner.partnerId],
    );
    expect(rows).toEqual([{ odd: 0 }]);
  });

  test('by their owner on the site: counted, sent, and the same again; a program may as well', async () => {
    const { partner, person } = await openPartner(market, { callbackUrl: receiver.url });
    await buyAs(partner, market);
    await setState(partner, 'dead');
    const filter = { state: 'DEAD' } as const;
    const { viewer } = await person.must(PREVIEW, { filter });
    expect(viewer?.partner?.callbackResendPreview).toEqual({ matchedCount: 2, resendCount: 2 });
    const input = { filter, clientRequestId: requestId() };
    const first = await person.must(RESEND, { input });
    expect(first.resendCallbacks).toMatchObject({ resend: { resentCount: 2, leftCount: 0 } });
    expect(await person.must(RESEND, { input })).toEqual(first);
    await market.advanceClock(10_000);
    const query =
      'mutation ($input: ResendCallbacksInput!) { resendCallbacks(input: $input) { __typename } }';
    const variables = { input: { filter: { orderNo: '1' }, clientRequestId: requestId() } };
    const { body } = await partner.send<{ resendCallbacks: object }>('POST', '/graphql', {
      query,
      variables,
    });
    expect(body.data).toEqual({ resendCallbacks: { __typename: 'ResendCallbacksPayload' } });
  });

  test('not before there is a key, and not without a word of which', async () => {
    const { partner, person } = await openPartner(market, { callbackUrl: receiver.url });
    for (const path of ['/callbacks/resend/preview', '/callbacks/resend'])
      expect(
        await partner.post(path, path.endsWith('resend') ? { requestId: requestId() } : {}),
      ).toMatchObject({
        status: 400,
        body: { field: 'state' },
      });
    expect(await partner.post('/callbacks/resend', { state: 'dead', requestId: 'x' })).toMatchObject({
      status: 400,
      body: { field: 'requestId' },
    });
    const input = { filter: {}, clientRequestId: requestId() };
    const text = 'mutation ($input: ResendCallbacksInput!) { resendCallbacks(input: $input) { __typename } }';
    const { errors } = await person.query(text, { input });
    expect(errors?.[0]?.extensions).toMatchObject({ field: 'state' });
    const { client } = await openApproved(market);
    const early = { input: { ...input, filter: { state: 'DEAD' as const } } };
    expect((await client.must(RESEND, early)).resendCallbacks).toMatchObject({ code: 'PARTNER_NOT_LOCKED' });
  });

  test('whole or not at all where the process dies', async () => {
    const { partner } = await openPartner(market, { callbackUrl: receiver.url });
    await buyAs(partner, market);
    await setState(partner, 'dead');
    const all = { type: null, state: 'dead', orderNo: null, outOrderNo: null, since: null, until: null };
    const { userId, partnerId } = partner;
    const call = {
      file: 'partners/callbacks/resendCallbacks.ts',
      service: 'resendCallbacks',
      args: [{ userId, partnerId, clientRequestId: requestId(), search: all }],
    };
    expect(await dieInService(market, 'callback.resent', call)).toBe('SIGKILL');
    expect((await eventsOf(market, partner)).map(({ state }) => state)).toEqual(['dead', 'dead']);
    expect((await resend(partner, { state: 'dead' })).data.resentCount).toBe(2);
  });
});
