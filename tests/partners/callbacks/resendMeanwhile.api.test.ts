import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resendCallback } from '../../../api/partners/application/console.ts';
import { resendForOperator } from '../../../api/partners/callbacks/resendForOperator.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openOperator } from '../../ops/commands/operateScene.ts';
import { openPartner } from '../openApi/openStage.ts';
import type { PartnerClient } from '../openApi/partnerClient.ts';
import { buyAs, type EventRow, eventsOf, serveTo, until } from './callbackScene.ts';
import { openReceiver, type Receiver } from './receiver.ts';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof openOperator>>;
let receiver: Receiver;
let stop: () => Promise<void>;

beforeAll(async () => {
  market = await openTestMarket();
  operator = await openOperator(market);
});
afterAll(async () => {
  await operator.close();
  await market.close();
});
beforeEach(async () => {
  receiver = await openReceiver();
  stop = await serveTo(market, [receiver]);
});
afterEach(async () => {
  await stop();
  await receiver.close();
});

/** Numbers of the attempts that the receiver got of an event. */
const attemptsAt = ({ id }: EventRow) =>
  receiver.received.flatMap(({ event, headers }) =>
    event.id === id ? [Number(headers['webhook-attempt'])] : [],
  );
const stateOf = async (partner: PartnerClient, { id }: EventRow) =>
  (await eventsOf(market, partner)).find((event) => event.id === id);

/** Acknowledges the attempt that the receiver has not answered. */
let acknowledge: () => void;

/** An event whose attempts all failed but the last one, which the receiver has and does not answer. */
async function openLastAttempt(): Promise<{ partner: PartnerClient; event: EventRow }> {
  receiver.answer = (response) => void response.writeHead(500).end();
  const { partner } = await openPartner(market, { callbackUrl: receiver.url });
  await buyAs(partner, market);
  await until(async () => (await eventsOf(market, partner)).map(({ attempts }) => attempts)).toEqual([1, 1]);
  const [event] = await eventsOf(market, partner);
  if (!event) throw new Error('no event');
  receiver.answer = (response) => {
    acknowledge = () => void response.writeHead(204).end();
  };
  await market.owner.query(
    'update callback_event set attempts = 8, plan_attempts = 8, next_attempt_at = clock_now() where id = $1',
    [event.id],
  );
  await until(() => attemptsAt(event)).toContain(9);
  return { partner, event };
}

describe('P-05 a callback that is sent again while its last attempt hangs', () => {
  test.each<[string, (partner: PartnerClient, eventId: string) => Promise<unknown>]>([
    ['its partner', (partner, eventId) => partner.post(`/events/${eventId}/resend`)],
    ['the console', ({ userId }, eventId) => resendCallback(market.platform, { userId, eventId })],
    [
      'an operator',
      (_partner, eventId) => resendForOperator(operator, { choice: { eventId }, operator: '小王' }),
    ],
  ])('by %s: comes again when that attempt fails, by a schedule that starts again', async (_who, resend) => {
    const { partner, event } = await openLastAttempt();
    receiver.answer = (response) => void response.writeHead(500).end();
    await resend(partner, event.id);
    await until(() => stateOf(partner, event)).toMatchObject({ state: 'waiting', attempts: 10 });
    expect(attemptsAt(event)).toEqual([1, 9, 10]);
    const waits = (await stateOf(partner, event))?.waits;
    expect(waits).toBeGreaterThan(30);
    expect(waits).toBeLessThan(67);
  });

  test('comes again, too, when that attempt is acknowledged', async () => {
    const { partner, event } = await openLastAttempt();
    receiver.answer = (response) => void response.writeHead(204).end();
    await partner.post(`/events/${event.id}/resend`);
    acknowledge();
    await until(() => stateOf(partner, event)).toMatchObject({ state: 'delivered', attempts: 10 });
  });
});

test('P-05 a first attempt that fails after the event was sent again does not delay it', async () => {
  receiver.answer = () => {};
  const { partner } = await openPartner(market, { callbackUrl: receiver.url });
  await buyAs(partner, market);
  await until(() => receiver.received.length).toBe(2);
  const [event] = await eventsOf(market, partner);
  if (!event) throw new Error('no event');
  receiver.answer = (response) => void response.writeHead(204).end();
  await partner.post(`/events/${event.id}/resend`);
  await until(() => stateOf(partner, event)).toMatchObject({ state: 'delivered', attempts: 2 });
});
