import {
  type DefinedError,
  type ErrorGuide,
  listDomainErrors,
  type Retry,
} from '../../kernel/domainError.ts';
import { OPEN_ENVELOPE } from './envelope.ts';
import { CATEGORIES, type Category, dataOf } from './restError.ts';

/** A code that a partner can meet, with what to do about it. The source of the documents, the OpenAPI document and the client. */
export interface PartnerError {
  /** Stable name, `error` of REST. */
  readonly error: string;
  /** Number of the domain error, or the HTTP status of a category. */
  readonly code: number;
  readonly status: number;
  /** In GraphQL: the value of `ErrorCode`, or of `extensions.code`; null where REST alone has it. */
  readonly graphqlCode: string | null;
  readonly retry: Retry;
  readonly waitSeconds: number | null;
  readonly cause: { readonly en: string; readonly zh: string };
  readonly next: { readonly en: string; readonly zh: string };
  /** What `data` holds, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** An answer with it, as REST sends it. */
  readonly example: Readonly<Record<string, unknown>>;
}

/** The categories that only the site can meet. */
type SiteCategory = 'signInRequired' | 'forbidden' | 'viewerChanged';
type OpenCategory = Exclude<Category, SiteCategory>;
type CategoryGuide = ErrorGuide & { readonly causeEn: string; readonly graphqlCode: string | null };

const CATEGORY_GUIDES: Record<OpenCategory, CategoryGuide> = {
  badInput: {
    graphqlCode: 'BAD_USER_INPUT',
    retry: 'changed',
    causeEn: 'A field or parameter is wrong, missing or unknown to the call; `field` names it.',
    causeZh: '某个字段或参数有误、缺失，或该接口没有它；field 指出是哪一个。',
    nextEn: 'Correct `field`. The same request is never accepted.',
    nextZh: '改正 field 所指的内容；原样重发不会成功。',
  },
  unauthorized: {
    graphqlCode: 'UNAUTHENTICATED',
    retry: 'changed',
    causeEn: 'Application, key, time, nonce or signature is wrong, or the nonce was used before.',
    causeZh: '应用、密钥、时间戳、随机串或签名有误，或随机串已用过。',
    nextEn:
      'Sign anew with a fresh time and nonce; compare the signed text with the debugger of the console.',
    nextZh: '用新的时间戳与随机串重新签名；可在控制台的签名调试中比对待签文本。',
  },
  openPlatformOff: {
    graphqlCode: 'FORBIDDEN',
    retry: 'changed',
    causeEn: 'You have switched the open platform off in your settings.',
    causeZh: '您在设置中关闭了开放平台。',
    nextEn: 'Switch it on in the settings.',
    nextZh: '在设置中打开。',
  },
  addressNotAllowed: {
    graphqlCode: 'FORBIDDEN',
    retry: 'changed',
    causeEn: 'The request comes from an address that is not on your list.',
    causeZh: '请求来源不在您的 IP 白名单内。',
    nextEn: 'Add the address in the console, or send from one on the list.',
    nextZh: '在控制台添加该地址，或从白名单内的地址发送。',
  },
  notFound: {
    graphqlCode: null,
    retry: 'changed',
    causeEn: 'There is no such thing, or it is not yours. GraphQL returns null.',
    causeZh: '不存在，或不属于您。GraphQL 返回 null。',
    nextEn: 'Check the number or id. After a lost answer of a purchase it means that nothing was bought.',
    nextZh: '检查编号或 id。购买的应答丢失后查询得到它，说明没有买成。',
  },
  tooLarge: {
    graphqlCode: 'PAYLOAD_TOO_LARGE',
    retry: 'changed',
    causeEn: 'The body is larger than the call takes.',
    causeZh: '请求体超过该接口的上限。',
    nextEn: 'Send it in several requests.',
    nextZh: '分成多个请求发送。',
  },
  mediaTypeWrong: {
    graphqlCode: 'UNSUPPORTED_MEDIA_TYPE',
    retry: 'changed',
    causeEn: 'The body is not declared as JSON.',
    causeZh: '请求体没有声明为 JSON。',
    nextEn: 'Send `Content-Type: application/json`.',
    nextZh: '带上 Content-Type: application/json。',
  },
  tooMany: {
    graphqlCode: 'TOO_MANY_REQUESTS',
    retry: 'later',
    waitSeconds: 60,
    causeEn: 'The requests of this minute are used up; nothing was done.',
    causeZh: '这一分钟的请求次数已用完，没有执行。',
    nextEn: 'Send the same again after `Retry-After` seconds; slow down by `x-ratelimit-remaining`.',
    nextZh: '在 Retry-After 秒之后原样重发；按 x-ratelimit-remaining 放慢。',
  },
  failed: {
    graphqlCode: 'INTERNAL_SERVER_ERROR',
    retry: 'later',
    waitSeconds: 1,
    causeEn: 'The market failed. Whether it was done is unknown.',
    causeZh: '平台内部出错，是否已执行未知。',
    nextEn: 'Send the same again, under the same number; quote `requestId` if it stays.',
    nextZh: '用同一编号原样重发；若一直如此，请附上 requestId 联系我们。',
  },
  unavailable: {
    graphqlCode: 'SERVICE_UNAVAILABLE',
    retry: 'later',
    waitSeconds: 5,
    causeEn: 'The market cannot answer for a moment. Whether it was done is unknown.',
    causeZh: '平台暂时无法应答，是否已执行未知。',
    nextEn: 'Send the same again, under the same number, after `Retry-After` seconds.',
    nextZh: '在 Retry-After 秒之后用同一编号原样重发。',
  },
  openPlatformClosed: {
    graphqlCode: 'OPEN_PLATFORM_CLOSED',
    retry: 'later',
    waitSeconds: 60,
    causeEn: 'We have closed the open platform for everybody, for now; nothing was done.',
    causeZh: '开放平台暂时对所有人关闭，没有执行。',
    nextEn: 'Send the same again after `Retry-After` seconds; `/status` says more.',
    nextZh: '在 Retry-After 秒之后原样重发；详见 /status。',
  },
};

const REQUEST_ID_EXAMPLE = '7b0c1d62-5a4e-4f0a-9c0b-2f0f6b1d3e11';

function categoryError(error: OpenCategory): PartnerError {
  const { graphqlCode, retry, waitSeconds = null, causeEn, causeZh, nextEn, nextZh } = CATEGORY_GUIDES[error];
  const { code, en: msg } = CATEGORIES[error];
  const field = error === 'badInput' ? { field: 'priceLimitCents' } : {};
  return {
    error,
    code,
    status: code,
    graphqlCode,
    retry,
    waitSeconds,
    cause: { en: causeEn, zh: causeZh },
    next: { en: nextEn, zh: nextZh },
    fields: {},
    example: { code, error, msg, data: null, ...field, requestId: REQUEST_ID_EXAMPLE },
  };
}

function domainError(
  { code: error, number: code, description, fields, ErrorClass }: DefinedError,
  guide: ErrorGuide,
) {
  const thrown = new ErrorClass(guide.example ?? {});
  const data = JSON.parse(JSON.stringify(dataOf(thrown)));
  return {
    error,
    code,
    status: OPEN_ENVELOPE.domainErrorStatus,
    graphqlCode: error.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
    retry: guide.retry,
    waitSeconds: guide.waitSeconds ?? null,
    cause: { en: description, zh: guide.causeZh },
    next: { en: guide.nextEn, zh: guide.nextZh },
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.description])),
    example: { code, error, msg: thrown.messageIn('en'), data, requestId: REQUEST_ID_EXAMPLE },
  };
}

/** Every code that partners can meet: the categories by status, then the domain errors by number. Needs all modules of errors loaded. */
export function listPartnerErrors(): PartnerError[] {
  const categories = (Object.keys(CATEGORY_GUIDES) as OpenCategory[]).map(categoryError);
  const domain = listDomainErrors().flatMap((error) =>
    error.guide ? [domainError(error, error.guide)] : [],
  );
  return [...categories.toSorted((a, b) => a.status - b.status), ...domain];
}
