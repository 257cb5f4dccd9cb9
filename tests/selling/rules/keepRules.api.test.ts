import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { inventoryItemId, listSome, openSeller, pickItems, type Seller } from '../listing/sellerScene.ts';
import {
  CREATE_RULE,
  DELETE_RULE,
  MOVE_RULE,
  PREVIEW_RULE,
  RULES,
  RUN_RULE,
  SWITCH_RULE,
  UPDATE_RULE,
} from './ruleDocuments.ts';
import { createRule, isDue, marketItemId, PLAIN_RULE, rowId } from './ruleScene.ts';

let market: TestMarket;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 30);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

function item() {
  const next = items.pop();
  if (!next) throw new Error('too few items');
  return next;
}

async function rulesOf({ client }: Seller) {
  return (await client.must(RULES, {})).viewer?.sellingRules ?? [];
}

async function runNow({ client }: Seller, ruleId: string, request: string = crypto.randomUUID()) {
  const { runSellingRule: answer } = await client.must(RUN_RULE, { ruleId, request });
  if (answer.__typename !== 'RunSellingRulePayload') throw new Error(answer.__typename);
  return answer.run;
}

async function assetOf(listingId: string): Promise<string> {
  const { rows } = await market.owner.query('select asset_id as id from listing where id = $1', [
    rowId(listingId),
  ]);
  return rows[0].id;
}

describe('rules are kept', () => {
  test('a rule reads as it was written; the same request again makes no second one', async () => {
    const seller = await openSeller(market);
    const [chosen, other] = [item(), item()];
    const [listing = ''] = await listSome(market, seller, chosen, 1);
    const request = crypto.randomUUID();
    const rule = {
      basis: 'LOWEST_ASK' as const,
      stepCents: 1,
      floorCents: 500,
      multiplier: null,
      isCostFloor: true,
      marketItemIds: [marketItemId(chosen.id)],
      excludedMarketItemIds: [marketItemId(other.id)],
      excludedInventoryItemIds: [inventoryItemId(await assetOf(listing))],
      minReferenceCents: 100,
      maxReferenceCents: 900_000,
    };
    const id = await createRule(seller, rule, request);
    expect(await createRule(seller, rule, request)).toBe(id);
    const { excludedInventoryItemIds, marketItemIds, excludedMarketItemIds, ...plain } = rule;
    expect(await rulesOf(seller)).toMatchObject([
      {
        ...plain,
        id,
        marketItems: [{ id: marketItemIds[0] }],
        excludedMarketItems: [{ id: excludedMarketItemIds[0] }],
        excludedItems: [{ id: excludedInventoryItemIds[0] }],
        runs: [],
      },
    ]);
    expect(
      (await seller.client.must(CREATE_RULE, { rule: PLAIN_RULE, request })).createSellingRule,
    ).toMatchObject({
      code: 'REQUEST_ID_REUSED',
    });
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ multiplier: 1.2 }, 'multiplier'],
    [{ multiplier: 0.98123 }, 'multiplier'],
    [{ basis: 'COST' as const, multiplier: 0.99 }, 'multiplier'],
    [{ basis: 'LOWEST_ASK' as const, floorCents: 100 }, 'stepCents'],
    [{ basis: 'LOWEST_ASK' as const, stepCents: 1 }, 'floorCents'],
    [{ floorCents: 0 }, 'floorCents'],
    [{ minReferenceCents: 2, maxReferenceCents: 1 }, 'minReferenceCents'],
    [{ intervalMinutes: 1 }, 'intervalMinutes'],
  ])('what cannot be is refused by its field: %j', async (wrong, field) => {
    const { client } = await openSeller(market);
    const rule = { ...PLAIN_RULE, ...wrong };
    const { errors } = await client.run(CREATE_RULE, { rule, request: crypto.randomUUID() });
    expect(JSON.stringify(errors)).toContain(field);
  });

  test('a floor that would lift asks above 1.5 times the reference price is refused until it is confirmed, new and changed', async () => {
    const seller = await openSeller(market);
    const some = item();
    const [listing = ''] = await listSome(market, seller, some, 1);
    const high = Math.floor(some.referenceCents * 1.5) + 1;
    const lifting = { ...PLAIN_RULE, floorCents: high };
    const create = (rule: typeof lifting & { isFloorConfirmed?: boolean }) =>
      seller.client.must(CREATE_RULE, { rule, request: crypto.randomUUID() });
    const preview = async (rule: typeof lifting & { isFloorConfirmed?: boolean }) => {
      const { previewSellingRule: answer } = await seller.client.must(PREVIEW_RULE, { rule });
      return answer && 'outcomes' in answer
        ? answer.outcomes.map(({ toCents, because }) => ({ toCents, because }))
        : [];
    };
    expect((await create(lifting)).createSellingRule).toMatchObject({ code: 'FLOOR_FAR_ABOVE' });
    expect((await create({ ...lifting, isEnabled: false })).createSellingRule).toMatchObject({
      code: 'FLOOR_FAR_ABOVE',
    });
    expect(await preview(lifting)).toEqual([{ toCents: null, because: 'FLOOR_FAR_ABOVE' }]);
    expect(await preview({ ...lifting, isFloorConfirmed: true })).toEqual([
      { toCents: high, because: 'FLOOR' },
    ]);
    const ruleId = await createRule(seller, { floorCents: high - 1 });
    const { updateSellingRule: refused } = await seller.client.must(UPDATE_RULE, { ruleId, rule: lifting });
    expect(refused).toMatchObject({ code: 'FLOOR_FAR_ABOVE' });
    const { updateSellingRule: done } = await seller.client.must(UPDATE_RULE, {
      ruleId,
      rule: { ...lifting, isFloorConfirmed: true },
    });
    expect(done).toMatchObject({ sellingRule: { isEnabled: true } });
    const { outcomes } = await runNow(seller, ruleId);
    expect(outcomes).toMatchObject([{ toCents: high, because: 'FLOOR', listing: { id: listing } }]);
  });

  test('a floor that comes to lie far above a fallen reference price lifts nothing by the schedule until it is confirmed', async () => {
    const seller = await openSeller(market);
    const some = item();
    await listSome(market, seller, some, 1);
    const ruleId = await createRule(seller, { floorCents: some.referenceCents + 100 });
    await market.owner.query('update market_item set reference_price_cents = $2 where id = $1', [
      some.id,
      Math.floor(some.referenceCents / 2),
    ]);
    const { outcomes } = await runNow(seller, ruleId);
    expect(outcomes).toMatchObject([{ toCents: null, because: 'FLOOR_FAR_ABOVE' }]);
  });

  test('a rule whose floor came to lie far above a fallen reference price is switched off, and on again only once that is confirmed', async () => {
    const seller = await openSeller(market);
    const some = item();
    await listSome(market, seller, some, 1);
    const floorCents = some.referenceCents + 100;
    const ruleId = await createRule(seller, { floorCents });
    await market.owner.query('update market_item set reference_price_cents = $2 where id = $1', [
      some.id,
      Math.floor(some.referenceCents / 2),
    ]);
    const set = async (isEnabled: boolean) =>
      (await seller.client.must(SWITCH_RULE, { ruleId, isEnabled })).setSellingRuleEnabled;
    for (const _ of [1, 2])
      expect(await set(false)).toMatchObject({
        sellingRule: { isEnabled: false, nextRunAt: null, floorCents },
      });
    expect(await set(true)).toMatchObject({ code: 'FLOOR_FAR_ABOVE' });
    const rule = { ...PLAIN_RULE, floorCents, isFloorConfirmed: true, isEnabled: false };
    await seller.client.must(UPDATE_RULE, { ruleId, rule });
    expect(await set(true)).toMatchObject({ sellingRule: { isEnabled: true } });
  });

  test('a rule is switched with its settings of now; switched on, it is due at once, and a repetition moves nothing', async () => {
    const seller = await openSeller(market);
    const ruleId = await createRule(seller, { floorCents: 700, isEnabled: false });
    await seller.client.must(UPDATE_RULE, {
      ruleId,
      rule: { ...PLAIN_RULE, floorCents: 900, isEnabled: false },
    });
    const set = async () =>
      (await seller.client.must(SWITCH_RULE, { ruleId, isEnabled: true })).setSellingRuleEnabled;
    const first = await set();
    expect(first).toMatchObject({ sellingRule: { isEnabled: true, floorCents: 900 } });
    expect(await isDue(market, ruleId)).toBe(true);
    await market.advanceClock(60_000);
    expect(await set()).toEqual(first);
  });

  test('order, change, deletion; the twenty-first is refused, also of several at once; nobody sees or changes another seller’s', async () => {
    const seller = await openSeller(market);
    const stranger = await openSeller(market);
    const made = await Promise.allSettled(
      Array.from({ length: 23 }, (_, at) => createRule(seller, { name: `r${at}`, isEnabled: false })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const [first, second] = await rulesOf(seller);
    const ruleId = second?.id ?? '';
    expect((await seller.client.must(MOVE_RULE, { ruleId, place: 0 })).moveSellingRule).toMatchObject({
      viewer: { sellingRules: { 0: { id: ruleId }, 1: { id: first?.id } } },
    });
    for (const answer of [
      (await stranger.client.must(UPDATE_RULE, { ruleId, rule: PLAIN_RULE })).updateSellingRule,
      (await stranger.client.must(SWITCH_RULE, { ruleId, isEnabled: false })).setSellingRuleEnabled,
      (await stranger.client.must(MOVE_RULE, { ruleId, place: 0 })).moveSellingRule,
      (await stranger.client.must(RUN_RULE, { ruleId, request: crypto.randomUUID() })).runSellingRule,
      (await stranger.client.must(PREVIEW_RULE, { ruleId, rule: PLAIN_RULE })).previewSellingRule,
    ])
      expect(answer).toMatchObject({ code: 'SELLING_RULE_UNKNOWN' });
    await stranger.client.must(DELETE_RULE, { ruleId });
    expect(await rulesOf(stranger)).toEqual([]);
    expect(await rulesOf(seller)).toHaveLength(20);
    expect(
      (await seller.client.must(UPDATE_RULE, { ruleId, rule: { ...PLAIN_RULE, name: '新' } }))
        .updateSellingRule,
    ).toMatchObject({
      sellingRule: { name: '新', isEnabled: true },
    });
    for (const _ of [1, 2]) await seller.client.must(DELETE_RULE, { ruleId });
    expect(await rulesOf(seller)).toHaveLength(19);
  });
});
