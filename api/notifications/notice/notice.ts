import { commandProblem, isHelpAsked, readWords } from '../../kernel/commandLine.ts';

/** The types of announcements with their numbers in the API (N-01). */
export const NOTICE_TYPES = { trade: 1, service: 2, inventory: 3, system: 4 } as const;
export type NoticeTypeName = keyof typeof NOTICE_TYPES;

/** From when until when a maintenance lasts. */
export interface MaintenanceTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** An announced maintenance that is not over, as every page tells it. */
export interface Maintenance extends MaintenanceTime {
  readonly titleZh: string;
  readonly titleEn: string;
  /** The market's time when this was read. */
  readonly readAt: Date;
}

/** What an operator writes for everybody to read. */
export interface NoticeText {
  readonly type: NoticeTypeName;
  readonly titleZh: string;
  readonly titleEn: string;
  readonly bodyZh: string;
  readonly bodyEn: string;
  /** Null where it announces no maintenance. */
  readonly maintenance: MaintenanceTime | null;
}

/** A command of an operator about announcements. */
export type NoticeCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'list' }
  | { readonly kind: 'publish'; readonly text: NoticeText; readonly operator: string | null }
  /** `operator` null: the user who is signed in to this machine. */
  | { readonly kind: 'withdraw'; readonly id: string; readonly operator: string | null };

const TITLE_MAX = 80;
const BODY_MAX = 2_000;
const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Maximum length of each option, in characters. */
const TEXT_LENGTHS: Readonly<Record<string, number>> = {
  '--type': 20,
  '--title-zh': TITLE_MAX,
  '--title-en': TITLE_MAX,
  '--body-zh': BODY_MAX,
  '--body-en': BODY_MAX,
};
/** Options of a maintenance, both or none. */
const TIMES = ['--from', '--until'];
/** A moment with its zone: a time without one is another moment at each machine. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;

/** How to call it, in both languages. */
export const NOTICE_HELP = `npm run notice -- publish --type system --title-zh … --title-en … --body-zh … --body-en … [--from … --until …]
npm run notice -- list
npm run notice -- withdraw <id>

  --type      trade, service, inventory or system; system unless told
              交易、服务、库存或系统；默认 system
  --title-*   at most ${TITLE_MAX} characters / 标题，最多 ${TITLE_MAX} 字
  --body-*    at most ${BODY_MAX} characters / 正文，最多 ${BODY_MAX} 字
  --from, --until  it is a maintenance: every page says so above its content until it is over. With the zone: 2026-11-25T02:00+08:00
              维护的起止时间：结束之前每个页面顶部都会提示。须带时区，如 2026-11-25T02:00+08:00
  --operator  who does it; the name at this machine unless told / 操作人，默认为本机用户名

Visitors and users see it at once under /notice. What is withdrawn is gone.
访客与用户立即在 /notice 看到；撤下后即消失。`;

/**
 * Parses the arguments of the command line.
 * @throws CommandProblem with one line that names the wrong option.
 */
export function readNoticeCommand(words: readonly string[]): NoticeCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  const [verb = '', ...rest] = words;
  if (verb === 'list') {
    readWords(rest, {});
    return { kind: 'list' };
  }
  if (verb === 'withdraw') {
    const { places, options } = readWords(rest, { places: ['id'] });
    const [id = ''] = places;
    if (!ID.test(id)) throw commandProblem('id', 'the id that list shows', '请给出 list 显示的编号');
    return { kind: 'withdraw', id, operator: options.get('--operator') ?? null };
  }
  if (verb !== 'publish')
    throw commandProblem(verb, 'publish, list or withdraw', '只能是 publish、list 或 withdraw');
  const { options } = readWords(rest, {
    options: [...Object.keys(TEXT_LENGTHS), ...TIMES],
    required: Object.keys(TEXT_LENGTHS).filter((name) => name !== '--type'),
    lengths: TEXT_LENGTHS,
  });
  const text = {
    type: readType(options.get('--type') ?? 'system'),
    titleZh: options.get('--title-zh') ?? '',
    titleEn: options.get('--title-en') ?? '',
    bodyZh: options.get('--body-zh') ?? '',
    bodyEn: options.get('--body-en') ?? '',
    maintenance: readTimes(options),
  };
  return { kind: 'publish', text, operator: options.get('--operator') ?? null };
}

function readType(word: string): NoticeTypeName {
  if (Object.hasOwn(NOTICE_TYPES, word)) return word as NoticeTypeName;
  const [english, chinese] = [
    'trade, service, inventory or system',
    '只能是 trade、service、inventory 或 system',
  ];
  throw commandProblem('--type', english, chinese);
}

function readTimes(options: ReadonlyMap<string, string>): MaintenanceTime | null {
  if (!TIMES.some((name) => options.has(name))) return null;
  const [startsAt, endsAt] = [readMoment(options, '--from'), readMoment(options, '--until')];
  if (startsAt >= endsAt) throw commandProblem('--until', 'is not after --from', '必须晚于 --from');
  return { startsAt, endsAt };
}

function readMoment(options: ReadonlyMap<string, string>, name: string): Date {
  const text = options.get(name);
  if (text === undefined) throw commandProblem(name, 'is missing', '不能为空');
  const moment = new Date(MOMENT.test(text) ? text : Number.NaN);
  if (Number.isNaN(moment.getTime()))
    throw commandProblem(name, 'a time with its zone: 2026-11-25T02:00+08:00', '请给出带时区的时间');
  return moment;
}
