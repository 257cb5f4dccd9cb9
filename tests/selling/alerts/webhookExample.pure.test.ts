import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standardHeaders } from '../../../api/notifications/callback/callbackText.ts';
import { newWebhookSecret, signDelivery } from '../../../api/selling/alerts/alertWebhook.ts';
import { freePort } from '../../kit/freePort.ts';

const EXAMPLE = fileURLToPath(new URL('../../../docs/open/examples/webhook.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version'], { stdio: 'ignore' }).status === 0;
const BODY = JSON.stringify({
  id: 'd1',
  copies: [
    { marketHashName: 'AK-47 | Redline', askCents: 12_050, wear: 0.16, url: 'https://market.example/' },
  ],
});

describe.runIf(hasPython)('D-05 the example of a receiver', () => {
  const secret = newWebhookSecret();
  let child: ChildProcess;
  let port: number;
  let printed = '';
  beforeAll(async () => {
    port = await freePort();
    child = spawn('python3', [EXAMPLE], {
      env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    child.stdout?.on('data', (text) => {
      printed += text;
    });
  });
  afterAll(() => child.kill());

  async function post(headers: Record<string, string>, body = BODY): Promise<number> {
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body });
    return response.status;
  }
  const headersAt = (nowSeconds: number, key = secret) =>
    standardHeaders({ id: 'd1', attempt: 1, body: BODY, nowSeconds }, (text) => signDelivery(key, text));

  test('takes what is signed, and nothing else', async () => {
    await expect.poll(() => post({}).catch(() => 0), { timeout: 10_000 }).toBe(401);
    const now = Math.floor(Date.now() / 1000);
    expect(await post(headersAt(now))).toBe(204);
    await expect.poll(() => printed).toContain('AK-47 | Redline 120.5 0.16');
    expect(await post(headersAt(now), `${BODY} `)).toBe(401);
    expect(await post(headersAt(now - 301))).toBe(401);
    expect(await post(headersAt(now, newWebhookSecret()))).toBe(401);
    expect(await post({ ...headersAt(now), 'webhook-id': 'd2' })).toBe(401);
  });
});
