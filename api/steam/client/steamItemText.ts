const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|([a-z]{2,4}));/g, (whole, code?: string, name?: string) => {
    if (code === undefined) return ENTITIES[name ?? ''] ?? whole;
    const point = Number(code);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

const ATTACHMENT = /^(Sticker Slab|Sticker|Patch|Charm)\s*(?::|\|)\s+(.+)$/;

/** Converts a title of Steam's pages (`Sticker: Crown (Foil)`) to the market hash name (`Sticker | Crown (Foil)`). */
function hashNameOf(title: string): string | null {
  const found = ATTACHMENT.exec(unescapeHtml(title).trim());
  return found ? `${found[1]} | ${found[2]}` : null;
}

/**
 * Market hash names of the stickers or charms on an item, in order, from the English HTML of `sticker_info` or `keychain_info`. The names
 * are the titles of the pictures; without titles they are one comma-separated line.
 */
export function attachmentNames(html: string): string[] {
  const titles = [...html.matchAll(/title=(?:"([^"]{1,300})"|'([^']{1,300})')/g)];
  const named = titles.flatMap((title) => hashNameOf(title[1] ?? title[2] ?? '') ?? []);
  if (named.length > 0) return named;
  const text = html.replace(/<[^>]*>/g, '\n');
  const line = /(Sticker Slab|Sticker|Patch|Charm): ([^\n]{1,1000})/.exec(text);
  if (!line) return [];
  return (line[2] ?? '').split(', ').flatMap((name) => hashNameOf(`${line[1]}: ${name}`) ?? []);
}

const UNIX_DATE = /\[date\](\d{1,12})\[\/date\]/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** `Jul 17, 2025` and `17 Jul, 2025`, the year left out at times. */
const MONTH_FIRST = /\b(?<month>[A-Z][a-z]{2})[a-z]*\.? (?<day>\d{1,2})\b(?:,? (?<year>\d{4})\b)?/g;
const DAY_FIRST = /\b(?<day>\d{1,2}) (?<month>[A-Z][a-z]{2})[a-z]*\b\.?(?:,? (?<year>\d{4})\b)?/g;
const TIME = /(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?\s*(?<half>[ap]m)?/i;

/** Seconds into the day. A date without a time counts to its end. */
function timeIn(line: string): number {
  const { hour, minute, second = '0', half } = TIME.exec(line)?.groups ?? {};
  if (hour === undefined) return 86_399;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  return hours * 3_600 + Number(minute) * 60 + Number(second);
}

/** A date without a year is the nearest one of that day: a hold lasts weeks at most. */
function momentIn(line: string, nowSeconds: number): number | null {
  const unix = UNIX_DATE.exec(line);
  if (unix) return Number(unix[1]);
  for (const found of [...line.matchAll(DAY_FIRST), ...line.matchAll(MONTH_FIRST)]) {
    const { month = '', day, year } = found.groups ?? {};
    const index = MONTHS.indexOf(month.toLowerCase());
    if (index < 0) continue;
    const thisYear = new Date(nowSeconds * 1_000).getUTCFullYear();
    const years = year ? [Number(year)] : [thisYear - 1, thisYear, thisYear + 1];
    const moments = years.map((each) => Date.UTC(each, index, Number(day)) / 1_000 + timeIn(line));
    const distance = (moment: number) => Math.abs(moment - nowSeconds);
    return moments.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
  }
  return null;
}

/**
 * End of the cooldown in Unix seconds, from the lines that only the owner sees: `Tradable/Marketable After …`, `This item is
 * trade-protected and cannot be consumed, modified, or transferred until …`, each with a date in words or as `[date]…[/date]`. Null if no
 * line contains one.
 */
export function tradableAtOf(lines: readonly string[], nowSeconds = Date.now() / 1_000): number | null {
  const moments = lines.flatMap((line) => {
    const isBare = line.replace(UNIX_DATE, '').trim() === '';
    return isBare || /trad(e)?able|trade.protected|transferred/i.test(line)
      ? (momentIn(line, nowSeconds) ?? [])
      : [];
  });
  return moments.length === 0 ? null : Math.max(...moments);
}

/** The name that the owner gave an item, from Steam's warning `Name Tag: ''…''`. */
export function nameTagOf(warnings: readonly string[]): string | null {
  for (const warning of warnings) {
    const found = /^Name Tag: ''(.*)''$/s.exec(warning);
    if (found) return found[1] ?? '';
  }
  return null;
}
