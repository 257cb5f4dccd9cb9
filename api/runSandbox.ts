import type { Config } from './config.ts';
import { startSandbox } from './sandbox/startSandbox.ts';

/** Runs the process that plays the world outside. @returns how it ends. */
export async function runSandbox(config: Config): Promise<() => Promise<void>> {
  const keys = { accessKeyId: config.SMS_ACCESS_KEY_ID, accessKeySecret: config.SMS_ACCESS_KEY_SECRET };
  const sandbox = await startSandbox({
    databaseUrl: config.DATABASE_URL,
    port: config.SANDBOX_PORT,
    smsKeys: keys,
    identityAppCode: config.IDENTITY_APP_CODE,
  });
  return () => sandbox.close();
}
