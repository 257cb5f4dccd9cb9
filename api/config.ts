import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from './kernel/durations.ts';
import { AMOUNT_MAX_CENTS } from './kernel/money.ts';

const flag = z.enum(['on', 'off']).transform((text) => text === 'on');
const positive = z.coerce.number().int().positive();
const notNegative = z.coerce.number().int().min(0);
const basisPoints = z.coerce.number().int().min(0).max(10_000);

/** Exact `host:port` pairs, by commas. */
const hostPorts = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((pair) => pair !== ''),
  )
  .refine(
    (pairs) => pairs.every((pair) => /^[a-z0-9.[\]:-]+:\d{1,5}$/.test(pair)),
    'host:port pairs by commas',
  );

/** Sources of photographs, by commas, in the order of asking; `off`: none. */
const pictureSources = z
  .string()
  .transform((text) => (text === 'off' ? [] : text.split(',').map((name) => name.trim())))
  .pipe(z.array(z.enum(['steam', 'mirror'])));

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** The other site that `/sans` leads to; left out, `/sans` is an unknown page (R-04). */
  SANS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Where people write to; shown on the contact page. Left out, the page says what to look at and no address. */
  SUPPORT_EMAIL: z.email().optional(),
  /** How many proxies in front of us may be believed about the caller's address (T-33). */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** The address people type. Cookies are Secure where it is https. */
  PUBLIC_URL: z.url().optional(),
  DATABASE_URL: z.url(),
  /** A replica, by the same role, for reads that bear a second of delay. Left out: the database itself. */
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Where limits count over all processes. Left out: each process counts for itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** How long an api that is told to end goes on answering after it said "not ready", for a balancer to notice. Left out: five seconds in production, and none elsewhere. */
  DRAIN_MS: notNegative.max(20_000).optional(),
  /** An api that is late with everything by so much, on the average of twice that time, answers 503 until it has caught up. */
  OVERLOAD_MS: positive.default(5_000),
  /** For how long an api keeps a session with its user's row between two requests that only read. 0: not at all. */
  SESSION_KEPT_MS: notNegative.max(10_000).default(1_000),
  SANDBOX: flag.default(false),
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  SANDBOX_URL: z.url().optional(),
  STEAM_API_BASE: z.url().default('https://api.steampowered.com'),
  STEAM_COMMUNITY_BASE: z.url().default('https://steamcommunity.com'),
  STEAM_TIMEOUT_MS: positive.default(15_000),
  STEAM_POLL_MS: positive.default(13_000),
  /** Between two looks at an account whose orders only wait for the end of their protection. */
  STEAM_SLOW_POLL_MS: positive.default(24 * MINUTE_MS),
  /** Between the starts of two calls to one of Steam's hosts, and of two inventories' pages: Steam counts these by address. */
  STEAM_SPACING_MS: notNegative.default(200),
  STEAM_INVENTORY_SPACING_MS: notNegative.default(1_500),
  /** The first pause after a 429, doubled by each further one, and the longest pause; 0: no pauses. */
  STEAM_BACKOFF_MS: positive.default(5_000),
  STEAM_BACKOFF_MAX_MS: notNegative.default(15 * MINUTE_MS),
  /** Between two looks at an inventory that nobody asks for, and at one with copies on sale that a person delivers. */
  INVENTORY_SYNC_MS: positive.default(24 * HOUR_MS),
  INVENTORY_ON_SALE_SYNC_MS: positive.default(2 * HOUR_MS),
  /** How long a bound account's inventory waits before it is first read (S-07). */
  INVENTORY_AFTER_BIND_MS: z.coerce
    .number()
    .int()
    .nonnegative()
    .default(5 * MINUTE_MS),
  STEAM_SEAL_PUBLIC_KEY: z.string().default(''),
  STEAM_SEAL_PRIVATE_KEY: z.string().default(''),
  SMS_ENDPOINT: z.string().default('dysmsapi.aliyuncs.com'),
  SMS_PROTOCOL: z.enum(['http', 'https']).default('https'),
  SMS_ACCESS_KEY_ID: z.string().default(''),
  SMS_ACCESS_KEY_SECRET: z.string().default(''),
  SMS_SIGN_NAME: z.string().default('饰集'),
  SMS_TEMPLATE_CODE: z.string().default('SMS_000000'),
  /** The exchange-rate service: one GET that answers the rates of the dollar. Left out: no rate, and amounts in yuan alone (W-12). */
  RATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  RATE_TIMEOUT_MS: positive.default(10_000),
  /** The real-name verification service: one POST that tells whether a name and an ID number belong together (U-02). */
  IDENTITY_URL: z.url({ protocol: /^https?$/ }).default('https://identity.invalid/check'),
  IDENTITY_APP_CODE: z.string().default(''),
  IDENTITY_TIMEOUT_MS: positive.default(8_000),
  /** Makes the keyed hashes of ID numbers; whoever has it and the table can try all numbers. Never changed. */
  IDENTITY_HASH_KEY: z.string().default(''),
  /** How long a new payment-app account waits for its first withdrawal (T-21). */
  PAYMENT_ACCOUNT_FREEZE_MS: positive.default(24 * HOUR_MS),
  /** How long a chosen nickname stays before another may be chosen (T-26). */
  NICKNAME_STAY_MS: positive.default(7 * 24 * HOUR_MS),
  /** The payment app: our application there and its keys, as PEM or bare base64. Without an application recharging is closed. */
  ALIPAY_GATEWAY: z.url({ protocol: /^https?$/ }).default('https://openapi.alipay.com/gateway.do'),
  ALIPAY_APP_ID: z.string().default(''),
  ALIPAY_SELLER_ID: z.string().default(''),
  ALIPAY_PRIVATE_KEY: z.string().default(''),
  /** Alipay's public key: what its answers and messages are checked by. */
  ALIPAY_PUBLIC_KEY: z.string().default(''),
  ALIPAY_TIMEOUT_MS: positive.default(10_000),
  /** Where the payment app tells us what happened, and the site that it sends people back to; left out: by PUBLIC_URL. */
  ALIPAY_NOTIFY_URL: z.url({ protocol: /^https?$/ }).optional(),
  ALIPAY_RETURN_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The product of an enterprise's contract (decision 0020): one signed for another product is an ordinary one. */
  ALIPAY_CONTRACT_PRODUCT: z.string().default('ENTERPRISE_WITHHOLDING_P'),
  /** How long a recharge can be paid. */
  RECHARGE_PAY_MS: positive.default(30 * MINUTE_MS),
  /** When the payment app is first asked about an unpaid recharge or order; later ever more rarely. */
  RECHARGE_QUERY_MS: positive.default(15_000),
  /** From this amount on a message alone credits nothing: the app is asked first (T-19). */
  RECHARGE_ASK_FIRST_CENTS: positive.default(1_000_000),
  /** How long a contract may wait for its signature. */
  CONTRACT_SIGN_MS: positive.default(24 * HOUR_MS),
  /** What the sandbox plays the payment app with: its private key, and our application's public one. */
  SANDBOX_ALIPAY_PRIVATE_KEY: z.string().default(''),
  SANDBOX_ALIPAY_APP_PUBLIC_KEY: z.string().default(''),
  /** Where callbacks of the open platform may go besides public https addresses, over http, too: for trying them out in a sandbox (P-06). */
  CALLBACK_DEV_HOSTS: hostPorts.default([]),
  /** What the platform signs its answers to partners and its callbacks with: RSA, PKCS8 as PEM or bare base64. Left out: the open platform is closed. */
  OPEN_PRIVATE_KEY: z.string().default(''),
  /** The key before, while receivers change over, 30 days at least: callbacks carry its signature, too, and dumps of before are signed by it. */
  OPEN_FORMER_PRIVATE_KEY: z.string().default(''),
  /** What callbacks are signed with for receivers of Standard Webhooks: Ed25519, PKCS8 as PEM or bare base64. Left out: they carry no such signature. */
  CALLBACK_PRIVATE_KEY: z.string().default(''),
  /** The Ed25519 key before, while receivers change over. */
  CALLBACK_FORMER_PRIVATE_KEY: z.string().default(''),
  /** Signed requests of one partner in a minute; more are answered 429. */
  OPEN_REQUESTS_PER_MINUTE: positive.default(1_200),
  /** How long a receiver of callbacks may take. */
  CALLBACK_TIMEOUT_MS: positive.default(15_000),
  SALE_FEE_BASIS_POINTS: basisPoints.default(0),
  WITHDRAWAL_FEE_BASIS_POINTS: basisPoints.default(0),
  /** What one user may withdraw in a day of China, in cents (T-21). */
  WITHDRAWAL_DAY_CAP_CENTS: positive.min(5_000_000).default(20_000_000),
  /** A price below this share of the reference price must be confirmed (I-05). */
  ASK_LOW_BASIS_POINTS: basisPoints.default(5_000),
  /** A price above so many times the reference price is lowered to it, and one above the highest ask to that (I-05). */
  ASK_HIGH_FACTOR: positive.default(10),
  ASK_MIN_CENTS: positive.max(Number(AMOUNT_MAX_CENTS)).default(1),
  ASK_MAX_CENTS: positive.max(Number(AMOUNT_MAX_CENTS)).default(Number(AMOUNT_MAX_CENTS)),
  /** How long a batch of listings or new prices can be undone. */
  LISTING_UNDO_MS: positive.default(MINUTE_MS),
  /** How long an order waits for its payment by the payment app. */
  ORDER_PAYMENT_MS: positive.default(10 * MINUTE_MS),
  /** How long a purchase may wait for Steam's word whether it would hold the trade, where the last one is old; 0: not at all. */
  ORDER_HOLD_WAIT_MS: notNegative.default(3_000),
  /** How long a check of a recipient may wait for Steam's word on the trade link; 0: not at all. */
  RECIPIENT_CHECK_WAIT_MS: notNegative.default(4_000),
  ORDER_SELLER_OFFER_MS: positive.default(12 * HOUR_MS),
  ORDER_ROBOT_OFFER_MS: positive.default(30 * MINUTE_MS),
  ORDER_BUYER_CANCEL_AFTER_MS: positive.default(30 * MINUTE_MS),
  ORDER_BUYER_ACCEPT_MS: positive.default(12 * HOUR_MS),
  /** How long a cancel may wait for Steam's word. Steam ends every offer after 14 days. */
  ORDER_VERIFY_MS: positive.default(15 * 24 * HOUR_MS),
  /**
   * Proceeds of a sale between people who may be one, or far over the reference price, wait for an operator (T-22). Never where the two
   * dealt for less than this in so many days.
   */
  PROCEEDS_REVIEW_MIN_CENTS: positive.default(10_000),
  PROCEEDS_REVIEW_DAYS: positive.default(30),
  /** Far over: from this many times the reference price on, once the two have come so much over it. */
  PROCEEDS_REVIEW_PRICE_BASIS_POINTS: positive.min(10_001).default(20_000),
  PROCEEDS_REVIEW_EXCESS_CENTS: positive.default(50_000),
  /** Whoever deals with one buyer so often, for so much, and mostly with that one. */
  PROCEEDS_REVIEW_PAIR_COUNT: positive.min(2).default(5),
  PROCEEDS_REVIEW_PAIR_CENTS: positive.default(1_000_000),
  /** Until when the seller is told that somebody looks at the latest; nothing is released by itself. */
  PROCEEDS_REVIEW_MS: positive.default(72 * HOUR_MS),
  SMS_PER_ADDRESS_HOUR: positive.default(10),
  /** Wrong codes from one address in an hour; after them every sign-in from there is refused (T-1). */
  SIGN_IN_FAILURES_PER_ADDRESS_HOUR: positive.default(30),
  /** Requests from one address in a minute; more are answered 429. */
  REQUESTS_PER_MINUTE: positive.default(1_200),
  /** Milliseconds of one processor that one address, one session or one partner may use in a minute for pages, free documents and sign-ins; more is answered 429. */
  WORK_MS_PER_MINUTE: positive.default(20_000),
  /** Who bears it may read `/metrics`. Without it nobody may in production, and elsewhere programs on this machine. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Between two audits of the promises about the data, by a worker; 0: none. */
  AUDIT_MS: notNegative.default(HOUR_MS),
  /** A collector that takes OpenTelemetry's traces over HTTP; its base address. Left out: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The share of requests that are traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** The folder of the backups as a worker sees it: its room stands in the metrics. `npm start` keeps the log of changes there; `off`: nowhere. */
  BACKUP_DIR: z
    .string()
    .transform((text) => (text === 'off' ? undefined : text))
    .optional(),
  /** Where the items' pictures come from: `steam`, `mirror`; `off`: drawings alone. */
  PICTURE_SOURCES: pictureSources.default(['steam', 'mirror']),
  /** The renderer of single copies: an address with `{inspect}` for the inspect link and, where it draws both, `{side}` for front or back (Q-09). Left out: copies are shown by their items' pictures. */
  COPY_RENDERER_URL: z
    .url({ protocol: /^https?$/ })
    .refine((form) => form.includes('{inspect}'), 'it does not say where the inspect link goes: {inspect}')
    .optional(),
  /** How long the renderer may take for one picture. */
  COPY_RENDERER_TIMEOUT_MS: positive.default(30_000),
  /** The folder in which an api keeps them; it may be emptied at any time. */
  PICTURE_DIR: z.string().default('.data/pictures'),
  /** Their maximum total size in mebibytes; the least recently used are removed first. */
  PICTURE_MIB_MAX: positive.default(512),
  /** Where a worker serves `/metrics`; 0: nowhere. */
  WORKER_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
});

/** Everything that can be set, by name. */
export const SETTINGS = Object.keys(Environment.shape) as (keyof Config)[];

/** What has no default that could be right outside of the sandbox. */
const REQUIRED_IN_PRODUCTION = {
  PUBLIC_URL: 'the address at which people open the site',
  SMS_ACCESS_KEY_ID: 'our key at the SMS provider, for codes',
  SMS_ACCESS_KEY_SECRET: 'the secret of that key',
  IDENTITY_APP_CODE: 'our code at the real-name verification service',
  IDENTITY_HASH_KEY: 'the key of the hashes of ID numbers, made once and kept',
} as const;

/** An application of the payment app is named with all of these or not at all. */
const NEEDED_BY_ALIPAY = {
  ALIPAY_SELLER_ID: 'our seller number at the payment app',
  ALIPAY_PRIVATE_KEY: 'the private key of our application there',
  ALIPAY_PUBLIC_KEY: "the payment app's public key, which its answers are checked by",
} as const;

/** Everything that can be set from outside, read once and frozen. */
export type Config = Readonly<z.infer<typeof Environment>>;

/**
 * Reads the environment.
 * @throws Error that names every variable that is wrong or missing, with what it is for; also where a sandbox and production settings meet.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(
      ({ path, message }) => `The setting ${path.join('.')} is wrong: ${message}.`,
    );
    throw new Error(wrong.join(' '));
  }
  const config = parsed.data;
  if (config.SANDBOX && config.NODE_ENV === 'production') {
    throw new Error(
      'SANDBOX=on and NODE_ENV=production exclude each other: a sandbox never runs beside production settings.',
    );
  }
  if (!config.SANDBOX && config.CALLBACK_DEV_HOSTS.length > 0) {
    throw new Error(
      'The setting CALLBACK_DEV_HOSTS is wrong: outside of a sandbox callbacks go to public https addresses alone.',
    );
  }
  if (config.NODE_ENV === 'production' && config.RATE_URL?.startsWith('http:')) {
    throw new Error('The setting RATE_URL is wrong: production asks the exchange-rate service over https.');
  }
  const needed: Partial<Record<keyof Config, string>> = {
    ...(config.NODE_ENV === 'production' && REQUIRED_IN_PRODUCTION),
    ...(config.ALIPAY_APP_ID && NEEDED_BY_ALIPAY),
  };
  const missing = Object.entries(needed).filter(([name]) => !config[name as keyof Config]);
  if (missing.length > 0)
    throw new Error(
      `Missing settings: ${missing.map(([name, purpose]) => `${name} (${purpose})`).join('; ')}.`,
    );
  if (config.NODE_ENV === 'production' && config.ALIPAY_GATEWAY.startsWith('http:')) {
    throw new Error('The setting ALIPAY_GATEWAY is wrong: production calls the payment app over https.');
  }
  return Object.freeze(config);
}

/** True where cookies must travel over https alone: anywhere but on this machine itself (A-03). */
export function isSecure(config: Config): boolean {
  return config.PUBLIC_URL ? config.PUBLIC_URL.startsWith('https:') : config.NODE_ENV === 'production';
}

/** The address of the site, without a slash at its end. */
export function siteUrlOf({ PUBLIC_URL, PORT }: { PUBLIC_URL?: string | undefined; PORT: number }): string {
  return (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
}
