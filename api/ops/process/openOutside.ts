import { aliyunSmsConfig, querySmsTemplate } from '../../accounts/sms/aliyunSms.ts';
import { identityHttpConfig, probeIdentity } from '../../accounts/verification/identityHttp.ts';
import { createPictureHttp, createRendererHttp } from '../../catalog/pictures/pictureSources.ts';
import { createRateHttp } from '../../catalog/rates/rateHttp.ts';
import type { Config } from '../../config.ts';
import { createAlipayHttp } from '../../payments/provider/alipayHttp.ts';
import { createSteamHttp } from '../../steam/client/steamHttp.ts';
import { readSteamTime } from '../../steam/client/steamSecret.ts';
import type { Outside } from '../doctor/outsideParts.ts';

/** Creates the clients of the external services that the doctor checks. Calls none of them yet. */
export function openOutside(config: Config): Outside {
  const { RATE_URL: rateUrl } = config;
  const steamAddress = {
    apiBase: config.STEAM_API_BASE,
    communityBase: config.STEAM_COMMUNITY_BASE,
    timeoutMs: config.STEAM_TIMEOUT_MS,
  };
  const sms = aliyunSmsConfig(config);
  const identity = identityHttpConfig(config);
  return {
    steam: createSteamHttp(steamAddress),
    readSteamTime: () => readSteamTime(steamAddress),
    querySmsTemplate: () => querySmsTemplate(sms),
    probeIdentity: () => probeIdentity(identity),
    payment: createAlipayHttp(config),
    rates: rateUrl ? createRateHttp({ url: rateUrl, timeoutMs: config.RATE_TIMEOUT_MS }) : null,
    pictures: createPictureHttp(),
    renderer: createRendererHttp(config),
  };
}
