import { afterAll, beforeAll, expect, test } from 'vitest';
import { phasePriceCents } from '../../../api/catalog/items/referencePrice.ts';
import { parseCsv } from '../../../api/kernel/csv.ts';
import { graphql } from '../../generated/gql.ts';
import { slowness } from '../../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies, listSome, openSeller, pickItems, type Seller } from '../listing/sellerScene.ts';

let market: TestMarket;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 7);
});
afterAll(() => market.close());

function item() {
  const next = items.pop();
  if (!next) throw new Error('too few items');
  return next;
}

const EXPORT = graphql(`query PriceSheetOfTest { viewer { priceSheet } }`);
const IMPORT = graphql(`
  mutation ImportSheetOfTest($input: ImportPriceSheetInput!) {
    importPriceSheet(input: $input) {
      __typename
      ... on ImportPriceSheetPayload {
        isDone lineCount priceCount costCount loweredCount errorCount
        errors { line column problem reason text }
        viewer { id }
      }
    }
  }
`);

interface Outcome {
  lineCount: number;
  priceCount: number;
  costCount: number;
  loweredCount: number;
  errorCount: number;
  errors: { line: number; column: string | null; problem: string; reason: string | null; text: string }[];
  isDone: boolean;
}

async function send(
  { client }: Seller,
  sheet: string | Uint8Array<ArrayBuffer>,
  path = '',
): Promise<Outcome> {
  const body = new FormData();
  body.append('sheet', new Blob([sheet]), 'prices.csv');
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const response = await client.fetch(`/web/selling/prices${path}`, { method: 'POST', headers, body });
  const { code, data } = (await response.json()) as { code: number; data: Outcome };
  expect(code).toBe(0);
  return data;
}

async function exported({ client }: Seller, language: 'zh' | 'en') {
  const response = await client.fetch('/web/selling/prices.csv', {
    headers: { 'accept-language': language },
  });
  expect(response.headers.get('content-type')).toContain('text/csv');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  const records = parseCsv(text);
  if (!Array.isArray(records)) throw new Error('no file');
  return { text, rows: records.map(({ cells }) => cells) };
}

async function stored(seller: Seller) {
  const { rows } = await market.owner.query<{ id: string; ask: number | null; cost: number | null }>(
    `select asset.id, l.ask_cents::int as ask, asset.cost_cents::int as cost from asset
     left join listing l on l.asset_id = asset.id and l.status in ('active', 'paused')
     where asset.steam_account_id = $1 order by asset.id`,
    [seller.accountId],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

test('I-10 the reference price of a copy is that of its phase', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  const [plain, ruby] = await giveCopies(market, seller, chosen.id, 2);
  await market.owner.query("update asset set phase = 'Ruby' where id = $1", [ruby]);
  const [head = [], ...rows] = (await exported(seller, 'en')).rows;
  const told = new Map(rows.map((cells) => [cells[0], cells[head.indexOf('Reference (yuan)')]]));
  const yuan = (phase: string | null) => (phasePriceCents(chosen.referenceCents, phase) / 100).toFixed(2);
  expect([told.get(plain), told.get(ruby)]).toEqual([yuan(null), yuan('Ruby')]);
});

test('I-10 what is exported in either language comes back as no change; changed prices and costs are set', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  await listSome(market, seller, chosen, 2);
  const [unlisted = ''] = await giveCopies(market, seller, item().id, 1);
  await market.owner.query("update steam_account set persona_name = '=cmd()' where id = $1", [
    seller.accountId,
  ]);
  for (const language of ['zh', 'en'] as const) {
    const { text, rows } = await exported(seller, language);
    expect(rows[0]).toContain(language === 'zh' ? '成本（元）' : 'Cost (yuan)');
    expect(rows).toHaveLength(4);
    expect(text).toContain(`"'=cmd()"`);
    expect(await send(seller, text, '/check')).toMatchObject({
      lineCount: 3,
      priceCount: 0,
      costCount: 0,
      errorCount: 0,
    });
  }
  // A rule moves the ask before the sheet comes back: what nobody typed stays.
  const { text: old } = await exported(seller, 'zh');
  await market.owner.query('update listing set ask_cents = ask_cents + 1 where seller_id = $1', [
    seller.userId,
  ]);
  expect(await send(seller, old, '/check')).toMatchObject({ priceCount: 0, errorCount: 0 });
  await market.owner.query('update listing set ask_cents = ask_cents - 1 where seller_id = $1', [
    seller.userId,
  ]);
  const { rows } = await exported(seller, 'zh');
  const [, one, two] = rows.map(([id = '']) => id);
  const price = ((chosen.referenceCents + 100) / 100).toFixed(2);
  const sheet = `cost,ID,售价（元）\n5.5,${one},${price}\n,${two},\n7,${unlisted},\n`;
  const before = await stored(seller);
  const dry = await send(seller, sheet, '/check');
  expect(dry).toEqual({
    lineCount: 3,
    priceCount: 1,
    costCount: 2,
    loweredCount: 0,
    errorCount: 0,
    errors: [],
    isDone: false,
  });
  expect(await stored(seller)).toEqual(before);
  expect(await send(seller, sheet)).toEqual({ ...dry, isDone: true });
  const after = await stored(seller);
  expect(after.get(one ?? '')).toMatchObject({ ask: chosen.referenceCents + 100, cost: 550 });
  expect(after.get(two ?? '')).toEqual(before.get(two ?? ''));
  expect(after.get(unlisted)).toMatchObject({ ask: null, cost: 700 });
  expect(await send(seller, sheet)).toMatchObject({ priceCount: 0, costCount: 0, isDone: true });
});

test('I-10 one wrong line and nothing is done; each is named by line, column and problem', async () => {
  const [seller, other] = [await openSeller(market), await openSeller(market)];
  const chosen = item();
  await listSome(market, seller, chosen, 1);
  const [free = ''] = await giveCopies(market, seller, chosen.id, 1);
  const [hers = ''] = await giveCopies(market, other, chosen.id, 1);
  const [listed = ''] = (await exported(seller, 'en')).rows[1] ?? [];
  const before = await stored(seller);
  const sheet = [
    'id,price,cost',
    `${listed},0.01,5`,
    `${free},12,`,
    `${hers},1,1`,
    `${listed},,`,
    `not-an-id,,`,
    `${free},,-3`,
    `${free},1,2,3`,
  ].join('\n');
  const outcome = await send(seller, sheet);
  expect(outcome.isDone).toBe(false);
  expect(
    outcome.errors.map(({ line, column, problem, reason }) => [line, column, reason ?? problem]),
  ).toEqual([
    [2, 'price', 'priceTooLow'],
    [3, 'price', 'notOnSale'],
    [4, 'id', 'notYourCopy'],
    [5, 'id', 'copyTwice'],
    [6, 'id', 'notYourCopy'],
    [7, 'id', 'copyTwice'],
    [7, 'cost', 'amountWrong'],
    [8, null, 'cellCount'],
  ]);
  expect(await stored(seller)).toEqual(before);
  expect(await send(seller, 'id,prise\nx,1')).toMatchObject({
    errors: [{ line: 1, problem: 'columnUnknown', text: 'prise' }],
  });
  expect(await send(seller, 'item\nx')).toMatchObject({ errors: [{ problem: 'columnMissing' }, {}] });
  expect(await send(seller, 'id,cost\n"x')).toMatchObject({ errors: [{ line: 2, problem: 'notCsv' }] });
});

test('I-10 the same by GraphQL: an export comes back, a dry run changes nothing, a refused price is named with its reason', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  await listSome(market, seller, chosen, 2);
  const { viewer } = await seller.client.must(EXPORT, {});
  const exportedText = viewer?.priceSheet ?? '';
  const lines = (parseCsv(exportedText) as { cells: string[] }[]).slice(1);
  const [one = '', two = ''] = lines.map(({ cells: [id = ''] }) => id);
  const importSheet = async (csv: string, isDryRun: boolean) => {
    const { importPriceSheet } = await seller.client.must(IMPORT, { input: { csv, isDryRun } });
    return importPriceSheet;
  };
  expect(await importSheet(exportedText, false)).toMatchObject({
    isDone: true,
    priceCount: 0,
    costCount: 0,
  });
  const price = ((chosen.referenceCents + 100) / 100).toFixed(2);
  const before = await stored(seller);
  const wrong = `id,price,cost\n${one},0.01,\n${two},,-2\n`;
  expect(await importSheet(wrong, false)).toMatchObject({
    isDone: false,
    errorCount: 2,
    errors: [
      { line: 2, column: 'PRICE', problem: 'PRICE_REFUSED', reason: 'PRICE_TOO_LOW', text: '' },
      { line: 3, column: 'COST', problem: 'AMOUNT_WRONG', reason: null, text: '-2' },
    ],
  });
  const right = `id,price,cost\n${one},${price},5\n`;
  expect(await importSheet(right, true)).toMatchObject({
    isDone: false,
    priceCount: 1,
    costCount: 1,
    errors: [],
  });
  expect(await stored(seller)).toEqual(before);
  expect(await importSheet(right, false)).toMatchObject({ isDone: true, priceCount: 1, costCount: 1 });
  expect((await stored(seller)).get(one)).toMatchObject({ ask: chosen.referenceCents + 100, cost: 500 });
});

test('I-10 a sheet that a Chinese spreadsheet saved in its own encoding is read', async () => {
  const seller = await openSeller(market);
  const [copy = ''] = await giveCopies(market, seller, item().id, 1);
  // 编号,成本（元） in GB 18030.
  const head = Uint8Array.from([
    0xb1, 0xe0, 0xba, 0xc5, 0x2c, 0xb3, 0xc9, 0xb1, 0xbe, 0xa3, 0xa8, 0xd4, 0xaa, 0xa3, 0xa9,
  ]);
  const sheet = Uint8Array.from([...head, ...new TextEncoder().encode(`\r\n${copy},8\r\n`)]);
  expect(await send(seller, sheet)).toMatchObject({ costCount: 1, errorCount: 0, isDone: true });
});

test('I-10 20,000 lines: read, compared and set at once; one more is refused', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  const ids = await giveCopies(market, seller, chosen.id, 20_000);
  await market.owner.query(
    `insert into listing (id, asset_id, seller_id, market_item_id, ask_cents, is_automatic, status)
     select gen_random_uuid(), id, $2, $3, $4, false, 'active' from unnest($1::uuid[]) id`,
    [ids, seller.userId, chosen.id, chosen.referenceCents],
  );
  const price = ((chosen.referenceCents + 1) / 100).toFixed(2);
  const sheet = `id,price,cost\n${ids.map((id) => `${id},${price},3.00\n`).join('')}`;
  const startedAt = performance.now();
  expect(await send(seller, sheet)).toMatchObject({ priceCount: 20_000, costCount: 20_000, isDone: true });
  expect(performance.now() - startedAt).toBeLessThan(15_000 * slowness());
  // So many lines of the columns that count fit into a request by GraphQL too.
  const { importPriceSheet: tried } = await seller.client.must(IMPORT, {
    input: { csv: sheet, isDryRun: true },
  });
  expect(tried).toMatchObject({ lineCount: 20_000, priceCount: 0, errorCount: 0 });
  // One copy more than a file holds: it is whole, and comes back.
  await giveCopies(market, seller, chosen.id, 1);
  const { text, rows } = await exported(seller, 'en');
  expect(rows).toHaveLength(20_001);
  expect(await send(seller, text, '/check')).toMatchObject({ lineCount: 20_000, errorCount: 0 });
  expect(await send(seller, `${sheet}x,,\n`, '/check')).toMatchObject({
    errors: [{ line: 20_002, problem: 'tooManyLines' }],
  });
});
