import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { takeDownListing } from '../../../api/selling/listing/takeDownListing.ts';
import { BUY } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { actionsOn, command, openOperator, runScript } from '../../ops/commands/operateScene.ts';

let market: TestMarket;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  market = await openTestMarket();
  operator = await openOperator(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await operator.close();
  await market.close();
});

/** A listing on sale, by the id of its row, and who would buy it. */
async function onSale() {
  const buyer = await openBuyer(market);
  const [listing] = await takeListings(buyer, 1);
  if (!listing) throw new Error('nothing on sale');
  const listingId = Buffer.from(listing.id, 'base64').toString().split(':')[1] ?? '';
  return { buyer, listing, listingId };
}

async function stateOf(listingId: string) {
  const { rows } = await market.owner.query(
    `select l.status, (select count(*)::int from message m where m.user_id = l.seller_id and m.params::text like '%假冒%') as told
     from listing l where l.id = $1`,
    [listingId],
  );
  return rows[0];
}

describe('a listing that operators take down', () => {
  test('cannot be bought any more; its seller reads why; twice changes nothing, and each deed is kept', async () => {
    const { buyer, listing, listingId } = await onSale();
    const words = ['take-down', listingId, '--reason', '举报', '--tell', '名称标签假冒平台'] as const;
    expect(await command(market, 'runListing.ts', ...words)).toMatchObject({ code: 0 });
    expect(await stateOf(listingId)).toEqual({ status: 'withdrawn', told: 1 });
    const { buyListing } = await buyer.must(BUY, {
      listingId: listing.id,
      priceCents: listing.askCents,
      request: crypto.randomUUID(),
    });
    expect(buyListing.__typename).not.toBe('BuyListingPayload');
    const input = { listingId, reason: '举报', note: '名称标签假冒平台', operator: '小王' };
    expect(await Promise.all([takeDownListing(operator, input), takeDownListing(operator, input)])).toEqual([
      'unchanged',
      'unchanged',
    ]);
    expect(await stateOf(listingId)).toEqual({ status: 'withdrawn', told: 1 });
    expect((await actionsOn(market, listingId)).map(({ outcome }) => outcome)).toEqual([
      'done',
      'unchanged',
      'unchanged',
    ]);
    expect((await runScript(market, 'runListing.ts', ['show', listingId])).text).toContain('举报');
  });

  test('stays if an order has reserved it, and an unknown listing is reported', async () => {
    const { buyer, listing, listingId } = await onSale();
    await buyOne(buyer, listing);
    const input = { listingId, reason: 'x', note: null, operator: '小王' };
    expect(await takeDownListing(operator, input)).toBe('orderUnderWay');
    expect((await stateOf(listingId)).status).toBe('reserved');
    expect(await takeDownListing(operator, { ...input, listingId: newId() })).toBeNull();
    expect(await runScript(market, 'runListing.ts', ['show', newId()])).toMatchObject({ code: 1 });
  });

  test('two operators at once take it down once; killed in between nothing is done by half', async () => {
    const { listingId } = await onSale();
    const words = ['take-down', listingId, '--reason', 'x', '--tell', '假冒'];
    expect(await runScript(market, 'runListing.ts', words, { CRASH_AT: 'takeDown.withdrawn' })).toMatchObject(
      {
        signal: 'SIGKILL',
      },
    );
    expect((await stateOf(listingId)).status).toBe('active');
    const before = (await stateOf(listingId)).told;
    const input = { listingId, reason: 'x', note: '假冒', operator: '小王' };
    const outcomes = await Promise.all([takeDownListing(operator, input), takeDownListing(operator, input)]);
    expect(outcomes.toSorted()).toEqual(['done', 'unchanged']);
    expect(await stateOf(listingId)).toEqual({ status: 'withdrawn', told: before + 1 });
  });

  test('and one bought in the same moment are one or the other', async () => {
    const { buyer, listing, listingId } = await onSale();
    const request = { listingId: listing.id, priceCents: listing.askCents, request: crypto.randomUUID() };
    const input = { listingId, reason: 'x', note: null, operator: '小王' };
    const [{ buyListing }, outcome] = await Promise.all([
      buyer.must(BUY, request),
      takeDownListing(operator, input),
    ]);
    const isBought = buyListing.__typename === 'BuyListingPayload';
    expect(outcome).toBe(isBought ? 'orderUnderWay' : 'done');
    expect((await stateOf(listingId)).status).toBe(isBought ? 'reserved' : 'withdrawn');
  });
});
