import { spawn } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEventStream } from '../graphql/eventStream.ts';
import { dieInDeed } from '../kit/dieInDeed.ts';
import type { TestClient } from '../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../kit/testMarket.ts';
import { photo } from '../user/pictures.ts';
import { userIdOf } from '../watch/watchClient.ts';
import { APPLICATION, partnerCalls, review } from './partnerScene.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

async function openPerson() {
  const client = await market.visitor().signIn();
  return { client, calls: partnerCalls(client) };
}

async function reviewsOf(appId: string): Promise<unknown[]> {
  const { rows } = await market.owner.query(
    `select r.verdict, r.reason, r.solution, r.operator from partner_review r join partner p on p.id = r.partner_id
     where p.app_id = $1 order by r.id`,
    [appId],
  );
  return rows;
}

describe('P-01 P-02 an application', () => {
  test('is kept as given and under review; again, while it is, it is refused', async () => {
    const { calls } = await openPerson();
    expect(await calls.read()).toBeNull();
    expect(await calls.apply()).toBeNull();
    expect(await calls.read()).toMatchObject({
      ...APPLICATION,
      appId: expect.stringMatching(/^app_[0-9a-f]{24}$/),
      status: 'REVIEWING',
      reviewedAt: null,
      lockedAt: null,
      attachment: null,
      setup: null,
      keys: [],
    });
    expect(await calls.apply({ wechat: 'another_one' })).toBe('applicationStands');
    expect((await calls.read())?.wechat).toBe(APPLICATION.wechat);
  });

  test.each([
    [{ phone: '' }, 'phone'],
    [{ wechat: 'x' }, 'wechat'],
    [{ reason: '短' }, 'reason'],
    [{ dailyOrders: -1 }, 'dailyOrders'],
    [{ dailyAmountCents: 100_000_000_001 }, 'dailyAmountCents'],
  ])('with %j is refused by its field, and nothing is kept', async (change, field) => {
    const { calls } = await openPerson();
    expect(await calls.apply(change)).toBe(`applicationInvalid ${field}`);
    expect(await calls.read()).toBeNull();
  });

  test('of two at once one counts, and one after a crash is whole or not there', async () => {
    const { client, calls } = await openPerson();
    const answers = await Promise.all([calls.apply(), calls.apply({ wechat: 'second_tab' })]);
    expect(answers.toSorted()).toEqual(['applicationStands', null]);

    const other = await openPerson();
    const draft = { ...APPLICATION, dailyAmountCents: '5000000n' };
    const call = {
      file: 'partner/applyPartner.ts',
      deed: 'applyPartner',
      args: [{ userId: await userIdOf(other.client), draft }],
    };
    expect(await dieInDeed(market, 'partner.applied', call)).toBe('SIGKILL');
    expect(await other.calls.read()).toBeNull();
    expect(await other.calls.apply()).toBeNull();
    expect(await userIdOf(client)).not.toBe(await userIdOf(other.client));
  });

  test('is nobody else’s to see', async () => {
    const { calls } = await openPerson();
    await calls.apply();
    const { id = '' } = (await calls.read()) ?? {};
    const stranger = await openPerson();
    const { data } = await stranger.client.query('query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(data).toEqual({ node: null });
    const visitor = await market.visitor().query('mutation { lockPartner(input: {}) { __typename } }');
    expect(visitor.errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('P-02 P-07 an operator', () => {
  test('rejects with a reason and a solution, is corrected, and approves; each is told once and kept', async () => {
    const { calls } = await openPerson();
    await calls.apply();
    const { appId = '' } = (await calls.read()) ?? {};
    const decision = { verdict: 'reject', reason: '资料不全 {amount}', solution: '请补充营业执照' } as const;
    expect(await review(market, appId, decision)).toBe('done');
    expect(await review(market, appId, decision)).toBe('unchanged');
    expect(await calls.read()).toMatchObject({
      status: 'REJECTED',
      rejectReason: decision.reason,
      solution: decision.solution,
      reviewedAt: expect.any(String),
      reason: APPLICATION.reason,
    });
    expect(await calls.messages()).toMatchObject([
      {
        titleZh: '开放平台申请未通过',
        bodyZh: expect.stringContaining('原因：资料不全 {amount}。'),
        isAboutPartner: true,
      },
    ]);

    expect(await calls.apply({ wechat: 'corrected_1' })).toBeNull();
    expect(await calls.read()).toMatchObject({
      appId,
      status: 'REVIEWING',
      wechat: 'corrected_1',
      rejectReason: null,
      solution: null,
      reviewedAt: null,
    });
    expect(await review(market, appId, { verdict: 'approve' })).toBe('done');
    expect(await review(market, appId, { verdict: 'approve' })).toBe('unchanged');
    expect(await review(market, appId, decision)).toBe('refused');
    expect((await calls.read())?.status).toBe('APPROVED');
    expect(await calls.apply()).toBe('applicationStands');
    expect((await calls.messages()).map(({ titleZh }) => titleZh)).toEqual([
      '开放平台申请已通过',
      '开放平台申请未通过',
    ]);
    expect(await reviewsOf(appId)).toEqual([
      { ...decision, operator: 'tester' },
      { verdict: 'approve', reason: null, solution: null, operator: 'tester' },
    ]);
    expect(await review(market, `app_${'0'.repeat(24)}`, { verdict: 'approve' })).toBeNull();
  });

  test('N-03 tells the applicant live', async () => {
    const { client, calls } = await openPerson();
    await calls.apply();
    const { appId = '' } = (await calls.read()) ?? {};
    const events = await openEventStream(client, 'subscription { messageAdded { titleEn } }');
    await review(market, appId, { verdict: 'approve' });
    expect(await events.next()).toMatchObject({
      data: { messageAdded: { titleEn: 'Open platform: approved' } },
    });
    events.close();
  });

  test('twice at once decides once; approving and rejecting at once leave one of both', async () => {
    const { calls } = await openPerson();
    await calls.apply();
    const { appId = '' } = (await calls.read()) ?? {};
    const twice = await Promise.all([1, 2].map(() => review(market, appId, { verdict: 'approve' })));
    expect(twice.toSorted()).toEqual(['done', 'unchanged']);
    expect(await reviewsOf(appId)).toHaveLength(1);
    expect(await calls.messages()).toHaveLength(1);

    const other = await openPerson();
    await other.calls.apply();
    const second = (await other.calls.read())?.appId ?? '';
    const reject = { verdict: 'reject', reason: 'x', solution: 'y' } as const;
    await Promise.all([review(market, second, { verdict: 'approve' }), review(market, second, reject)]);
    // Whichever was first, an approval is never undone by a rejection.
    expect((await other.calls.read())?.status).toBe('APPROVED');
  });

  test('works from the command line alone; who dies in the middle has decided nothing', async () => {
    const { client, calls } = await openPerson();
    await calls.apply();
    await upload(client, PDF);
    const { appId = '' } = (await calls.read()) ?? {};
    expect((await operate(['approve', appId], { CRASH_AT: 'partner.decided' })).signal).toBe('SIGKILL');
    expect([await reviewsOf(appId), (await calls.read())?.status]).toEqual([[], 'REVIEWING']);

    expect((await operate(['list'])).output).toContain(`${appId}  reviewing`);
    const shown = (await operate(['show', appId])).output;
    for (const part of [APPLICATION.reason, APPLICATION.wechat, '¥50000.00', 'scan.pdf'])
      expect(shown).toContain(part);
    const path = join(await mkdtemp(join(tmpdir(), 'partner-')), 'scan.pdf');
    expect((await operate(['attachment', appId, path])).code).toBe(0);
    expect((await readFile(path)).equals(PDF)).toBe(true);
    expect((await operate(['reject', appId, '--reason', 'x'])).code).toBe(1);
    expect((await operate(['approve', appId, '--operator', '小王'])).code).toBe(0);
    expect((await reviewsOf(appId)).at(-1)).toMatchObject({ verdict: 'approve', operator: '小王' });
    // No role that answers requests may write one.
    await expect(
      market.platform.db.$executeRaw`insert into partner_review (id, partner_id, verdict, operator)
        select gen_random_uuid(), id, 'approve', 'api' from partner where app_id = ${appId}`,
    ).rejects.toThrow(/permission denied/);
  });
});

const COMMAND = fileURLToPath(new URL('../../api/setup/runPartner.ts', import.meta.url));

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
    const { client, calls } = await openPerson();
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
    expect((await (await openPerson()).client.fetch('/web/partner/attachment')).status).toBe(404);
    expect((await market.visitor().fetch('/web/partner/attachment')).status).toBe(404);
  });

  test('of another kind by its content, too large, missing, or from another site’s page is refused', async () => {
    const { client, calls } = await openPerson();
    await calls.apply();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const executable = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500, 1)]);
    const archive = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500, 1)]);
    for (const file of [svg, executable, archive, Buffer.from('hello')])
      expect((await upload(client, file, { name: 'a.pdf', type: 'application/pdf' })).code).toBe(6015);
    const large = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);
    client.cookies.set('language', 'en');
    expect(await upload(client, large)).toMatchObject({ code: 6014, msg: 'attachment: at most 5 MB.' });
    expect((await upload(client, PDF, { field: 'other' })).code).toBe(6013);
    expect((await upload(client, Buffer.alloc(0))).code).toBe(6013);
    expect((await upload(client, PDF, { headers: {} })).status).toBe(403);
    expect((await upload(market.visitor(), PDF)).code).toBe(401);
    expect((await calls.read())?.attachment).toBeNull();
  });

  test('is not taken once the application is decided', async () => {
    const { client, calls } = await openPerson();
    await calls.apply();
    const { appId = '' } = (await calls.read()) ?? {};
    await review(market, appId, { verdict: 'approve' });
    expect((await upload(client, PDF)).code).toBe(6016);
  });
});
