import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { openEventStream } from '../../http/graphql/eventStream.ts';
import { dieInService } from '../../kit/dieInService.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { APPLICATION, openPerson, review, reviewsOf } from './partnerScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

describe('P-01 P-02 an application', () => {
  test('is kept as given and under review; again, while it is, it is refused', async () => {
    const { calls } = await openPerson(market);
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
    expect(await calls.apply({ wechat: 'another_one' })).toBe('APPLICATION_EXISTS');
    expect((await calls.read())?.wechat).toBe(APPLICATION.wechat);
  });

  test.each([
    [{ phone: '' }, 'phone'],
    [{ wechat: 'x' }, 'wechat'],
    [{ reason: '短' }, 'reason'],
    [{ dailyOrders: -1 }, 'dailyOrders'],
    [{ dailyAmountCents: 10_000_000_001 }, 'dailyAmountCents'],
  ])('with %j is refused by its field, and nothing is kept', async (change, field) => {
    const { calls } = await openPerson(market);
    expect(await calls.apply(change)).toBe(`APPLICATION_INVALID ${field}`);
    expect(await calls.read()).toBeNull();
  });

  test('of two at once one counts, and one after a crash is whole or not there', async () => {
    const { client, calls } = await openPerson(market);
    const answers = await Promise.all([calls.apply(), calls.apply({ wechat: 'second_tab' })]);
    expect(answers.toSorted()).toEqual(['APPLICATION_EXISTS', null]);

    const other = await openPerson(market);
    const draft = { ...APPLICATION, dailyAmountCents: '5000000n' };
    const call = {
      file: 'partners/application/applyPartner.ts',
      service: 'applyPartner',
      args: [{ userId: await userIdOf(other.client), draft }],
    };
    expect(await dieInService(market, 'partner.applied', call)).toBe('SIGKILL');
    expect(await other.calls.read()).toBeNull();
    expect(await other.calls.apply()).toBeNull();
    expect(await userIdOf(client)).not.toBe(await userIdOf(other.client));
  });

  test('is nobody else’s to see', async () => {
    const { calls } = await openPerson(market);
    await calls.apply();
    const { id = '' } = (await calls.read()) ?? {};
    const stranger = await openPerson(market);
    const { data } = await stranger.client.query('query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(data).toEqual({ node: null });
    const visitor = await market
      .visitor()
      .query('mutation { lockPartner(input: { code: "000000" }) { __typename } }');
    expect(visitor.errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('P-02 P-07 an operator', () => {
  test('rejects with a reason and a solution, is corrected, and approves; each is told once and kept', async () => {
    const { calls } = await openPerson(market);
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
    expect(await calls.apply()).toBe('APPLICATION_EXISTS');
    expect((await calls.messages()).map(({ titleZh }) => titleZh)).toEqual([
      '开放平台申请已通过',
      '开放平台申请未通过',
    ]);
    expect(await reviewsOf(market, appId)).toEqual([
      { ...decision, operator: 'tester' },
      { verdict: 'approve', reason: null, solution: null, operator: 'tester' },
    ]);
    expect(await review(market, `app_${'0'.repeat(24)}`, { verdict: 'approve' })).toBeNull();
  });

  test('N-03 tells the applicant live', async () => {
    const { client, calls } = await openPerson(market);
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
    const { calls } = await openPerson(market);
    await calls.apply();
    const { appId = '' } = (await calls.read()) ?? {};
    const twice = await Promise.all([1, 2].map(() => review(market, appId, { verdict: 'approve' })));
    expect(twice.toSorted()).toEqual(['done', 'unchanged']);
    expect(await reviewsOf(market, appId)).toHaveLength(1);
    expect(await calls.messages()).toHaveLength(1);

    const other = await openPerson(market);
    await other.calls.apply();
    const second = (await other.calls.read())?.appId ?? '';
    const reject = { verdict: 'reject', reason: 'x', solution: 'y' } as const;
    await Promise.all([review(market, second, { verdict: 'approve' }), review(market, second, reject)]);
    // Whichever was first, an approval is never undone by a rejection.
    expect((await other.calls.read())?.status).toBe('APPROVED');
  });
});
