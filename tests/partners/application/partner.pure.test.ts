import { describe, expect, test } from 'vitest';
import { attachmentName } from '../../../api/partners/application/attachment.ts';
import { type ApplicationDraft, parseApplication } from '../../../api/partners/application/partner.ts';
import {
  judgeReview,
  type ReviewDecision,
  type ReviewedState,
} from '../../../api/partners/application/partnerReview.ts';

const DRAFT: ApplicationDraft = {
  phone: '13800138000',
  wechat: 'shiji_partner-1',
  reason: '我们经营一家饰品比价站，需要查询与下单。',
  dailyOrders: 200,
  dailyAmountCents: 5_000_000n,
};

describe('P-01 an application', () => {
  test('is kept with the phone in E.164 and without what surrounds its texts', () => {
    const padded = {
      ...DRAFT,
      phone: ' 138 0013 8000 ',
      wechat: ' shiji_partner-1 ',
      reason: `\r\n${DRAFT.reason}\r\n第二行\n`,
    };
    expect(parseApplication(padded)).toEqual({
      application: { ...DRAFT, phone: '+8613800138000', reason: `${DRAFT.reason}\n第二行` },
    });
  });

  test('needs neither volume, and takes a phone number for the WeChat one', () => {
    const draft = { ...DRAFT, wechat: '13900139000', dailyOrders: null, dailyAmountCents: null };
    expect(parseApplication(draft)).toMatchObject({ application: { wechat: '13900139000' } });
  });

  test.each<[Partial<ApplicationDraft>, string]>([
    [{ phone: '' }, 'phone'],
    [{ phone: '12345678901' }, 'phone'],
    [{ phone: '+1 415 555 2671' }, 'phone'],
    [{ wechat: '' }, 'wechat'],
    [{ wechat: 'abcde' }, 'wechat'],
    [{ wechat: `a${'b'.repeat(20)}` }, 'wechat'],
    [{ wechat: '1abcdef' }, 'wechat'],
    [{ wechat: '微信号微信号' }, 'wechat'],
    [{ wechat: 'abc def' }, 'wechat'],
    [{ reason: '' }, 'reason'],
    [{ reason: '   九个字不够长啊哦   ' }, 'reason'],
    [{ reason: '理'.repeat(501) }, 'reason'],
    [{ reason: `看得见的理由\u202e看不见的` }, 'reason'],
    [{ reason: `一个足够长的理由\u0007一二` }, 'reason'],
    [{ dailyOrders: -1 }, 'dailyOrders'],
    [{ dailyOrders: 1_000_001 }, 'dailyOrders'],
    [{ dailyAmountCents: -1n }, 'dailyAmountCents'],
    [{ dailyAmountCents: 10_000_000_001n }, 'dailyAmountCents'],
  ])('%o is refused by its field', (change, problem) => {
    expect(parseApplication({ ...DRAFT, ...change })).toEqual({ problem });
  });

  test('takes exactly what its bounds say', () => {
    for (const reason of ['理'.repeat(10), '理'.repeat(500), '😀'.repeat(500)])
      expect(parseApplication({ ...DRAFT, reason })).toMatchObject({ application: { reason } });
    const bounds = { dailyOrders: 1_000_000, dailyAmountCents: 10_000_000_000n };
    expect(parseApplication({ ...DRAFT, ...bounds })).toMatchObject({ application: bounds });
    expect(parseApplication({ ...DRAFT, dailyOrders: 0, dailyAmountCents: 0n })).toHaveProperty(
      'application',
    );
  });
});

test.each([
  ['营业执照.pdf', 'application/pdf', '营业执照.pdf'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\Users\\me\\scan.JPEG', 'image/jpeg', 'scan.jpg'],
  ['evil\u202egnp.exe', 'image/png', 'evilgnp.png'],
  ['a"b\r\nc<d>.pdf', 'application/pdf', 'abcd.pdf'],
  ['.htaccess', 'application/pdf', 'htaccess.pdf'],
  ['', 'image/jpeg', 'attachment.jpg'],
  ['\u0000\u200b', 'image/jpeg', 'attachment.jpg'],
  [`${'长'.repeat(300)}.pdf`, 'application/pdf', `${'长'.repeat(96)}.pdf`],
] as const)('T-14 the file %j of kind %s is called %j', (given, mediaType, name) => {
  expect(attachmentName(given, mediaType)).toBe(name);
});

describe('P-02 P-03 P-07 a decision', () => {
  const decide = (verdict: ReviewDecision['verdict'], reason = 'r', solution = 's'): ReviewDecision => ({
    verdict,
    reason,
    solution,
  });
  const state = (status: ReviewedState['status'], change: Partial<ReviewedState> = {}): ReviewedState => ({
    status,
    rejectReason: null,
    solution: null,
    hasSetup: false,
    ...change,
  });
  const rejected = state('rejected', { rejectReason: 'r', solution: 's' });

  test.each<[ReviewDecision, ReviewedState, string]>([
    [decide('approve'), state('reviewing'), 'done'],
    [decide('approve'), rejected, 'done'],
    [decide('approve'), state('approved'), 'unchanged'],
    [decide('reject'), state('reviewing'), 'done'],
    [decide('reject'), rejected, 'unchanged'],
    [decide('reject', 'r', 'other'), rejected, 'done'],
    [decide('reject'), state('approved'), 'refused'],
    [decide('reset'), state('reviewing'), 'refused'],
    [decide('reset'), rejected, 'refused'],
    [decide('reset'), state('approved'), 'unchanged'],
    [decide('reset'), state('approved', { hasSetup: true }), 'done'],
  ])('%j of %j is %s', (decision, given, outcome) => {
    expect(judgeReview(given, decision)).toBe(outcome);
  });
});
