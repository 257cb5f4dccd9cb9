/** The kinds of announcements with their numbers on the wire (N-01). */
export const NOTICE_TYPES = { trade: 1, service: 2, inventory: 3, system: 4 } as const;
export type NoticeTypeName = keyof typeof NOTICE_TYPES;

/** What an operator writes for everybody to read. */
export interface NoticeText {
  readonly type: NoticeTypeName;
  readonly titleZh: string;
  readonly titleEn: string;
  readonly bodyZh: string;
  readonly bodyEn: string;
}

/** What an operator asks for. */
export type NoticeCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'list' }
  | { readonly kind: 'publish'; readonly text: NoticeText; readonly operator: string | null }
  /** `operator` null: whoever is signed in at this machine. */
  | { readonly kind: 'withdraw'; readonly id: string; readonly operator: string | null };

const TITLE_MAX = 80;
const BODY_MAX = 2_000;
const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const OPTIONS: Readonly<Record<string, { readonly field: keyof NoticeText; readonly max: number }>> = {
  '--type': { field: 'type', max: 20 },
  '--title-zh': { field: 'titleZh', max: TITLE_MAX },
  '--title-en': { field: 'titleEn', max: TITLE_MAX },
  '--body-zh': { field: 'bodyZh', max: BODY_MAX },
  '--body-en': { field: 'bodyEn', max: BODY_MAX },
};

/** How to call it, in both languages. */
export const NOTICE_HELP = `npm run notice -- publish --type system --title-zh … --title-en … --body-zh … --body-en …
npm run notice -- list
npm run notice -- withdraw <id>

  --type      trade, service, inventory or system; system unless told
              交易、服务、库存或系统；默认 system
  --title-*   at most ${TITLE_MAX} characters / 标题，最多 ${TITLE_MAX} 字
  --body-*    at most ${BODY_MAX} characters / 正文，最多 ${BODY_MAX} 字
  --operator  who does it; the name at this machine unless told / 操作人，默认为本机用户名

Visitors and users see it at once under /notice. What is withdrawn is gone.
访客与用户立即在 /notice 看到；撤下后即消失。`;

/** What is wrong with a command, naming the field, in both languages. */
export class NoticeCommandProblem extends Error {}

/**
 * Reads the words of the command line.
 * @throws NoticeCommandProblem in one line that names the option.
 */
export function readNoticeCommand(words: readonly string[]): NoticeCommand {
  const [verb, ...given] = words;
  if (verb === undefined || words.includes('--help') || verb === 'help') return { kind: 'help' };
  if (verb === 'list') return { kind: 'list' };
  const { operator, rest } = takeOperator(given);
  if (verb === 'withdraw') {
    const id = rest[0] ?? '';
    if (!ID.test(id)) throw problem('id', 'the id that list shows', '请给出 list 显示的编号');
    return { kind: 'withdraw', id, operator };
  }
  if (verb !== 'publish')
    throw problem(verb, 'publish, list or withdraw', '只能是 publish、list 或 withdraw');
  return { kind: 'publish', text: readText(rest), operator };
}

function takeOperator(words: readonly string[]): { operator: string | null; rest: readonly string[] } {
  const place = words.indexOf('--operator');
  if (place < 0) return { operator: null, rest: words };
  const operator = words[place + 1]?.trim() ?? '';
  if (operator === '' || operator.startsWith('--')) throw problem('--operator', 'has no value', '缺少内容');
  return { operator, rest: words.toSpliced(place, 2) };
}

function readText(words: readonly string[]): NoticeText {
  const given: Partial<Record<keyof NoticeText, string>> = {};
  for (let place = 0; place < words.length; place += 2) {
    const name = words[place] ?? '';
    const option = OPTIONS[name];
    if (!option) throw problem(name, 'is not known', '没有这个选项');
    const value = words[place + 1]?.trim() ?? '';
    if (given[option.field] !== undefined) throw problem(name, 'is given twice', '重复给出');
    if (value.startsWith('--')) throw problem(name, 'has no value', '缺少内容');
    if (value.length > option.max)
      throw problem(name, `at most ${option.max} characters`, `最多 ${option.max} 字`);
    given[option.field] = value;
  }
  for (const [name, { field }] of Object.entries(OPTIONS))
    if (field !== 'type' && !given[field]) throw problem(name, 'is missing', '不能为空');
  const type = given.type ?? 'system';
  if (!Object.hasOwn(NOTICE_TYPES, type))
    throw problem(
      '--type',
      'trade, service, inventory or system',
      '只能是 trade、service、inventory 或 system',
    );
  return { ...(given as Record<keyof NoticeText, string>), type: type as NoticeTypeName };
}

function problem(field: string, english: string, chinese: string): NoticeCommandProblem {
  return new NoticeCommandProblem(`${field}: ${english} / ${chinese}`);
}
