import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { runScript } from '../../ops/commands/operateScene.ts';
import { review } from './partnerScene.ts';

let market: TestMarket;
let folder: string;
const run = promisify(execFile);

beforeAll(async () => {
  market = await openTestMarket({ CALLBACK_DEV_HOSTS: '127.0.0.1:8088' });
  folder = mkdtempSync(join(tmpdir(), 'sandbox-partner-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await market.close();
});

/** `npm run partner -- sandbox …`, as at a terminal in the test's folder. */
function sandbox(words: readonly string[] = [], environment: NodeJS.ProcessEnv = {}) {
  return runScript(market, 'runPartner.ts', ['sandbox', ...words], {
    PUBLIC_URL: market.url,
    SANDBOX_URL: market.sandboxUrl,
    DATA_DIR: folder,
    INIT_CWD: folder,
    ...environment,
  });
}

/** The lines to paste that the command printed. */
const linesIn = (text: string) => text.split('\n').filter((line) => line.startsWith('  (set'));

async function paste(line = '') {
  const { stdout } = await run('bash', ['-c', line]);
  return JSON.parse(stdout);
}

const settingsIn = (file: string) =>
  Object.fromEntries(
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((line) => /^(\w+)='(.*)'$/.exec(line)?.slice(1) ?? []),
  );

test('one command makes a partner whose first calls work when pasted', async () => {
  const { code, text } = await sandbox();
  expect(code, text).toBe(0);
  const [wallet, purchase] = linesIn(text);
  expect(await paste(wallet)).toMatchObject({ code: 0, data: { spendableCents: 10_000_000 } });
  const { RECIPIENT_TRADE_URL, TRADE_URL } = settingsIn('sandbox-partner.env');
  expect(RECIPIENT_TRADE_URL).not.toBe(TRADE_URL);
  expect(await paste(purchase)).toMatchObject({ code: 0, data: { phase: 'awaitingOffer' } });
  const { rows } = await market.owner.query('select buyer_trade_url as url from market_order');
  expect(rows).toEqual([{ url: RECIPIENT_TRADE_URL }]);
  for (const file of ['sandbox-partner.pem', 'sandbox-partner.env'])
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
});

test('run again, also twice at once, it finds the same partner, and makes good what is missing', async () => {
  const before = settingsIn('sandbox-partner.env');
  const ends = await Promise.all([sandbox(), sandbox()]);
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  expect(settingsIn('sandbox-partner.env')).toEqual(before);
  const counts = `select (select count(*) from partner)::int as partners, (select count(*) from partner_key)::int as keys,
    (select count(*) from ledger_transfer where reason = 'topUp')::int as "topUps"`;
  expect((await market.owner.query(counts)).rows).toEqual([{ partners: 1, keys: 1, topUps: 1 }]);
  await market.owner.query(
    "update app_user set trade_url = null, is_open_platform_on = false where phone = '+8613800000001'",
  );
  const { text } = await sandbox();
  expect(settingsIn('sandbox-partner.env').TRADE_URL).not.toBe(before.TRADE_URL);
  expect(await paste(linesIn(text)[0])).toMatchObject({ code: 0 });
});

test('a file that is named keeps a key of its own, of the same partner', async () => {
  const { text } = await sandbox(['mine/second key.pem', '--callback', 'http://127.0.0.1:8088/hook']);
  const { APP_ID, KEY_ID } = settingsIn('mine/second key.env');
  const { APP_ID: app, KEY_ID: key } = settingsIn('sandbox-partner.env');
  expect([APP_ID === app, KEY_ID === key]).toEqual([true, false]);
  expect(await paste(linesIn(text)[0])).toMatchObject({ code: 0 });
  const { rows } = await market.owner.query('select callback_url from partner');
  expect(rows).toEqual([{ callback_url: 'http://127.0.0.1:8088/hook' }]);
});

test('a rejected application is approved again, and a revoked key is named', async () => {
  const { APP_ID } = settingsIn('sandbox-partner.env');
  await review(market, APP_ID, { verdict: 'reset', reason: 'lost' });
  const revoked = await sandbox();
  expect(revoked).toMatchObject({ code: 1 });
  expect(revoked.text).toContain('sandbox: ');
  const { text } = await sandbox(['new.pem']);
  expect(settingsIn('new.env').APP_ID).toBe(APP_ID);
  expect(await paste(linesIn(text)[0])).toMatchObject({ code: 0 });
});

test('it refuses to run outside of a sandbox or without a market, and refuses what is not a key', async () => {
  const countOf = async () => (await market.owner.query('select from partner_key')).rowCount;
  const before = await countOf();
  writeFileSync(join(folder, 'no.pem'), 'no key');
  const ends = [
    await sandbox(['x.pem'], { NODE_ENV: 'production' }),
    await sandbox(['x.pem'], { SANDBOX: 'off' }),
    await sandbox(['x.pem'], { PUBLIC_URL: 'http://127.0.0.1:1' }),
    await sandbox(['no.pem']),
    await sandbox(['x.pem', '--callback', 'http://10.0.0.1/hook']),
  ];
  expect(ends.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1]);
  expect(ends[0]?.text).toContain('此市场没有沙盒');
  expect(ends[2]?.text).toContain('npm start');
  await market.owner.query('alter schema sandbox rename to sandbox_gone');
  const { code, text } = await sandbox(['x.pem']);
  await market.owner.query('alter schema sandbox_gone rename to sandbox');
  expect([code, text]).toEqual([1, expect.stringContaining('此市场没有沙盒')]);
  expect(await countOf()).toBe(before);
});
