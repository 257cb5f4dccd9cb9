import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { siteUrlOf } from '../../../api/config.ts';
import type { CallbackAnswer } from '../../../api/notifications/callback/callbackAnswer.ts';
import { standardHeaders } from '../../../api/notifications/callback/callbackText.ts';
import {
  afterDelivery,
  FAILURES_MAX,
  newWebhookSecret,
  signDelivery,
} from '../../../api/selling/alerts/alertWebhook.ts';

const FAILED: CallbackAnswer = { status: null, failure: 'timeout', body: '', durationMs: 15_000 };
const answered = (status: number): CallbackAnswer => ({ status, failure: null, body: '', durationMs: 5 });

describe('D-05 after an attempt', () => {
  test('a success ends the failures in a row', () => {
    expect(afterDelivery({ attempts: 3, failures: 9 }, answered(204))).toEqual({
      state: 'delivered',
      failures: 0,
      pauseMs: 0,
      isOff: false,
    });
  });

  test('pauses grow to half an hour, and the tenth failure switches off', () => {
    const minutes: number[] = [];
    let failures = 0;
    for (;;) {
      const after = afterDelivery({ attempts: 1, failures }, answered(500));
      failures = after.failures;
      minutes.push(after.pauseMs / 60_000);
      if (after.isOff) break;
      expect(after.state).toBe('waiting');
    }
    expect(minutes).toEqual([1, 2, 5, 10, 30, 30, 30, 30, 30, 30]);
    expect(failures).toBe(FAILURES_MAX);
  });

  test('a delivery is given up after six attempts, and with its webhook', () => {
    expect(afterDelivery({ attempts: 5, failures: 0 }, FAILED).state).toBe('waiting');
    expect(afterDelivery({ attempts: 6, failures: 0 }, FAILED).state).toBe('dead');
    expect(afterDelivery({ attempts: 1, failures: 9 }, FAILED)).toMatchObject({ state: 'dead', isOff: true });
  });

  test('an address that is gone for good switches it off at once', () => {
    expect(afterDelivery({ attempts: 1, failures: 0 }, answered(410))).toMatchObject({
      state: 'dead',
      failures: 1,
      isOff: true,
    });
  });

  test('a redirect is not a success', () => {
    expect(afterDelivery({ attempts: 1, failures: 0 }, answered(302)).state).toBe('waiting');
  });
});

test('D-05 the signature is that of Standard Webhooks, as its specification has it', () => {
  // The example of the specification's reference libraries.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const headers = standardHeaders(
    {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      attempt: 1,
      body: '{"test": 2432232314}',
      nowSeconds: 1_614_265_330,
    },
    (text) => signDelivery(secret, text),
  );
  expect(headers).toMatchObject({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    'webhook-attempt': '1',
  });
});

test('D-05 secrets are 32 random bytes in base64, and each signs as anybody would check it', () => {
  const secret = newWebhookSecret();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(newWebhookSecret()).not.toBe(secret);
  const key = Buffer.from(secret.slice(6), 'base64');
  expect(signDelivery(secret, Buffer.from('a.1.{}'))).toBe(
    `v1,${createHmac('sha256', key).update('a.1.{}').digest('base64')}`,
  );
});

test('links lead to the site, whether its address ends with a slash or not', () => {
  expect(siteUrlOf({ PUBLIC_URL: 'https://market.example/', PORT: 4000 })).toBe('https://market.example');
  expect(siteUrlOf({ PORT: 4000 })).toBe('http://localhost:4000');
});
