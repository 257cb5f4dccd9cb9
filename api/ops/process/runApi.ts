import type { FastifyInstance } from 'fastify';
import { aliyunSmsConfig, createAliyunSms } from '../../accounts/sms/aliyunSms.ts';
import { createIdentityHttp, identityHttpConfig } from '../../accounts/verification/identityHttp.ts';
import type { Config } from '../../config.ts';
import { createChangeFeed } from '../../http/graphql/changeFeed.ts';
import type { Services } from '../../http/graphql/context.ts';
import { mountSite } from '../../http/mountSite.ts';
import { createHttpServer } from '../../http/server.ts';
import type { Log } from '../../kernel/log.ts';
import type { Platform } from '../../kernel/platform.ts';
import { traceGateway } from '../../kernel/traceGateway.ts';
import { createAlipayHttp } from '../../payments/provider/alipayHttp.ts';
import { openViewCounter } from '../../selling/listing/countViews.ts';
import { recordServiceCalls } from '../status/recordStatus.ts';
import { openServiceWatch, type ServiceWatch } from '../status/watchServices.ts';
import { followChanges } from './followChanges.ts';
import { openPlatform, openTracer } from './openProcess.ts';

/** Allows a load balancer that polls `/readyz` every few seconds to notice, in milliseconds. */
const PRODUCTION_DRAIN_MS = 5_000;
const SWEEP_MS = 100;
/** Interval at which counts of external calls are stored, in milliseconds. */
const CALLS_MS = 10_000;

/**
 * Runs the API process.
 * @returns a function that stops it.
 */
export async function runApi(config: Config, log: Log): Promise<() => Promise<void>> {
  const closeTracer = await openTracer(config, 'api');
  const platform = { ...openPlatform(config, log, false), ...(await openCounter(config, log)) };
  await platform.jobs.boss.start();
  const changes = createChangeFeed();
  const serviceWatch = openServiceWatch();
  const followed = await followChanges(platform, config.DATABASE_URL, changes);
  const views = openViewCounter(platform);
  const services = { platform, ...openGateways(config, serviceWatch), changes, views, ...followed.services };
  const server = await createHttpServer(services);
  const { app, startDraining } = server;
  await mountSite(app, services, server);
  await app.listen({ host: config.HOST, port: config.PORT });
  const calls = setInterval(() => {
    recordServiceCalls(platform, serviceWatch).catch((error: unknown) =>
      log.warn(
        { error: String(error) },
        'calls to the outside were not written down; the next time comes soon',
      ),
    );
  }, CALLS_MS);
  return async () => {
    startDraining();
    const drainMs = config.DRAIN_MS ?? (config.NODE_ENV === 'production' ? PRODUCTION_DRAIN_MS : 0);
    await new Promise((done) => setTimeout(done, drainMs));
    changes.end();
    await closeServer(app);
    clearInterval(calls);
    await views.close();
    await followed.close();
    await platform.jobs.boss.stop({ graceful: false });
    await platform.db.$disconnect();
    await platform.replica?.db.$disconnect();
    platform.counter?.close();
    await closeTracer();
  };
}

/** Gateways to external services, with tracing and counting. */
function openGateways(
  config: Config,
  serviceWatch: ServiceWatch,
): Pick<Services, 'sms' | 'identity' | 'payment'> {
  const sms = createAliyunSms(aliyunSmsConfig(config));
  const identity = createIdentityHttp(identityHttpConfig(config));
  return {
    sms: serviceWatch.watch(traceGateway(sms, 'sms'), 'sms'),
    identity: serviceWatch.watch(traceGateway(identity, 'identity'), 'identity'),
    payment: serviceWatch.watch(traceGateway(createAlipayHttp(config), 'alipay'), 'alipay'),
  };
}

/** A connection with a request in progress at shutdown becomes idle only afterwards, and would keep the process running for a minute. */
async function closeServer(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  await app.close();
  clearInterval(sweep);
}

/** Redis's client is loaded only if Redis is configured. */
async function openCounter(config: Config, log: Log): Promise<Pick<Platform, 'counter'>> {
  if (!config.REDIS_URL) return {};
  const { openSharedCounter } = await import('../../kernel/sharedCounter.ts');
  return { counter: openSharedCounter(config.REDIS_URL, log) };
}
