/** A browser as its user agent identifies it: proper names, the same in every language. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** In the order of matching, because most browsers also name the ones they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\/(\d+)/, 'WeChat'],
  [/(?:AlipayClient)\/(\d+)/, 'Alipay'],
  [/(?:QQBrowser|MQQBrowser)\/(\d+)/, 'QQ Browser'],
  [/(?:UCBrowser|UBrowser)\/(\d+)/, 'UC Browser'],
  [/MiuiBrowser\/(\d+)/, 'Mi Browser'],
  [/HuaweiBrowser\/(\d+)/, 'Huawei Browser'],
  [/(?:Edg|EdgA|EdgiOS)\/(\d+)/, 'Edge'],
  [/(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/iPad/, 'iPadOS'],
  [/iPhone|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Parses a user agent; a missing or unknown part is null. */
export function deviceOf(userAgent: string): Device {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent));
  const version = browser && userAgent.match(browser[0])?.[1];
  return {
    browser: browser ? `${browser[1]} ${version}` : null,
    system: SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null,
  };
}

/**
 * An address shortened so that its owner recognises it and nobody can be located by it: 203.0.*.*, or the first two
 * groups of an IPv6 address.
 */
export function coarseAddress(address: string): string {
  const short = /^(?:::ffff:)?(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(address);
  if (short) return `${short[1]}.*.*`;
  const [first = '', second = ''] = address.split(':');
  return address.includes(':') ? `${first}:${second}:*` : '*';
}

/** Days after its last sign-in for which a device is remembered; browsers keep no cookie longer. */
export const DEVICE_DAYS = 400;

/** Maximum number of known devices of a user; the latest ones are kept. */
export const DEVICES_MAX = 20;

/** For how long a browser that has not signed in keeps its name for the codes that it requests. */
export const VISITOR_DEVICE_SECONDS = 3_600;

/** The cookie with the browser's name (docs/decisions/0047), prefixed as `bindCookieName` describes. */
export function deviceCookieName(isSecureSite: boolean): string {
  return isSecureSite ? '__Host-device' : 'device';
}

const DEVICE_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** True for the format of our secrets: 32 random bytes in base64url. */
export function isDeviceToken(text: string): boolean {
  return DEVICE_TOKEN.test(text);
}
