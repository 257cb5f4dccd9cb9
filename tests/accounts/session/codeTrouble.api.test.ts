import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestSignInCode } from '../../../api/accounts/session/requestCode.ts';
import { CodeNotSent } from '../../../api/accounts/session/session.errors.ts';
import { createAliyunSms } from '../../../api/accounts/sms/aliyunSms.ts';
import { sandbox } from '../../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

let last = 13_700_100_000;

/** Asks for a code that the provider answers by this error. */
async function askInTrouble(code: string | null) {
  last += 1;
  const phone = String(last);
  const lines: { level: string; line: string }[] = [];
  const note = (level: string) => (facts: object, text: string) =>
    void lines.push({ level, line: JSON.stringify({ ...facts, text }) });
  const log = {
    ...market.platform.log,
    warn: note('warn'),
    error: note('error'),
  } as typeof market.worker.log;
  let codeSent = '';
  const sms = {
    async sendCode(to: string, digits: string) {
      codeSent = digits;
      const { config } = market;
      return createAliyunSms({
        endpoint: code === null ? '127.0.0.1:9' : config.SMS_ENDPOINT,
        protocol: 'http',
        accessKeyId: config.SMS_ACCESS_KEY_ID,
        accessKeySecret: config.SMS_ACCESS_KEY_SECRET,
        signName: config.SMS_SIGN_NAME,
        templateCode: config.SMS_TEMPLATE_CODE,
        timeoutMs: 5_000,
      }).sendCode(to, digits);
    },
  };
  if (code !== null) await sandbox(market, 'faults', { service: 'sms', kind: 'refusal', code, count: 1 });
  const asked = { phone, address: '127.0.0.1', deviceHash: null, proofOfWork: null };
  const error = await requestSignInCode({ ...market.platform, log }, sms, asked).catch(
    (found: unknown) => found,
  );
  if (!(error instanceof CodeNotSent)) throw error;
  return { error, lines, phone, codeSent };
}

test.each([
  ['isv.MOBILE_NUMBER_ILLEGAL', 'number', '换一个能收短信的手机号', 'use another one', 'warn', 0],
  ['isv.BUSINESS_LIMIT_CONTROL', 'limit', '一小时后再获取', 'ask again in an hour', 'warn', 60],
  [null, 'unanswered', '先看看手机', 'look at your phone first', 'warn', 60],
  ['isp.SYSTEM_ERROR', 'busy', '一分钟后重新获取', 'ask again in a minute', 'warn', 60],
  ['isv.OUT_OF_SERVICE', 'service', '与你的手机号无关', 'not of your number', 'error', 60],
  ['isv.DAY_LIMIT_CONTROL', 'service', '联系客服', 'write to us', 'error', 60],
] as const)(
  'A-01 a code that %s keeps back says what its reader can do, and the log says why without number and code',
  async (code, trouble, zh, en, level, retryAfterSeconds) => {
    const { error, lines, phone, codeSent } = await askInTrouble(code);
    expect(error).toMatchObject({ trouble, retryAfterSeconds });
    expect(error.messageIn('zh')).toContain(zh);
    expect(error.messageIn('en')).toContain(en);
    expect(lines).toMatchObject([{ level }]);
    const [{ line } = { line: '' }] = lines;
    expect(JSON.parse(line)).toMatchObject({ providerCode: code, trouble });
    expect(line).not.toContain(phone);
    expect(codeSent).toMatch(/^\d{6}$/);
    expect(line).not.toContain(codeSent);
  },
);

test('a failure other than the provider’s is not reported as trouble with the code', async () => {
  const sms = { sendCode: () => Promise.reject(new TypeError('ours')) };
  const asked = { phone: '13700109999', address: '127.0.0.1', deviceHash: null, proofOfWork: null };
  await expect(requestSignInCode(market.platform, sms, asked)).rejects.toThrow(TypeError);
});
