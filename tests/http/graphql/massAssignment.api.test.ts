import { coerceInputValue, getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '../../../api/http/graphql/schema.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from '../../partners/openApi/openStage.ts';
import type { PartnerClient } from '../../partners/openApi/partnerClient.ts';

/** Values that no user may set, by the names of columns and of fields. */
const COVETED = {
  id: '1',
  userId: '00000000-0000-7000-8000-000000000000',
  sellerId: 'x',
  buyerId: 'x',
  isBlocked: false,
  isOpenPlatformOn: true,
  verifiedStatus: 1,
  balanceCents: 1_000_000,
  status: 'completed',
  phase: 'completed',
  role: 'admin',
};

let market: TestMarket;
let client: TestClient;
let partner: PartnerClient;
beforeAll(async () => {
  market = await openTestMarket();
  client = await market.visitor().signIn();
  ({ partner } = await openPartner(market));
});
afterAll(() => market.close());

const INPUTS = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) => {
  const [input] = args;
  const type = input && getNamedType(input.type);
  return isInputObjectType(type) ? [{ name, type }] : [];
});

test('T-10 every mutation refuses each field that it does not declare, by its name', async () => {
  expect(INPUTS.length).toBeGreaterThan(30);
  for (const { name, type } of INPUTS) {
    const foreign = Object.keys(COVETED).filter((field) => !(field in type.getFields()));
    expect(foreign.length, name).toBeGreaterThan(5);
    const problems: string[] = [];
    coerceInputValue(COVETED, type, (_path, _value, { message }) => problems.push(message));
    for (const field of foreign)
      expect(problems.join('; '), `${name}.${field}`).toContain(`Field "${field}" is not defined by type`);
  }
  // Through the API, in a request that is otherwise valid.
  const { data, errors } = await client.query(
    'mutation ($input: SignOutInput!) { signOut(input: $input) { __typename } }',
    {
      input: { isBlocked: false },
    },
  );
  expect(data).toBe(null);
  expect(errors[0]?.message).toContain('Field "isBlocked" is not defined by type');
});

test('T-10 what a partner adds to a call that takes no such field changes nothing', async () => {
  const before = await market.owner.query('select id, is_blocked, verified_status from app_user order by id');
  const asked = await partner.post('/orders/states', { ...COVETED, orderNos: ['20260101000001'] });
  expect(asked.status).toBeLessThan(500);
  const bought = await partner.post('/orders', {
    ...COVETED,
    outOrderNo: 'mass-assignment-1',
    listingId: crypto.randomUUID(),
    priceLimitCents: 100,
  });
  expect([400, 422]).toContain(bought.status);
  const after = await market.owner.query('select id, is_blocked, verified_status from app_user order by id');
  expect(after.rows).toEqual(before.rows);
});
