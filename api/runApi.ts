import type { Config } from './config.ts';
import { followChanges } from './followChanges.ts';
import { createChangeFeed } from './graphql/changeFeed.ts';
import { createHttpServer } from './http.ts';
import type { Log } from './kernel/log.ts';
import { mountSite } from './mountSite.ts';
import { openPlatform } from './openPlatform.ts';
import { createAlipayHttp } from './payment/alipayHttp.ts';
import { createAliyunSms } from './sms/aliyunSms.ts';
import { createIdentityHttp } from './verification/identityHttp.ts';

const SMS_TIMEOUT_MS = 10_000;
/** Between "not ready" and the last answer, for a balancer to notice. */
const DRAIN_MS = 1_000;

/** Runs the process that answers people and partners. @returns how it ends. */
export async function runApi(config: Config, log: Log): Promise<() => Promise<void>> {
  const platform = openPlatform(config, log, false);
  await platform.jobs.boss.start();
  const changes = createChangeFeed();
  const sms = createAliyunSms({
    endpoint: config.SMS_ENDPOINT,
    protocol: config.SMS_PROTOCOL,
    accessKeyId: config.SMS_ACCESS_KEY_ID,
    accessKeySecret: config.SMS_ACCESS_KEY_SECRET,
    signName: config.SMS_SIGN_NAME,
    templateCode: config.SMS_TEMPLATE_CODE,
    timeoutMs: SMS_TIMEOUT_MS,
  });
  const payment = createAlipayHttp(config);
  const followed = await followChanges(platform, config.DATABASE_URL, changes);
  const identity = createIdentityHttp({
    url: config.IDENTITY_URL,
    appCode: config.IDENTITY_APP_CODE,
    timeoutMs: config.IDENTITY_TIMEOUT_MS,
  });
  const door = {
    platform,
    sms,
    identity,
    payment,
    changes,
    market: followed.feed.index,
    handovers: followed.handovers,
  };
  const server = await createHttpServer(door);
  const { app, startDraining } = server;
  await mountSite(app, door, server);
  await app.listen({ host: config.HOST, port: config.PORT });
  return async () => {
    startDraining();
    await new Promise((done) => setTimeout(done, config.NODE_ENV === 'production' ? DRAIN_MS : 0));
    changes.end();
    await app.close();
    await followed.close();
    await platform.jobs.boss.stop({ graceful: false });
    await platform.db.$disconnect();
  };
}
