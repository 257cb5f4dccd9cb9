import { expect, test } from 'vitest';
import { readConfig } from '../../api/config.ts';

function errorOf(environment: Record<string, string>): string {
  try {
    readConfig({ DATABASE_URL: 'postgres://localhost/market', ...environment });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
}

test('all missing settings are named at once, each with what it is for', () => {
  const message = errorOf({ NODE_ENV: 'production', ALIPAY_APP_ID: '1', SMS_ACCESS_KEY_ID: 'key' });
  for (const name of ['PUBLIC_URL', 'SMS_ACCESS_KEY_SECRET', 'IDENTITY_APP_CODE', 'IDENTITY_HASH_KEY'])
    expect(message).toMatch(new RegExp(`${name} \\([a-z].{10,}?\\)`));
  for (const name of ['ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'])
    expect(message).toContain(`${name} (`);
  expect(message).not.toContain('SMS_ACCESS_KEY_ID');
});

test('Q-09 an address of a renderer has a place for the inspect link', () => {
  expect(errorOf({ COPY_RENDERER_URL: 'https://render.example/?side={side}' })).toContain('{inspect}');
  expect(errorOf({ COPY_RENDERER_URL: 'render.example/{inspect}' })).toContain('COPY_RENDERER_URL');
  expect(errorOf({ COPY_RENDERER_URL: 'https://render.example/{inspect}.png' })).toBe('');
});

test('all wrong settings are named at once', () => {
  const message = errorOf({ STEAM_TIMEOUT_MS: 'soon', STEAM_API_BASE: 'nowhere' });
  expect(message).toContain('STEAM_TIMEOUT_MS');
  expect(message).toContain('STEAM_API_BASE');
});
