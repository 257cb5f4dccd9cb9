import type { Config } from '../../config.ts';
import { startSandbox } from '../../sandbox/startSandbox.ts';

/**
 * Runs the process that simulates external services.
 * @returns a function that stops it.
 */
export async function runSandbox(config: Config): Promise<() => Promise<void>> {
  const keys = { accessKeyId: config.SMS_ACCESS_KEY_ID, accessKeySecret: config.SMS_ACCESS_KEY_SECRET };
  const stage = {
    appId: config.ALIPAY_APP_ID,
    sellerId: config.ALIPAY_SELLER_ID,
    appPublicKey: config.SANDBOX_ALIPAY_APP_PUBLIC_KEY,
    privateKey: config.SANDBOX_ALIPAY_PRIVATE_KEY,
  };
  const sandbox = await startSandbox({
    databaseUrl: config.DATABASE_URL,
    port: config.SANDBOX_PORT,
    smsKeys: keys,
    identityAppCode: config.IDENTITY_APP_CODE,
    ...(stage.privateKey !== '' && { alipay: stage }),
  });
  return () => sandbox.close();
}
