import { spawn } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photo } from '../../accounts/user/pictures.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { APPLICATION, openPerson, review, reviewsOf } from './partnerScene.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

interface Upload {
  name?: string;
  type?: string;
  field?: string;
  headers?: Record<string, string>;
}

async function upload(client: TestClient, bytes: Uint8Array, options: Upload = {}) {
  const { name = 'scan.jpg', type = 'image/jpeg', field = 'attachment', headers } = options;
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const marker = headers ?? { 'x-requested-with': 'XMLHttpRequest' };
  const response = await client.fetch('/web/partner/attachment', { method: 'POST', headers: marker, body });
  const answer = (await response.json()) as { code: number; msg: string; data: { name: string } | null };
  return { status: response.status, ...answer };
}

describe('P-01 T-14 the attachment', () => {
  test('is kept under a clean name, replaced by another, and downloaded by its owner alone, never as a page', async () => {
    const { client, calls } = await openPerson(market);
    expect((await upload(client, PDF)).code).toBe(6016);
    await calls.apply();
    const name = '../营业\u202e执照.html';
    expect(await upload(client, PDF, { name, type: 'text/html' })).toMatchObject({
      code: 0,
      data: { name: '营业执照.pdf' },
    });
    const response = await client.fetch('/web/partner/attachment');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('营业执照.pdf')}`,
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
    const { bytes } = await photo();
    await upload(client, bytes, { name: 'scan.pdf', type: 'application/pdf' });
    expect((await calls.read())?.attachment).toEqual({ name: 'scan.jpg' });
    expect((await (await openPerson(market)).client.fetch('/web/partner/attachment')).status).toBe(404);
    expect((await market.visitor().fetch('/web/partner/attachment')).status).toBe(404);
  });

  test('of another kind by its content, too large, missing, or from another site’s page is refused', async () => {
    const { client, calls } = await openPerson(market);
    await calls.apply();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const executable = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500, 1)]);
    const archive = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500, 1)]);
    for (const file of [svg, executable, archive, Buffer.from('hello')])
      expect((await upload(client, file, { name: 'a.pdf', type: 'application/pdf' })).code).toBe(6015);
    const large = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);
    client.cookies.set('language', 'en');
    expect(await upload(client, large)).toMatchObject({ code: 6014, msg: 'The file must not exceed 5 MB' });
    expect((await upload(client, PDF, { field: 'other' })).code).toBe(6013);
    expect((await upload(client, Buffer.alloc(0))).code).toBe(6013);
    expect((await upload(client, PDF, { headers: {} })).status).toBe(403);
    expect((await upload(market.visitor(), PDF)).code).toBe(401);
    expect((await calls.read())?.attachment).toBeNull();
  });

  test('is not taken once the application is decided', async () => {
    const { client, calls } = await openPerson(market);
    await calls.apply();
    const { appId = '' } = (await calls.read()) ?? {};
    await review(market, appId, { verdict: 'approve' });
    expect((await upload(client, PDF)).code).toBe(6016);
  });
});

const COMMAND = fileURLToPath(new URL('../../../api/ops/commands/runPartner.ts', import.meta.url));

/** `npm run partner` in a process of its own. */
function operate(
  words: readonly string[],
  settings: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; signal: string | null; output: string }> {
  const env = { ...process.env, DATABASE_URL: market.ownerUrl, ...settings };
  const child = spawn(process.execPath, [COMMAND, ...words], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((done) => child.once('close', (code, signal) => done({ code, signal, output })));
}

test('P-07 an operator works from the command line alone; who dies in the middle has decided nothing', async () => {
  const { client, calls } = await openPerson(market);
  await calls.apply();
  await upload(client, PDF);
  const { appId = '' } = (await calls.read()) ?? {};
  expect((await operate(['approve', appId], { CRASH_AT: 'partner.decided' })).signal).toBe('SIGKILL');
  expect([await reviewsOf(market, appId), (await calls.read())?.status]).toEqual([[], 'REVIEWING']);

  expect((await operate(['list'])).output).toContain(`${appId}  reviewing`);
  const shown = (await operate(['show', appId])).output;
  for (const part of [APPLICATION.reason, APPLICATION.wechat, '¥50000.00', 'scan.pdf'])
    expect(shown).toContain(part);
  const path = join(await mkdtemp(join(tmpdir(), 'partner-')), 'scan.pdf');
  expect((await operate(['attachment', appId, path])).code).toBe(0);
  expect((await readFile(path)).equals(PDF)).toBe(true);
  expect((await operate(['reject', appId, '--reason', 'x'])).code).toBe(1);
  expect((await operate(['approve', appId, '--operator', '小王'])).code).toBe(0);
  expect((await reviewsOf(market, appId)).at(-1)).toMatchObject({ verdict: 'approve', operator: '小王' });
  // No database role that serves requests may write one.
  await expect(
    market.platform.db.$executeRaw`insert into partner_review (id, partner_id, verdict, operator)
      select gen_random_uuid(), id, 'approve', 'api' from partner where app_id = ${appId}`,
  ).rejects.toThrow(/permission denied/);
});
