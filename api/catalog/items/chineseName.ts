import type { ParsedName } from './marketHashName.ts';
import { marketNameZh, namedSubjectOf } from './marketName.ts';
import type { NameWords } from './nameWords.ts';

/** Words for kinds of items in Steam's Chinese names. */
const HEADS_ZH: Readonly<Record<string, string>> = {
  Sticker: '印花',
  'Sticker Slab': '印花板',
  Charm: '挂件',
  Patch: '布章',
  'Sealed Graffiti': '封装的涂鸦',
  Graffiti: '涂鸦',
  'Music Kit': '音乐盒',
  'Autograph Capsule': '亲笔签名胶囊',
};

const FIRST_YEAR = 2013;
const YEARLY = /^(.+) (20\d\d)$/;
/** The part after a tournament or an operation in a plain name. */
const EVENT_NAME = /^(.+? 20\d\d) (?:(Viewer Pass)|(.+) Souvenir (Highlight )?Package)$/;
const OPERATION_PASS = /^(Operation .+?)( Premium| Access| All Access)? Pass$/;

/** The Chinese name of a tournament. For an unknown year it is derived from other years in the same city. */
function eventZh(event: string, words: NameWords): string | undefined {
  const { chinese } = words;
  const [, highlighted] = /^(.+) Highlight$/.exec(event) ?? [];
  if (highlighted !== undefined) {
    const tournament = eventZh(highlighted, words);
    return tournament && `${tournament}高光时刻`;
  }
  const known = chinese.winner(`event ${event}`);
  const [, town, year = ''] = YEARLY.exec(event) ?? [];
  if (known !== undefined || town === undefined) return known;
  for (let other = Number(year) - 1; other >= FIRST_YEAR; other -= 1) {
    const likewise = chinese.winner(`event ${town} ${other}`);
    if (likewise?.includes(String(other))) return likewise.replace(String(other), year);
  }
  return undefined;
}

function subjectZh(parts: readonly string[], words: NameWords): string {
  const { subject, variant, event } = namedSubjectOf(parts);
  const variantZh = variant
    ?.split(', ')
    .map((word) => words.chinese.winner(`variant ${word}`) ?? word)
    .join('，');
  const bare = words.chinese.winner(`subject ${subject}`) ?? subject;
  if (event === null) return variantZh === undefined ? bare : `${bare} (${variantZh})`;
  const last = eventZh(event, words);
  // The parts of a highlight are in the opposite order: the tournament, then the event.
  const first = eventZh(subject, words) ?? (variantZh === undefined ? bare : `${bare}（${variantZh}）`);
  return `${first}${first.endsWith('）') ? '' : ' '}| ${last ?? event}`;
}

function plainZh(name: string, words: NameWords): string {
  const [, event = '', viewerPass, map, highlight] = EVENT_NAME.exec(name) ?? [];
  const tournament = eventZh(event, words);
  if (tournament !== undefined && viewerPass !== undefined) return `${tournament}观众通行证`;
  if (tournament !== undefined && map !== undefined)
    return `${tournament}${words.chinese.winner(`map ${map}`) ?? map}${highlight === undefined ? '' : '高光'}纪念包`;
  const [, operation = '', grade] = OPERATION_PASS.exec(name) ?? [];
  const operationZh = words.chinese.winner(`operation ${operation}`);
  if (operationZh !== undefined) return `${operationZh}${grade === ' Premium' ? '高级' : ''}通行证`;
  return name;
}

/** Composes the Chinese name from the catalogue's vocabulary. Unknown words remain in English. */
export function chineseNameOf(name: string, parsed: ParsedName, words: NameWords): string {
  const { weapon, quality, exterior, parts } = parsed;
  const [head = '', ...rest] = parts;
  if (parsed.tagExterior !== null) {
    const finishEn = rest.length > 0 ? rest.join(' | ') : null;
    const finish = finishEn && (words.chinese.winner(`finish ${finishEn}`) ?? finishEn);
    return marketNameZh({ base: weapon?.[2] ?? head, finish, quality, exterior });
  }
  if (rest.length === 0) return plainZh(name, words);
  const headZh = Object.hasOwn(HEADS_ZH, head) ? HEADS_ZH[head] : undefined;
  if (headZh === undefined) return name;
  const finish = rest.every((part) => part === '') ? null : subjectZh(rest, words);
  return marketNameZh({ base: headZh, finish, quality, exterior: null });
}
