import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PictureGateway } from '../../../api/catalog/pictures/pictureSources.ts';
import type { Config } from '../../../api/config.ts';
import { type Db, openDatabase } from '../../../api/kernel/db.ts';
import { examineParts, isHealthy, writeFinding } from '../../../api/ops/doctor/finding.ts';
import { outsideParts } from '../../../api/ops/doctor/outsideParts.ts';
import { openOutside } from '../../../api/ops/process/openOutside.ts';
import { freePort } from '../../kit/freePort.ts';
import { sandbox } from '../../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let nobody: string;
beforeAll(async () => {
  // Beside other work the played services take longer than the short patience of other tests.
  market = await openTestMarket({ STEAM_TIMEOUT_MS: '10000', ALIPAY_TIMEOUT_MS: '10000' });
  nobody = `http://127.0.0.1:${await freePort()}`;
});
afterAll(() => market.close());

const pictures: PictureGateway = { load: async () => Buffer.alloc(10) };

function dbAt(url: string): Db {
  return openDatabase({ url, poolSize: 1, statementTimeoutMs: 2_000, lockTimeoutMs: 2_000 });
}

/** What the doctor finds under changed settings. */
async function examine(change: Partial<Config> = {}, { url = market.ownerUrl, gateway = pictures } = {}) {
  const db = dbAt(url);
  try {
    const config = { ...market.config, ...change };
    const outside = { ...openOutside(config), pictures: gateway };
    const findings = await examineParts(outsideParts(config, db, outside));
    const states = Object.fromEntries(findings.map(({ name, state }) => [name, state]));
    return { findings, states, isHealthy: isHealthy(findings), text: findings.map(writeFinding).join('\n') };
  } finally {
    await db.$disconnect();
  }
}

test('every part answers: what was tried and what came, a line each', async () => {
  const { states, isHealthy: isFine, text } = await examine();
  expect(states).toEqual({
    database: 'fine',
    Redis: 'off',
    Steam: 'fine',
    lanes: 'fine',
    SMS: 'fine',
    identity: 'fine',
    payment: 'fine',
    rates: 'fine',
    prices: 'fine',
    pictures: 'off',
    renderer: 'off',
    clock: 'fine',
  });
  expect(isFine).toBe(true);
  expect(text.split('\n')).toHaveLength(12);
  expect(text).not.toContain('→');
});

describe('a part that is broken is named alone, with what to do in both languages', () => {
  test.each<[string, () => Partial<Config>]>([
    ['Redis', () => ({ REDIS_URL: nobody.replace('http', 'redis') })],
    ['SMS', () => ({ SMS_ENDPOINT: nobody.replace('http://', '') })],
    ['SMS', () => ({ SMS_ACCESS_KEY_SECRET: 'another' })],
    ['identity', () => ({ IDENTITY_URL: nobody })],
    ['identity', () => ({ IDENTITY_APP_CODE: 'another' })],
    ['payment', () => ({ ALIPAY_GATEWAY: `${nobody}/gateway.do` })],
    ['payment', () => ({ ALIPAY_APP_ID: '2021000000000000' })],
    ['rates', () => ({ RATE_URL: nobody })],
    ['Steam', () => ({ STEAM_COMMUNITY_BASE: nobody })],
  ])('%s', async (name, change) => {
    const { states, findings, isHealthy: isFine } = await examine(change());
    expect(Object.keys(states).filter((part) => states[part] === 'broken')).toEqual([name]);
    expect(isFine).toBe(false);
    const found = findings.find((finding) => finding.name === name);
    expect(found?.came).not.toBe('');
    expect(writeFinding(found as NonNullable<typeof found>)).toMatch(/^✖ .+ {2}→ {2}.+ \/ \p{Script=Han}/u);
  });

  test('the clock, where Steam has another time', async () => {
    await sandbox(market, 'faults', {
      service: 'steam',
      kind: 'wrongTime',
      path: 'QueryTime',
      minutes: 10,
      count: 1,
    });
    expect((await examine()).states).toMatchObject({ clock: 'broken', Steam: 'fine' });
    await market.advanceClock(3 * 3_600_000);
    expect((await examine()).states).toMatchObject({ clock: 'fine' });
  });

  test('the database, and what is read from it; its password is told nobody', async () => {
    const url = `postgres://market:verysecret@${nobody.replace('http://', '')}/market`;
    const { states, text } = await examine({}, { url });
    expect(states).toMatchObject({ database: 'broken', prices: 'broken', clock: 'broken', SMS: 'fine' });
    expect(text).not.toContain('verysecret');
  });

  test('pictures that do not come are borne, and so are old prices', async () => {
    const gateway: PictureGateway = { load: async () => 'unreachable' };
    const sources = await examine({ PICTURE_SOURCES: ['steam', 'mirror'] }, { gateway });
    expect(sources.states.pictures).toBe('poor');
    expect(sources.isHealthy).toBe(true);
    expect((await examine({ PICTURE_SOURCES: ['mirror'] })).states.pictures).toBe('fine');
    await market.owner.query(
      `insert into price_import (id, source, operator, row_count, began_at, ended_at)
       values (gen_random_uuid(), 'feed.json', 'test', 1, clock_now() - interval '3 days', clock_now() - interval '3 days')`,
    );
    const old = await examine();
    expect(old.states.prices).toBe('poor');
    expect(old.isHealthy).toBe(true);
    expect(old.text).toContain('72 h old');
  });

  test('Q-09 a renderer that draws, one that refuses, and one that is away, which is borne', async () => {
    const form = (path: string) => ({ COPY_RENDERER_URL: `${market.sandboxUrl}${path}` });
    expect((await examine(form('/render?inspect={inspect}&side={side}'))).states.renderer).toBe('fine');
    const refused = await examine(form('/render?link={inspect}'));
    expect([refused.states.renderer, refused.isHealthy]).toEqual(['poor', true]);
    const away = await examine({ COPY_RENDERER_URL: `${nobody}/{inspect}` });
    expect([away.states.renderer, away.isHealthy]).toEqual(['poor', true]);
  });

  test('S-10 a lane that pauses is told by its name, and borne', async () => {
    await market.owner.query(
      `update steam_lane_pace set closed_until = clock_timestamp() + interval '90 seconds', limited = 2 where kind = 'inventory'`,
    );
    const { states, text, isHealthy: isFine } = await examine();
    expect(states.lanes).toBe('poor');
    expect(isFine).toBe(true);
    expect(text).toMatch(/own open with 0 accounts, inventory pauses for \d\d s, inventory failed 2 times/);
    await market.owner.query('update steam_lane_pace set closed_until = default, limited = 0');
  });

  test('a part that never answers ends after a while', async () => {
    const mute = createServer(() => {});
    await new Promise<void>((done) => mute.listen(0, '127.0.0.1', done));
    const { port } = mute.address() as { port: number };
    const { states } = await examine({ RATE_URL: `http://127.0.0.1:${port}`, RATE_TIMEOUT_MS: 300 });
    expect(states.rates).toBe('broken');
    mute.close();
  });
});

test('the command ends with 0, and with 1 where something needed is broken', async () => {
  const run = (change: NodeJS.ProcessEnv) =>
    new Promise<{ code: number; out: string }>((done) => {
      const { config } = market;
      const settings = Object.entries(config).flatMap(([name, value]) =>
        typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
      );
      const env = {
        PATH: process.env.PATH,
        ...Object.fromEntries(settings),
        NODE_ENV: 'development',
        DATABASE_URL: market.ownerUrl,
        SANDBOX: 'off',
        PICTURE_SOURCES: 'off',
        ...change,
      };
      const child = execFile(
        process.execPath,
        ['api/ops/process/runDoctor.ts'],
        { env },
        (_error, out, problem) => done({ code: child.exitCode ?? -1, out: out + problem }),
      );
    });
  const well = await run({});
  expect(well, well.out).toMatchObject({ code: 0 });
  expect(well.out).toContain('✔ Steam');
  const ill = await run({ RATE_URL: nobody });
  expect(ill.code).toBe(1);
  expect(ill.out).toContain('✖ rates');
});
