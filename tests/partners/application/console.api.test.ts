import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphql } from '../../generated/gql.ts';
import { dieInService } from '../../kit/dieInService.ts';
import type { TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { addEvents, buyAs, eventsOf } from '../callbacks/callbackScene.ts';
import { openPartner } from '../openApi/openStage.ts';
import {
  answerCallbacks,
  closePartnerStage,
  openApproved,
  openPartnerStage,
  type PartnerStage,
} from './partnerScene.ts';

const CONSOLE = graphql(`
  query ReadConsole($state: CallbackState, $after: String) {
    viewer {
      partner {
        allowedAddresses signatureStyle callbackOffAt callbackOffReason failingSince
        usage { day requestCount }
        callbackEvents(first: 2, after: $after, state: $state) {
          pageInfo { hasNextPage endCursor }
          edges { node {
            id eventId type orderNo sequence state attempts nextAttemptAt deliveredAt
            deliveries(first: 5) { edges { node {
              attempt requestUrl requestHeaders { name value } requestBody status failure answer durationMs
            } } }
          } }
        }
      }
    }
  }
`);
const RESEND = graphql(`
  mutation ResendCallback($eventId: ID!) {
    resendCallback(input: { eventId: $eventId }) {
      ... on ResendCallbackPayload { event { state nextAttemptAt } }
      ... on DomainError { code }
    }
  }
`);
const ALLOW = graphql(`
  mutation SetAllowedAddresses($addresses: [String!]!) {
    setAllowedAddresses(input: { addresses: $addresses }) {
      ... on AllowedAddressInvalid { address }
      ... on DomainError { code }
    }
  }
`);
const STYLE = graphql(`
  mutation SetSignatureStyle($style: SignatureStyle!) {
    setSignatureStyle(input: { style: $style }) { ... on DomainError { code } }
  }
`);
const REOPEN = graphql(`
  mutation ReopenCallbacks { reopenCallbacks(input: {}) { ... on DomainError { code } } }
`);
const CHECK = graphql(`
  query CheckSignature($target: String!, $timestamp: String!, $nonce: String!, $body: String!, $signature: String) {
    viewer { partner { signatureCheck(style: NATIVE, method: "POST", target: $target, timestamp: $timestamp,
      nonce: $nonce, body: $body, signature: $signature) { text isValid problems } } }
  }
`);

let stage: PartnerStage;
let market: TestMarket;
beforeAll(async () => {
  stage = await openPartnerStage();
  market = stage.market;
});
afterAll(() => closePartnerStage(stage));

async function read(
  client: TestClient,
  variables: { state?: 'DEAD' | 'DELIVERED' | 'WAITING'; after?: string } = {},
) {
  const { viewer } = await client.must(CONSOLE, variables);
  if (!viewer?.partner?.callbackEvents) throw new Error('no partner');
  const { callbackEvents, ...partner } = viewer.partner;
  return { ...partner, ...callbackEvents, events: callbackEvents.edges.map(({ node }) => node) };
}

const openOwn = () => openPartner(market, { callbackUrl: stage.receiver.url });

describe('P-05 the record of callbacks', () => {
  test('shows what was sent and what came back, page by page and by state; one is sent again under its id', async () => {
    const { partner, person } = await openOwn();
    const { orderNo } = await buyAs(partner, market);
    await answerCallbacks(stage, { status: 500, answer: 'x'.repeat(2_000) });
    const page = await read(person);
    expect(page.events.map(({ type, state, attempts }) => [type, state, attempts])).toEqual(
      Array(2).fill(['ORDER_CHANGED', 'WAITING', 1]),
    );
    expect((page.events[0]?.sequence ?? 0) > (page.events[1]?.sequence ?? 0)).toBe(true);
    const [event] = page.events;
    expect(event).toMatchObject({ orderNo, deliveredAt: null, nextAttemptAt: expect.any(String) });
    const [delivery] = event?.deliveries?.edges.map(({ node }) => node) ?? [];
    expect(delivery).toMatchObject({
      attempt: 1,
      requestUrl: stage.receiver.url,
      status: 500,
      failure: null,
    });
    expect(delivery?.answer).toHaveLength(1_024);
    expect(JSON.parse(delivery?.requestBody ?? '')).toMatchObject({ id: event?.eventId, data: { orderNo } });
    expect(delivery?.requestHeaders.find(({ name }) => name === 'webhook-id')?.value).toBe(event?.eventId);
    await answerCallbacks(stage);

    const before = stage.receiver.received.length;
    const { resendCallback } = await person.must(RESEND, { eventId: event?.id ?? '' });
    expect(resendCallback).toMatchObject({ event: { state: 'WAITING' } });
    await person.must(RESEND, { eventId: event?.id ?? '' });
    await answerCallbacks(stage);
    const sent = stage.receiver.received.slice(before).map((one) => one.event.id);
    expect(sent).toEqual([event?.eventId]);
    const delivered = await read(person, { state: 'DELIVERED' });
    expect(delivered.events).toMatchObject([{ id: event?.id, attempts: 2, nextAttemptAt: null }]);
    expect((await read(person, { state: 'DEAD' })).events).toEqual([]);

    await addEvents(market, partner, 3);
    const first = await read(person);
    const second = await read(person, { after: first.pageInfo.endCursor ?? '' });
    const third = await read(person, { after: second.pageInfo.endCursor ?? '' });
    const seen = [first, second, third].flatMap(({ events }) => events.map(({ eventId }) => eventId));
    expect(seen.toSorted()).toEqual((await eventsOf(market, partner)).map(({ id }) => id).toSorted());
    expect([first, second, third].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, true, false]);
  });

  test('is nobody else’s to see or to send', async () => {
    const { partner, person } = await openOwn();
    await buyAs(partner, market);
    const [event] = (await read(person)).events;
    const { person: other } = await openOwn();
    const NODE = 'query ($id: ID!) { node(id: $id) { id } }';
    expect((await other.query(NODE, { id: event?.id })).data).toEqual({ node: null });
    expect((await person.query(NODE, { id: event?.id })).data).toEqual({ node: { id: event?.id } });
    expect((await other.must(RESEND, { eventId: event?.id ?? '' })).resendCallback).toMatchObject({
      code: 'CALLBACK_EVENT_UNKNOWN',
    });
    const { client } = await openApproved(market);
    expect((await client.must(RESEND, { eventId: event?.id ?? '' })).resendCallback).toMatchObject({
      code: 'PARTNER_NOT_LOCKED',
    });
  });

  test('says when callbacks are off, and switches them on again', async () => {
    const { partner, person } = await openOwn();
    await buyAs(partner, market);
    await answerCallbacks(stage, { status: 410 });
    expect(await read(person)).toMatchObject({
      callbackOffReason: 'GONE',
      callbackOffAt: expect.any(String),
    });
    const call = {
      file: 'partners/application/console.ts',
      service: 'reopenCallbacks',
      args: [partner.userId],
    };
    expect(await dieInService(market, 'partner.reopened', call)).toBe('SIGKILL');
    expect((await read(person)).callbackOffReason).toBe('GONE');
    await Promise.all([person.must(REOPEN, {}), person.must(REOPEN, {})]);
    expect(await read(person)).toMatchObject({
      callbackOffAt: null,
      callbackOffReason: null,
      failingSince: null,
    });
    await market.advanceClock(120_000);
    await answerCallbacks(stage);
    expect((await eventsOf(market, partner)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });
});

describe('P-04 how requests are let in', () => {
  test('only from the addresses of the list, and from anywhere without one', async () => {
    const { partner, person } = await openOwn();
    const allow = async (...addresses: string[]) =>
      (await person.must(ALLOW, { addresses })).setAllowedAddresses as { code?: string; address?: string };
    expect(await allow('203.0.113.0/24')).toEqual({});
    expect((await partner.get('/wallet')).status).toBe(403);
    expect(await allow('203.0.113.0/24', ' 127.0.0.1 ')).toEqual({});
    expect((await read(person)).allowedAddresses).toEqual(['203.0.113.0/24', '127.0.0.1']);
    expect((await partner.get('/wallet')).status).toBe(200);
    expect(await allow('10.0.0.1', 'localhost')).toEqual({
      code: 'ALLOWED_ADDRESS_INVALID',
      address: 'localhost',
    });
    const many = Array.from({ length: 21 }, (_, number) => `10.0.0.${number}`);
    expect(await allow(...many)).toEqual({ code: 'ALLOWED_ADDRESSES_FULL' });
    expect((await read(person)).allowedAddresses).toHaveLength(2);
    expect(await allow()).toEqual({});
    expect((await partner.get('/wallet')).status).toBe(200);
    const { usage } = await read(person);
    expect(usage).toHaveLength(30);
    expect(usage.at(-1)?.requestCount).toBe(2);
    expect(usage.slice(0, 29).every(({ requestCount }) => requestCount === 0)).toBe(true);
  });

  test('a style is chosen; before step 2 is submitted there is nothing to set', async () => {
    const { person } = await openOwn();
    await person.must(STYLE, { style: 'YOUPIN' });
    expect((await read(person)).signatureStyle).toBe('YOUPIN');
    const { client } = await openApproved(market);
    const answers = [
      (await client.must(STYLE, { style: 'YOUPIN' })).setSignatureStyle,
      (await client.must(ALLOW, { addresses: [] })).setAllowedAddresses,
      (await client.must(REOPEN, {})).reopenCallbacks,
    ];
    expect(answers).toEqual(Array(3).fill({ code: 'PARTNER_NOT_LOCKED' }));
  });

  test('the debugger says the text, whether the signature is of it, and uses nothing up', async () => {
    const { partner, person } = await openOwn();
    const [target, body] = ['/open/v1/events', '{"a":1}'];
    const headers = partner.headersFor('POST', target, body);
    const request = {
      target,
      body,
      timestamp: headers['x-open-timestamp'] ?? '',
      nonce: headers['x-open-nonce'] ?? '',
    };
    const check = async (change: object) =>
      (await person.must(CHECK, { ...request, ...change })).viewer?.partner?.signatureCheck;
    const signature = headers['x-open-signature'];
    const text = `POST\n${target}\n${request.timestamp}\n${request.nonce}\n${body}\n`;
    expect(await check({})).toEqual({ text, isValid: null, problems: [] });
    expect(await check({ signature })).toEqual({ text, isValid: true, problems: [] });
    expect(await check({ signature })).toEqual({ text, isValid: true, problems: [] });
    expect(await check({ signature, body: `${body}\n` })).toMatchObject({
      isValid: false,
      problems: ['MISMATCH'],
    });
    expect(await check({ signature: 'AAAA', timestamp: '1' })).toMatchObject({
      isValid: false,
      problems: ['TIMESTAMP_FORM', 'SIGNATURE_FORM'],
    });
    const { client } = await openApproved(market);
    expect((await client.must(CHECK, request)).viewer?.partner?.signatureCheck).toBeNull();
  });
});
