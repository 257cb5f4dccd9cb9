import { type AliyunSmsConfig, querySmsTemplate } from '../../accounts/sms/aliyunSms.ts';
import { probeIdentity } from '../../accounts/verification/identityHttp.ts';
import { createPictureHttp, createRendererHttp } from '../../catalog/pictures/pictureSources.ts';
import { createRateHttp } from '../../catalog/rates/rateHttp.ts';
import type { Config } from '../../config.ts';
import { createAlipayHttp } from '../../payments/provider/alipayHttp.ts';
import { createSteamHttp } from '../../steam/client/steamHttp.ts';
import { readSteamTime } from '../../steam/client/steamSecret.ts';
import type { Outside } from '../doctor/outsideParts.ts';

/** How long the SMS provider may take, in milliseconds. */
const SMS_TIMEOUT_MS = 10_000;

/** Opens what the doctor asks, by the addresses and keys of the settings. Nothing is asked yet. */
export function openOutside(config: Config): Outside {
  const { RATE_URL: rateUrl } = config;
  const steamAddress = {
    apiBase: config.STEAM_API_BASE,
    communityBase: config.STEAM_COMMUNITY_BASE,
    timeoutMs: config.STEAM_TIMEOUT_MS,
  };
  const sms: AliyunSmsConfig = {
    endpoint: config.SMS_ENDPOINT,
    protocol: config.SMS_PROTOCOL,
    accessKeyId: config.SMS_ACCESS_KEY_ID,
    accessKeySecret: config.SMS_ACCESS_KEY_SECRET,
    signName: config.SMS_SIGN_NAME,
    templateCode: config.SMS_TEMPLATE_CODE,
    timeoutMs: SMS_TIMEOUT_MS,
  };
  const identity = {
    url: config.IDENTITY_URL,
    appCode: config.IDENTITY_APP_CODE,
    timeoutMs: config.IDENTITY_TIMEOUT_MS,
  };
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
