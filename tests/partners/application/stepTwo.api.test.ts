import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { dieInService } from '../../kit/dieInService.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { rsaPair, signText } from './partnerKeys.ts';
import {
  answerCallbacks,
  closePartnerStage,
  openApproved,
  openPartnerStage,
  openTested,
  type PartnerCalls,
  type PartnerStage,
  partnerCalls,
  review,
} from './partnerScene.ts';

const CALLBACK_URL = 'https://hooks.partner-shop.com/shiji';
/** One key pair for many partners: generating one takes a while, and only registered keys are used up. */
const pair = rsaPair();

let stage: PartnerStage;
let market: TestMarket;
beforeAll(async () => {
  stage = await openPartnerStage();
  market = stage.market;
});
afterAll(() => closePartnerStage(stage));

const setupOf = async (calls: PartnerCalls) => (await calls.read())?.setup ?? null;

describe('P-03 step 2', () => {
  test('is for an approved application alone', async () => {
    const client = await market.visitor().signIn();
    const calls = partnerCalls(client);
    const all = async () => [
      await calls.begin(pair.publicKey),
      await calls.prove('AAAA'),
      await calls.test(),
      await calls.lock(),
    ];
    expect(await all()).toEqual(Array(4).fill('PARTNER_NOT_APPROVED'));
    await calls.apply();
    expect(await all()).toEqual(Array(4).fill('PARTNER_NOT_APPROVED'));
    const { appId = '' } = (await calls.read()) ?? {};
    await review(market, appId, { verdict: 'approve' });
    expect((await all()).slice(1)).toEqual(['KEY_PROOF_WRONG', null, 'KEY_PROOF_MISSING']);
  });

  test('locks key and address after proof and test, once and for all', async () => {
    const { calls, appId, client } = await openApproved(market);
    const own = rsaPair();
    expect([await calls.prove('AAAA'), await calls.test(), await calls.lock()]).toEqual(
      Array(3).fill('PARTNER_SETUP_MISSING'),
    );
    const { url } = stage.receiver;
    expect(await calls.begin(own.publicKey, url)).toBeNull();
    const setup = await setupOf(calls);
    expect(setup).toMatchObject({ callbackUrl: url, isProven: false, test: null });
    expect(setup?.challenge).toMatch(new RegExp(`^shiji-partner-key-proof:${appId}:[\\w-]{32}$`));
    expect(await calls.lock()).toBe('KEY_PROOF_MISSING');
    expect(await calls.prove(signText(pair, setup?.challenge ?? ''))).toBe('KEY_PROOF_WRONG');
    const signature = signText(own, setup?.challenge ?? '');
    expect([await calls.prove(signature), await calls.prove(signature)]).toEqual([null, null]);
    expect(await calls.lock()).toBe('CALLBACK_TEST_MISSING');
    expect(await calls.test()).toBeNull();
    expect((await setupOf(calls))?.test).toEqual({
      state: 'WAITING',
      status: null,
      failure: null,
      answer: null,
      durationMs: null,
    });
    expect(await calls.lock()).toBe('CALLBACK_TEST_MISSING');
    await answerCallbacks(stage, { status: 500, answer: '<h1>boom' });
    expect((await setupOf(calls))?.test).toMatchObject({ state: 'DEAD', status: 500, answer: '<h1>boom' });
    expect(await calls.lock()).toBe('CALLBACK_TEST_MISSING');
    expect(await calls.test()).toBe('CALLBACK_TEST_TOO_SOON');
    await market.advanceClock(10_000);
    expect(await calls.test()).toBeNull();
    await answerCallbacks(stage);
    expect(stage.receiver.received.at(-1)?.event).toMatchObject({ type: 'endpoint.test' });
    expect(await calls.lock()).toBeNull();

    const locked = await calls.read();
    expect(locked).toMatchObject({ callbackUrl: url, lockedAt: expect.any(String), setup: null });
    expect(locked?.keys).toEqual([
      {
        keyId: expect.stringMatching(/^key_[0-9a-f]{24}$/),
        fingerprint: setup?.fingerprint,
        revokedAt: null,
      },
    ]);
    const again = [
      await calls.begin(rsaPair().publicKey, `${CALLBACK_URL}/other`),
      await calls.prove(signature),
      await calls.test(),
      await calls.lock(),
      await calls.apply(),
    ];
    expect(again).toEqual([...Array(4).fill('PARTNER_LOCKED'), 'APPLICATION_EXISTS']);
    expect(await calls.read()).toEqual(locked);
    expect(await userIdOf(client)).toBeTruthy();
  });

  test('keeps what was shown for what stays the same, and asks again for what changed', async () => {
    const { calls } = await openTested(stage, pair);
    const before = await setupOf(calls);
    expect(before).toMatchObject({ isProven: true, test: { state: 'DELIVERED' } });
    expect(await calls.begin(`\n${pair.publicKey}`, ` ${stage.receiver.url}`)).toBeNull();
    expect(await setupOf(calls)).toEqual(before);

    await calls.begin(pair.publicKey, `${stage.receiver.url}?other`);
    expect(await setupOf(calls)).toMatchObject({ isProven: true, test: null });
    expect(await calls.lock()).toBe('CALLBACK_TEST_MISSING');
    // An address of one's own tested before counts no more, and neither does changing it make up for the wait.
    await calls.begin(pair.publicKey, stage.receiver.url);
    expect([(await setupOf(calls))?.test, await calls.test()]).toEqual([null, 'CALLBACK_TEST_TOO_SOON']);

    await calls.begin(rsaPair().publicKey, stage.receiver.url);
    const changed = await setupOf(calls);
    expect(changed?.isProven).toBe(false);
    expect(changed?.challenge).not.toBe(before?.challenge);
    await market.advanceClock(10_000);
    await calls.test();
    await answerCallbacks(stage);
    expect(await calls.lock()).toBe('KEY_PROOF_MISSING');
  });

  test.each([
    [pair.privateKey, undefined, 'PARTNER_KEY_INVALID PRIVATE'],
    [rsaPair(1_024).publicKey, undefined, 'PARTNER_KEY_INVALID LENGTH'],
    ['', undefined, 'PARTNER_KEY_INVALID FORMAT'],
    [pair.publicKey, 'http://hooks.partner-shop.com', 'CALLBACK_URL_INVALID SCHEME'],
    [pair.publicKey, 'https://169.254.169.254/latest', 'CALLBACK_URL_INVALID HOST'],
    [pair.publicKey, 'http://127.0.0.1:1/hook', 'CALLBACK_URL_INVALID SCHEME'],
    [pair.publicKey, undefined, null],
  ])('T-18 P-06 key and address are looked at (%#)', async (publicKey, url, outcome) => {
    const { calls } = await openApproved(market);
    expect(await calls.begin(publicKey, url)).toBe(outcome);
    expect((await setupOf(calls)) === null).toBe(outcome !== null);
  });

  test('T-18 a key is registered once, by one of two who prove the same at one moment', async () => {
    const shared = rsaPair();
    const [one, two] = [await openTested(stage, shared), await openTested(stage, shared)];
    const answers = await Promise.all([one.calls.lock(), two.calls.lock()]);
    expect(answers.toSorted()).toEqual([null, 'PARTNER_KEY_TAKEN'].toSorted());
    const late = await openApproved(market);
    expect(await late.calls.begin(shared.publicKey)).toBe('PARTNER_KEY_TAKEN');
  });

  test('pressed twice at once it locks once; a crash before the end locks nothing', async () => {
    const { calls, client } = await openTested(stage);
    const userId = await userIdOf(client);
    for (const place of ['partner.keyKept', 'partner.locked']) {
      const origin = { sessionId: null, address: '127.0.0.1', userAgent: '' };
      const input = { userId, code: await calls.code(), origin };
      const call = { file: 'partners/application/setup.ts', service: 'lockPartner', args: [input] };
      expect(await dieInService(market, place, call)).toBe('SIGKILL');
      expect(await calls.read()).toMatchObject({ lockedAt: null, keys: [], setup: { isProven: true } });
    }
    expect(await calls.lock()).toBeNull();
    expect(await calls.lock()).toBe('PARTNER_LOCKED');
    expect((await calls.read())?.keys).toHaveLength(1);
  });

  test('T-29 wants a code by SMS, which serves once, and is kept in the record', async () => {
    const { calls, client } = await openTested(stage);
    const code = await calls.code();
    expect(await calls.lockBy(code === '000000' ? '000001' : '000000')).toBe('STEP_UP_CODE_WRONG');
    expect((await calls.read())?.lockedAt).toBeNull();
    const answers = await Promise.all([calls.lockBy(code), calls.lockBy(code)]);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    const { rows } = await market.owner.query(
      "select challenge_id is not null as by_code from account_action where user_id = $1 and kind = 'lockPartner'",
      [await userIdOf(client)],
    );
    expect(rows).toEqual([{ by_code: true }]);
  });
});

describe('P-03 P-07 an operator’s reset', () => {
  test('revokes the key and begins step 2 again; the lost key is never taken again', async () => {
    const { calls, appId, pair: lost } = await openTested(stage);
    await calls.lock();
    const decision = { verdict: 'reset', reason: '密钥遗失' } as const;
    expect(await review(market, appId, decision)).toBe('done');
    expect(await review(market, appId, decision)).toBe('unchanged');
    const after = await calls.read();
    expect(after).toMatchObject({ status: 'APPROVED', lockedAt: null, callbackUrl: null, setup: null });
    expect(after?.keys).toMatchObject([{ revokedAt: expect.any(String) }]);
    expect((await calls.messages())[0]).toMatchObject({
      titleZh: '开放平台密钥已重置',
      bodyEn: expect.stringContaining('密钥遗失'),
    });
    expect(await calls.begin(lost.publicKey)).toBe('PARTNER_KEY_TAKEN');

    const fresh = rsaPair();
    expect(await calls.begin(fresh.publicKey, stage.receiver.url)).toBeNull();
    await calls.prove(signText(fresh, (await setupOf(calls))?.challenge ?? ''));
    await market.advanceClock(10_000);
    await calls.test();
    await answerCallbacks(stage);
    expect(await calls.lock()).toBeNull();
    const keys = (await calls.read())?.keys ?? [];
    expect(keys.map(({ revokedAt }) => revokedAt === null)).toEqual([true, false]);
  });

  test('judges a new address anew, whatever a late answer of the former one has left', async () => {
    const { calls, appId } = await openTested(stage);
    await market.owner.query(
      `update partner set callback_off_at = clock_now(), callback_off_reason = 'gone', failing_since = clock_now()
       where app_id = $1`,
      [appId],
    );
    expect(await calls.lock()).toBeNull();
    const { rows } = await market.owner.query(
      'select callback_off_at, callback_off_reason, failing_since from partner where app_id = $1',
      [appId],
    );
    expect(rows).toEqual([{ callback_off_at: null, callback_off_reason: null, failing_since: null }]);
  });

  test('takes back what was only begun, too', async () => {
    const { calls, appId } = await openApproved(market);
    await calls.begin(pair.publicKey);
    expect(await review(market, appId, { verdict: 'reset', reason: 'x' })).toBe('done');
    expect(await setupOf(calls)).toBeNull();
    expect(await calls.begin(pair.publicKey)).toBeNull();
  });
});
