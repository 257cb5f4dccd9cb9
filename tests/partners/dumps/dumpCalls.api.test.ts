import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DUMP_FORMATS, DUMP_KINDS } from '../../../api/partners/dumps/dump.ts';
import { OpenClient } from '../../../docs/open/client/openClient.ts';
import type { Dump } from '../../../docs/open/client/types.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from '../openApi/openStage.ts';
import type { PartnerClient } from '../openApi/partnerClient.ts';
import { dumpDay, fetchDump, listOf } from './dumpScene.ts';

let market: TestMarket;
let partner: PartnerClient;
let day: string;
let files: Dump[];
/** The keys that everybody gets from us. */
let platformKeys: Record<string, string>;

beforeAll(async () => {
  market = await openTestMarket();
  day = await dumpDay(market);
  const { data } = await (await fetch(`${market.url}/open/v1/keys`)).json();
  platformKeys = Object.fromEntries(
    data.keys.map(({ keyId, publicKey }: { keyId: string; publicKey: string }) => [keyId, publicKey]),
  );
});
// Each test has the files of a partner's minute for itself.
beforeEach(async () => {
  ({ partner } = await openPartner(market));
  files = await listOf(partner, day);
});
afterAll(() => market.close());

const pathOf = ({ kind, format }: Dump): string => `${kind}/${day}/${format}`;

/** A file that is there. */
function fileOf(kind: string, format: string): Dump {
  const found = files.find((file) => file.kind === kind && file.format === format);
  if (!found) throw new Error(`no ${kind} as ${format}`);
  return found;
}

test('L-03 D-04 the list names every kind of a day in every format, and each is what it says', async () => {
  expect(files.map(({ kind, format }) => `${kind} ${format}`)).toEqual(
    DUMP_KINDS.flatMap((kind) => DUMP_FORMATS.map((format) => `${kind} ${format}`)),
  );
  for (const file of files) {
    expect(file.path).toBe(`/open/v1/dumps/${pathOf(file)}`);
    expect([file.schemaVersion, Date.parse(file.takenAt) > Date.parse(day) + 24 * 3_600_000]).toEqual([
      1,
      true,
    ]);
    const { status, headers, bytes } = await fetchDump(market, partner, pathOf(file));
    expect([status, bytes.length, headers.get('content-length')]).toEqual([
      200,
      file.byteCount,
      String(file.byteCount),
    ]);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
    expect(headers.get('etag')).toBe(`"${file.sha256}"`);
    expect([headers.get('content-type'), headers.get('content-encoding')]).toEqual([
      'application/zstd',
      null,
    ]);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="${file.kind}-${day}.${file.format}.zst"`,
    );
    const lines = zstdDecompressSync(bytes).toString().trimEnd().split('\n');
    const heads = file.format === 'csv' ? 1 : 0;
    expect(lines.filter((line) => line !== '').length).toBe(file.rowCount + heads);
  }
  expect(fileOf('asks', 'jsonl').rowCount).toBeGreaterThan(100);
});

test('L-03 D-04 a file is signed by a key that partners get, in its answer and in the list', async () => {
  const { headers, bytes } = await fetchDump(market, partner, `asks/${day}/csv`);
  const key = platformKeys[headers.get('x-dump-key') ?? ''] ?? '';
  const signature = Buffer.from(headers.get('x-dump-signature') ?? '', 'base64');
  expect(verify('RSA-SHA256', bytes, key, signature)).toBe(true);
  const changed = Buffer.from(bytes);
  changed[bytes.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(verify('RSA-SHA256', changed, key, signature)).toBe(false);
  const { keyId, signature: listed } = fileOf('asks', 'csv');
  expect([keyId, listed]).toEqual([headers.get('x-dump-key'), headers.get('x-dump-signature')]);
});

test('L-03 D-04 the client fetches a file and checks its signature', async () => {
  const { appId, keyId, privateKeyPem: privateKey } = partner;
  const credentials = { baseUrl: market.url, appId, keyId, privateKey };
  const client = new OpenClient({ ...credentials, platformKeys });
  const { files: listed } = await client.listDumps();
  const wanted = listed.find((file) => file.kind === 'traits' && file.format === 'jsonl');
  const { bytes, etag } = await client.getDump('traits', day, 'jsonl');
  expect([etag, bytes.length]).toEqual([`"${wanted?.sha256}"`, wanted?.byteCount]);
  const strange = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
  const strangeKeys = Object.keys(platformKeys).map((id) => [
    id,
    strange.export({ type: 'spki', format: 'pem' }).toString(),
  ]);
  const misled = new OpenClient({ ...credentials, platformKeys: Object.fromEntries(strangeKeys) });
  await expect(misled.getDump('traits', day, 'jsonl')).rejects.toThrow('signature of the platform');
  await expect(client.getDump('people', day, 'jsonl')).rejects.toMatchObject({
    status: 400,
    error: 'badInput',
  });
});

describe('D-04 a copy that one has', () => {
  test('is 304 by its tag, weak or in a list, and says what it is', async () => {
    const etag = `"${fileOf('sales', 'jsonl').sha256}"`;
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await fetchDump(market, partner, `sales/${day}/jsonl`, {
        headers: { 'if-none-match': sent },
      });
      expect([answer.status, answer.bytes.length, answer.headers.get('etag')], sent).toEqual([304, 0, etag]);
    }
    const other = { 'if-none-match': `"${fileOf('asks', 'jsonl').sha256}"` };
    expect((await fetchDump(market, partner, `sales/${day}/jsonl`, { headers: other })).status).toBe(200);
  });

  test('HEAD tells of a file without its bytes', async () => {
    const file = fileOf('asks', 'jsonl');
    const { status, headers, bytes } = await fetchDump(market, partner, pathOf(file), { method: 'HEAD' });
    expect([status, bytes.length]).toEqual([200, 0]);
    expect([headers.get('content-length'), headers.get('etag'), headers.get('x-dump-signature')]).toEqual([
      String(file.byteCount),
      `"${file.sha256}"`,
      file.signature,
    ]);
  });

  test('ten files come in a minute, 304 and HEAD aside', async () => {
    const path = `bids/${day}/csv`;
    const known = { 'if-none-match': `"${fileOf('bids', 'csv').sha256}"` };
    const statusOf = async (options = {}) => (await fetchDump(market, partner, path, options)).status;
    for (let count = 0; count < 10; count += 1) {
      expect(await statusOf()).toBe(200);
      expect(await statusOf({ headers: known })).toBe(304);
      expect(await statusOf({ method: 'HEAD' })).toBe(200);
    }
    const refused = await partner.send('GET', `/open/v1/dumps/${path}`);
    expect(refused).toMatchObject({ status: 429, body: { error: 'tooMany' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await statusOf({ headers: known })).toBe(304);
    expect((await partner.send('GET', '/open/v1/prices?after=x')).status).toBe(400);
    const { partner: other } = await openPartner(market);
    expect((await fetchDump(market, other, path)).status).toBe(200);
  });
});

describe('L-03 D-04 what is not there is refused by name', () => {
  const KINDS = 'sales, asks, bids, traits';
  test.each([
    ['people', 'DAY', 'csv', 'kind', `one of ${KINDS}`, `可选值：${KINDS}`],
    ['sales', 'DAY', 'xml', 'format', 'one of jsonl, csv', '可选值：jsonl, csv'],
    ['sales', '0000-01-01', 'csv', 'day', '1970 to 9999', '1970 到 9999'],
    ['sales', '2026-02-30', 'csv', 'day', 'written as 2026-01-31', '格式如 2026-01-31'],
    ['sales', 'yesterday', 'csv', 'day', 'written as 2026-01-31', '格式如 2026-01-31'],
    ['sales', '2020-01-01', 'csv', 'day', 'no file of this kind is kept of this day', '没有这一天的该类文件'],
  ])('%s/%s/%s: %s', async (kind, wanted, format, field, en, zh) => {
    const target = `/open/v1/dumps/${kind}/${wanted.replace('DAY', day)}/${format}`;
    const refused = await partner.send('GET', target);
    expect(refused).toMatchObject({ status: 400, body: { error: 'badInput', field } });
    expect(refused.body.msg).toContain(`${field}: ${en}`);
    const told = await partner.send('GET', target, undefined, { headers: { 'accept-language': 'zh-CN' } });
    expect(told.body.msg).toContain(`${field}: ${zh}`);
  });

  test('a parameter that the calls do not have, and whoever has not signed', async () => {
    for (const path of ['/open/v1/dumps', `/open/v1/dumps/sales/${day}/csv`]) {
      expect(await partner.send('GET', `${path}?since=1`)).toMatchObject({
        status: 400,
        body: { field: 'since' },
      });
      expect((await fetch(market.url + path)).status).toBe(401);
    }
  });
});

test('L-03 D-04 a file that is deleted while it is sent breaks off, and nobody waits for its rest', async () => {
  const gone = await dumpDay(market);
  const part = `where file_id = (select id from dump_file where kind = 'asks' and day = '${gone}' and format = 'csv')`;
  await market.owner.query(`update dump_part set position = 7 ${part} and position = 0`);
  await expect(fetchDump(market, partner, `asks/${gone}/csv`)).resolves.toMatchObject({ status: 500 });
  // A first part that is sent cannot be taken back.
  await market.owner.query(`update dump_part set position = 0, bytes = substr(bytes, 1, 1000) ${part}`);
  await expect(fetchDump(market, partner, `asks/${gone}/csv`)).rejects.toThrow();
});
