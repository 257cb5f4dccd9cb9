import { parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../../api/http/graphql/schema.ts';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { isTooSlow } from '../../kit/isTooSlow.ts';
import { someOf } from '../../kit/someOf.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { enrolPartner } from '../../partners/openApi/partnerClient.ts';
import { type FieldDocument, fieldDocuments, type Hole } from './fieldDocument.ts';
import { HOSTILE_VALUES } from './hostileValues.ts';
import { MARKED_HEADERS } from './markedHeaders.ts';

const PLACE = 'the hostile value goes here';
const AT_ONCE = 8;
/** Text that only the internals of the server contain. No hostile value contains it. */
const INSIDE =
  /prisma|pothos|node_modules|\.ts:\d|\bat async\b|syntax error at|relation "|duplicate key|invalid input syntax/i;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

/** Fields of which an input has one or the other; samples have the second one. */
const INSTEAD_OF: Record<string, string> = { listings: 'inventory' };

/** The variables as JSON with the hostile value in one hole. */
function fill(variables: Record<string, unknown>, { path }: Hole, hostile: string): string {
  const copy = structuredClone(variables);
  let place: Record<string, unknown> = copy;
  for (const name of path.slice(0, -1)) {
    if (INSTEAD_OF[name]) delete place[INSTEAD_OF[name]];
    if (typeof place[name] !== 'object' || place[name] === null) place[name] = {};
    place = place[name] as Record<string, unknown>;
  }
  place[path.at(-1) ?? ''] = PLACE;
  return JSON.stringify(copy).replace(`"${PLACE}"`, () => hostile);
}

interface Complaint {
  hole: string;
  hostile: string;
  problem: string;
}

/** Sends one hostile value and returns the problems of the response, if any. */
async function complain(
  client: TestClient,
  document: FieldDocument,
  hole: Hole,
  hostile: string,
): Promise<Complaint[]> {
  const start = performance.now();
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: MARKED_HEADERS,
    body: `{"query":${JSON.stringify(document.text)},"variables":${fill(document.variables, hole, hostile)}}`,
  });
  const text = await response.text();
  const { errors = [] } = JSON.parse(text) as {
    errors?: { message: string; extensions?: { code?: string; field?: string } }[];
  };
  const name = hole.path.at(-1) ?? '';
  // A body that no JSON parser here accepts has no fields to name.
  const isUnread = errors[0]?.extensions?.code === 'BAD_REQUEST';
  const isNamed =
    isUnread ||
    errors.every(({ message, extensions }) => message.includes(name) || extensions?.field?.includes(name));
  const problems = [
    response.status >= 500 ? `HTTP ${response.status}` : '',
    errors.some(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR') ? 'an internal error' : '',
    INSIDE.test(text.replaceAll(hostile, '')) ? 'tells of its inside' : '',
    isTooSlow(performance.now() - start) ? 'too slow' : '',
    isNamed ? '' : `does not name the field: ${errors[0]?.message.slice(0, 100)}`,
  ];
  return problems
    .filter((problem) => problem !== '')
    .map((problem) => ({ hole: hole.path.join('.'), hostile: hostile.slice(0, 60), problem }));
}

/** Fields that return more to a partner who has received callbacks. */
const OF_PARTNERS =
  /^(?:Partner|CallbackEvent)\.|^Mutation\.(?:resendCallbacks?|setAllowedAddresses|setSignatureStyle)/;

async function makePartner(client: TestClient): Promise<void> {
  const { partnerId } = await enrolPartner(market, await userIdOf(client));
  await market.owner.query(
    `insert into callback_event (id, partner_id, type, url) values (gen_random_uuid(), $1, 'endpoint.test', 'https://partner.example')`,
    [partnerId],
  );
}

const DOCUMENTS = fieldDocuments(schema);

describe('F1 E-06 T-11 hostile values', () => {
  test('the documents are valid, and leave no field with arguments out', () => {
    for (const { name, text } of DOCUMENTS)
      expect(
        validate(schema, parse(text)).map(({ message }) => message),
        name,
      ).toEqual([]);
    expect(DOCUMENTS.length).toBeGreaterThan(15);
    expect(HOSTILE_VALUES.length).toBeGreaterThanOrEqual(60);
  });

  test.each(DOCUMENTS)(
    '$name answers each in each argument, names the field and tells nothing',
    async (document) => {
      // The wrong codes of another of these tests.
      await market.owner.query('delete from sign_in_failure');
      const client = await market.visitor().signIn();
      if (OF_PARTNERS.test(document.name)) await makePartner(client);
      const all = document.holes.flatMap((hole) => HOSTILE_VALUES.map((hostile) => [hole, hostile] as const));
      const asks = [...someOf(all, Math.ceil(all.length / 20))];
      const complaints: Complaint[] = [];
      async function askInTurn(): Promise<void> {
        for (let ask = asks.pop(); ask; ask = asks.pop())
          complaints.push(...(await complain(client, document, ...ask)));
      }
      await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
      expect(complaints).toEqual([]);
    },
  );
});
