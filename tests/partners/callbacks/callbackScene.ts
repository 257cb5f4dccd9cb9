import { expect } from 'vitest';
import { startScheduler } from '../../../api/kernel/scheduler.ts';
import { createCallbackHttp } from '../../../api/notifications/callback/callbackHttp.ts';
import { callbackJobs } from '../../../api/partners/callbacks/callback.jobs.ts';
import type { Event, Order, OrderChanged } from '../../../docs/open/client/types.ts';
import { takeListings } from '../../kit/shopper.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import type { PartnerClient } from '../openApi/partnerClient.ts';
import type { Receiver } from './receiver.ts';

/** Timeout of the receivers in these tests. */
export const TIMEOUT_MS = 1_000;

/** Delivers callbacks to these receivers as a worker does. Returns a function that stops it. */
export async function serveTo(
  market: TestMarket,
  receivers: readonly Receiver[],
): Promise<() => Promise<void>> {
  const callbacks = createCallbackHttp({
    timeoutMs: TIMEOUT_MS,
    devHosts: receivers.map(({ host }) => host),
  });
  const { stop } = await startScheduler({ ...market.worker, callbacks }, callbackJobs);
  return stop;
}

let count = 0;

/** Buys one copy: two changes of phase, and so two events. */
export async function buyAs(partner: PartnerClient, market: TestMarket): Promise<Order> {
  const [listing] = await takeListings(market.visitor(), 1);
  const bought = await partner.post('/orders', {
    outOrderNo: `callback-${process.pid}-${++count}`,
    listingId: Buffer.from(listing?.id ?? '', 'base64')
      .toString()
      .split(':')[1],
    priceLimitCents: listing?.askCents,
  });
  return bought.body.data;
}

/** Makes history of a partner's order longer: as many changes of phase, and so as many events. */
export async function addEvents(market: TestMarket, partner: PartnerClient, events: number): Promise<void> {
  await market.owner.query(
    `insert into order_event (id, order_id, sequence, from_phase, to_phase, actor, cause)
     select gen_random_uuid(), (select order_id from callback_event where partner_id = $1 and order_id is not null limit 1), 1000 + n,
       'awaitingOffer', 'delivering', 'platform', 'test' from generate_series(1, $2) n`,
    [partner.partnerId, events],
  );
}

/** What happened to orders, of a list of events. */
export function changesIn(events: readonly Event[]): OrderChanged[] {
  return events.flatMap((event) => (event.type === 'order.changed' ? [event.data] : []));
}

/** A partner's event as its row has it. */
export interface EventRow {
  id: string;
  state: string;
  attempts: number;
  /** Seconds until its next attempt. */
  waits: number;
}

/** A partner's events in their order. */
export async function eventsOf(market: TestMarket, partner: PartnerClient): Promise<EventRow[]> {
  const { rows } = await market.owner.query<EventRow>(
    `select id, state, attempts, extract(epoch from next_attempt_at - clock_now())::float8 as waits
     from callback_event where partner_id = $1 order by position`,
    [partner.partnerId],
  );
  return rows;
}

/** Waits for something that comes soon. */
export const until = (what: () => unknown) => expect.poll(what, { timeout: 30_000, interval: 50 });
