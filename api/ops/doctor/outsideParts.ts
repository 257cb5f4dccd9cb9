import { SmsError } from '../../accounts/sms/smsGateway.ts';
import { readPhotograph } from '../../catalog/pictures/photograph.ts';
import {
  addressesOf,
  type PictureGateway,
  type PictureSource,
} from '../../catalog/pictures/pictureSources.ts';
import type { RateGateway } from '../../catalog/rates/rateGateway.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../kernel/db.ts';
import { tradeQuery } from '../../payments/provider/alipayCalls.ts';
import { PaymentError, type PaymentGateway } from '../../payments/provider/paymentGateway.ts';
import type { InspectedCopy } from '../../selling/listing/inspectUrl.ts';
import { rendererAddress } from '../../selling/listing/rendering.ts';
import type { SteamGateway } from '../../steam/client/steamGateway.ts';
import { type LaneStatus, listLaneStatus } from '../../steam/lanes/lane.store.ts';
import { findPictureUrl, readDatabaseFacts, readPriceFacts } from './doctor.store.ts';
import type { OutsidePart, PartAnswer } from './finding.ts';

/** What the doctor asks, opened by the settings. Each call changes nothing, and throws where its part does not answer. */
export interface Outside {
  readonly steam: Pick<SteamGateway, 'ping'>;
  /** Steam's time in Unix seconds. */
  readonly readSteamTime: () => Promise<number>;
  readonly querySmsTemplate: () => Promise<void>;
  readonly probeIdentity: () => Promise<void>;
  /** Null if no payment app is configured. */
  readonly payment: PaymentGateway | null;
  /** Null if no rates are configured. */
  readonly rates: RateGateway | null;
  readonly pictures: PictureGateway;
  readonly renderer: PictureGateway;
}

const fine = (came: string): PartAnswer => ({ state: 'fine', came });
const off = (setting: string): PartAnswer => ({ state: 'off', came: `off: ${setting} is not set` });

function databasePart(db: Db): OutsidePart {
  return {
    name: 'database',
    tried: 'its version and tables',
    async ask() {
      const { version, hasTables } = await readDatabaseFacts(db);
      if (hasTables) return fine(`PostgreSQL ${version}`);
      const advice = { en: 'npm run db:migrate, or npm start', zh: '请运行 npm run db:migrate 或 npm start' };
      return { state: 'broken', came: `PostgreSQL ${version} without tables`, advice };
    },
    advice: { en: 'start it, or correct DATABASE_URL', zh: '请启动数据库，或更正 DATABASE_URL' },
  };
}

function redisPart({ REDIS_URL }: Config): OutsidePart {
  return {
    name: 'Redis',
    tried: 'PING',
    async ask() {
      if (!REDIS_URL) return off('REDIS_URL');
      const { Redis } = await import('ioredis');
      const redis = new Redis(REDIS_URL, {
        lazyConnect: true,
        retryStrategy: () => null,
        connectTimeout: 5_000,
      });
      // Its own report of the failure is the rejected call.
      redis.on('error', () => {});
      try {
        await redis.connect();
        return fine(await redis.ping());
      } finally {
        redis.disconnect();
      }
    },
    advice: {
      en: 'start it, or correct REDIS_URL; until then each process counts for itself',
      zh: '请启动 Redis 或更正 REDIS_URL；在此之前每个进程各自计数',
    },
  };
}

function steamPart({ steam }: Outside): OutsidePart {
  return {
    name: 'Steam',
    tried: 'a public page of each host',
    async ask() {
      await Promise.all([steam.ping('api'), steam.ping('community')]);
      return fine('both hosts answer');
    },
    advice: {
      en: 'check the way out, STEAM_API_BASE and STEAM_COMMUNITY_BASE; orders wait with their clocks stopped meanwhile',
      zh: '请检查出站网络及 STEAM_API_BASE、STEAM_COMMUNITY_BASE；期间订单暂停计时等待',
    },
  };
}

function writeLane({ name, state, accountCount, paces }: LaneStatus): string {
  const trouble = paces.flatMap(({ kind, closedSeconds, limited, outages }) => [
    ...(closedSeconds > 0 ? [`${kind} pauses for ${closedSeconds} s`] : []),
    ...(limited + outages > 0 ? [`${kind} failed ${limited + outages} times`] : []),
  ]);
  return [`${name} ${state} with ${accountCount} accounts`, ...trouble].join(', ');
}

function lanesPart(db: Db): OutsidePart {
  return {
    name: 'lanes',
    tried: 'the ways out to Steam',
    isBorne: true,
    async ask() {
      const lanes = await listLaneStatus(db);
      const came = lanes.map(writeLane).join('; ');
      const isTroubled = lanes.some(({ paces }) =>
        paces.some(({ closedSeconds, outages }) => closedSeconds > 0 || outages > 0),
      );
      if (!isTroubled) return fine(came);
      const advice = {
        en: 'npm run lanes -- test <name>, and drain what stays broken; its accounts wait meanwhile',
        zh: '请运行 npm run lanes -- test <name>，持续故障的通道请停用（drain）；期间其账号等待',
      };
      return { state: 'poor', came, advice };
    },
    advice: { en: 'mend the database first', zh: '请先修复数据库' },
  };
}

function smsPart({ querySmsTemplate }: Outside): OutsidePart {
  return {
    name: 'SMS',
    tried: 'our template, which sends nothing',
    async ask() {
      try {
        await querySmsTemplate();
        return fine('keys and template are accepted');
      } catch (error) {
        if (!(error instanceof SmsError) || error.code === null) throw error;
        const advice = {
          en: 'correct SMS_ACCESS_KEY_ID, SMS_ACCESS_KEY_SECRET and SMS_TEMPLATE_CODE; nobody can sign in meanwhile',
          zh: '请更正 SMS_ACCESS_KEY_ID、SMS_ACCESS_KEY_SECRET、SMS_TEMPLATE_CODE；期间无人能登录',
        };
        return { state: 'broken', came: error.message, advice };
      }
    },
    advice: {
      en: 'check the way out and SMS_ENDPOINT; nobody can sign in meanwhile',
      zh: '请检查出站网络及 SMS_ENDPOINT；期间无人能登录',
    },
  };
}

function identityPart({ probeIdentity }: Outside): OutsidePart {
  return {
    name: 'identity',
    tried: 'a question about nobody',
    async ask() {
      await probeIdentity();
      return fine('it answers, and takes our key');
    },
    advice: {
      en: 'check the way out, IDENTITY_URL and IDENTITY_APP_CODE; nobody can be verified meanwhile',
      zh: '请检查出站网络、IDENTITY_URL 和 IDENTITY_APP_CODE；期间无法实名认证',
    },
  };
}

/** A number of ours that no trade has. */
const NO_TRADE = 'doctor-no-trade';

function paymentPart({ payment }: Outside): OutsidePart {
  return {
    name: 'payment',
    tried: 'a trade that does not exist',
    async ask() {
      if (!payment) return off('ALIPAY_APP_ID');
      try {
        await payment.exec(tradeQuery, { outTradeNo: NO_TRADE });
      } catch (error) {
        if (!(error instanceof PaymentError) || error.code !== 'ACQ.TRADE_NOT_EXIST') throw error;
      }
      return fine('it answers, signed');
    },
    advice: {
      en: 'check the way out, ALIPAY_GATEWAY and the ALIPAY_ keys; nobody can pay or withdraw meanwhile',
      zh: '请检查出站网络、ALIPAY_GATEWAY 及各 ALIPAY_ 密钥；期间无法付款和提现',
    },
  };
}

function ratesPart({ rates }: Outside): OutsidePart {
  return {
    name: 'rates',
    tried: 'the price of a dollar',
    async ask() {
      if (!rates) return off('RATE_URL');
      return fine(`¥${await rates.fetchCnyPerUsd()}`);
    },
    advice: {
      en: 'check the way out and RATE_URL; the last rate is shown meanwhile',
      zh: '请检查出站网络及 RATE_URL；期间沿用上一次的汇率',
    },
  };
}

/** After this many hours reference prices are old. */
const PRICES_OLD_HOURS = 48;

function pricesPart(db: Db): OutsidePart {
  const advice = {
    en: 'npm run prices:import with a new feed; the old ones hold until then',
    zh: '请用新价格运行 npm run prices:import；在此之前沿用旧价格',
  };
  return {
    name: 'prices',
    tried: 'the age of the reference prices',
    async ask() {
      const { count, ageHours } = await readPriceFacts(db);
      const age =
        ageHours === null ? 'never imported, those that came along' : `${Math.floor(ageHours)} h old`;
      const came = `${count} items, ${age}`;
      if (count === 0) return { state: 'broken', came, advice };
      return ageHours !== null && ageHours > PRICES_OLD_HOURS ? { state: 'poor', came, advice } : fine(came);
    },
    advice: { en: 'mend the database first', zh: '请先修复数据库' },
  };
}

/** What the addresses of a source begin with. */
const PICTURE_PATTERNS: Readonly<Record<PictureSource, string>> = {
  steam: 'https://%steamstatic.com/economy/image/%',
  mirror: 'https://cdn.cstrike.app/images/%',
};

function picturesPart(config: Config, db: Db, { pictures }: Outside): OutsidePart {
  return {
    name: 'pictures',
    tried: 'a picture of each source',
    isBorne: true,
    async ask() {
      const sources = config.PICTURE_SOURCES;
      if (sources.length === 0) return { state: 'off', came: 'off: PICTURE_SOURCES is off' };
      const came: string[] = [];
      for (const source of sources) {
        const iconUrl = await findPictureUrl(db, PICTURE_PATTERNS[source]);
        const [url] = iconUrl === null ? [] : addressesOf(iconUrl, [source]);
        const load = url === undefined ? 'no item has one' : await pictures.load(url);
        came.push(`${source} ${typeof load === 'string' ? load : `${load.length} bytes`}`);
      }
      const said = came.join(', ');
      if (/unreachable|missing/.test(said)) throw new Error(said);
      return fine(said);
    },
    advice: {
      en: 'check the way out, or take the source out of PICTURE_SOURCES; drawings stand in meanwhile',
      zh: '请检查出站网络，或从 PICTURE_SOURCES 去掉该来源；期间以绘制的图片代替',
    },
  };
}

/** A copy that any renderer can draw: AK-47 | Redline, plain. */
const PLAIN_COPY: InspectedCopy = {
  tagWeapon: 'weapon_ak47',
  tagRarity: 'Rarity_Legendary_Weapon',
  tagQuality: 'normal',
  paintIndex: 282,
  paintSeed: 1,
  floatValue: 0.2,
  nameTag: null,
  stickers: [],
  charm: null,
};

function rendererPart(config: Config, { renderer }: Outside): OutsidePart {
  return {
    name: 'renderer',
    tried: 'a picture of a plain copy',
    isBorne: true,
    async ask() {
      const address = rendererAddress(config, PLAIN_COPY, 'front');
      if (address === null) return off('COPY_RENDERER_URL');
      const load = await renderer.load(address);
      if (typeof load === 'string') throw new Error(load);
      if ((await readPhotograph(load)) === null) throw new Error('no picture that can be read');
      return fine(`${load.length} bytes`);
    },
    advice: {
      en: "check the way out and COPY_RENDERER_URL, or leave it out; pages show the item's picture meanwhile, and say so",
      zh: '请检查出站网络和 COPY_RENDERER_URL，或不设置它；期间页面显示同款图片并注明',
    },
  };
}

/** How far clocks may be apart, in seconds: Steam takes keys of half a minute. */
const CLOCK_SECONDS_MAX = 20;

function clockPart(db: Db, { readSteamTime }: Outside): OutsidePart {
  return {
    name: 'clock',
    tried: "this machine, the database and Steam's time",
    async ask() {
      const [{ now, marketNow }, steamTime] = await Promise.all([readDatabaseFacts(db), readSteamTime()]);
      const here = Math.round((Date.now() - now.getTime()) / 1_000);
      const steam = Math.round(steamTime - marketNow.getTime() / 1_000);
      const came = `this machine ${here} s ahead of the database, Steam ${steam} s ahead of the market`;
      if (Math.max(Math.abs(here), Math.abs(steam)) <= CLOCK_SECONDS_MAX) return fine(came);
      const advice = {
        en: "set the clocks by NTP; Steam's confirmations and signatures fail meanwhile",
        zh: '请用 NTP 校准时钟；否则 Steam 确认和签名会失败',
      };
      return { state: 'broken', came, advice };
    },
    advice: {
      en: 'the time could not be asked: mend the database and Steam first',
      zh: '无法取得时间：请先修复数据库和 Steam',
    },
  };
}

/** All parts of the outside world that the market relies on, as its settings name them. */
export function outsideParts(config: Config, db: Db, outside: Outside): OutsidePart[] {
  return [
    databasePart(db),
    redisPart(config),
    steamPart(outside),
    lanesPart(db),
    smsPart(outside),
    identityPart(outside),
    paymentPart(outside),
    ratesPart(outside),
    pricesPart(db),
    picturesPart(config, db, outside),
    rendererPart(config, outside),
    clockPart(db, outside),
  ];
}
