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
const TEXT_DATE = /([A-Z][a-z]{2}) (\d{1,2}), (\d{4}) \((\d{1,2}:\d{2}:\d{2})\) GMT/;

function momentIn(line: string): number | null {
  const unix = UNIX_DATE.exec(line);
  if (unix) return Number(unix[1]);
  const text = TEXT_DATE.exec(line);
  if (!text) return null;
  const ms = Date.parse(`${text[2]} ${text[1]} ${text[3]} ${text[4]} GMT`);
  return Number.isNaN(ms) ? null : ms / 1_000;
}

/**
 * End of the cooldown in Unix seconds, from the lines that only the owner sees: `Tradable/Marketable After …`, `… transferred until …`,
 * each with a date in words or as `[date]…[/date]`. Null if no line contains one.
 */
export function tradableAtOf(lines: readonly string[]): number | null {
  const moments = lines.flatMap((line) => {
    const isBare = line.replace(UNIX_DATE, '').trim() === '';
    return isBare || /trad(e)?able|transferred/i.test(line) ? (momentIn(line) ?? []) : [];
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
