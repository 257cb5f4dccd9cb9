import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IS_PROVING, seedOf } from '../kit/someOf.ts';
import type { TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { BIND, newSteamPerson, uploadOf } from '../steam/account/bindingScene.ts';

const FILES = IS_PROVING ? 2_000 : 200;
const SEED = seedOf('UPLOAD_SEED');
const GROWTH_MAX_MIB = 200;
const PICTURES_EACH = 15;

let market: TestMarket;
let client: TestClient;
/** Temporary files go here: others make theirs in the machine's folder at the same time. */
let folder: string;
const { TMPDIR } = process.env;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shiji-uploads-'));
  process.env.TMPDIR = folder;
  market = await openTestMarket();
  client = await market.visitor().signIn();
});
afterAll(async () => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await market.close();
  rmSync(folder, { recursive: true });
});

/** A few bytes changed, doubled, taken out or cut off. */
const mutations = fc.array(
  fc.record({
    kind: fc.constantFrom('set', 'double', 'drop', 'cut'),
    at: fc.nat(1_000_000),
    byte: fc.nat(255),
  }),
  { minLength: 1, maxLength: 8 },
);

type Mutation = { kind: string; at: number; byte: number };

function mutate(bytes: Uint8Array, changes: readonly Mutation[]): Uint8Array<ArrayBuffer> {
  return changes.reduce((file, { kind, at, byte }) => {
    const place = at % Math.max(1, file.length);
    const [head, tail] = [file.slice(0, place), file.slice(place)];
    if (kind === 'cut' && place > 0) return head;
    if (kind === 'drop') return Uint8Array.from([...head, ...tail.slice(1 + (byte % 40))]);
    if (kind === 'double') return Uint8Array.from([...head, ...tail.slice(0, byte), ...tail]);
    return Uint8Array.from([...head, byte, ...tail.slice(1)]);
  }, Uint8Array.from(bytes));
}

function mutantsOf(bytes: Uint8Array, count: number): Uint8Array<ArrayBuffer>[] {
  return fc.sample(mutations, { seed: SEED, numRuns: count }).map((changes) => mutate(bytes, changes));
}

test(`F3 T-14 ${FILES} damaged pictures and Mafiles: refused or taken, never a failure of ours, and nothing stays behind (UPLOAD_SEED=${SEED})`, async () => {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#385' } })
    .jpeg()
    .toBuffer();
  const person = await newSteamPerson(market);
  const rssBefore = process.memoryUsage().rss;
  const statuses = new Map<string, number>();
  const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1);
  for (const [index, bytes] of mutantsOf(picture, FILES / 2).entries()) {
    // One user may change the picture so often and no more.
    if (index % PICTURES_EACH === 0) client = await market.visitor().signIn();
    const body = new FormData();
    body.append('picture', new Blob([bytes], { type: 'image/jpeg' }), 'me.jpg');
    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    const response = await client.fetch('/web/avatar', { method: 'POST', headers, body });
    const answer = (await response.json()) as { code: number };
    expect(response.status).toBeLessThan(500);
    count(`picture ${answer.code}`);
  }
  for (const bytes of mutantsOf(Buffer.from(person.mafile), FILES / 2)) {
    const text = Buffer.from(bytes).toString('utf8');
    const upload = uploadOf({ ...person, mafile: text });
    const { status, errors, data } = await client.run(BIND, { input: upload });
    expect(status).toBeLessThan(500);
    expect(errors.filter(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR')).toEqual([]);
    count(`Mafile ${data?.bindSteamAccounts.__typename ?? errors[0]?.extensions?.code}`);
  }
  console.log([...statuses].map(([what, number]) => `${what}: ${number}`).join(', '));
  expect(statuses.size).toBeGreaterThan(2);
  expect(tmpdir()).toBe(folder);
  expect(readdirSync(folder)).toEqual([]);
  expect((process.memoryUsage().rss - rssBefore) / 1024 ** 2).toBeLessThan(GROWTH_MAX_MIB);
}, 300_000);
