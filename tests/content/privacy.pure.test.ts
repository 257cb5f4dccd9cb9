import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { DELETION_WAIT_DAYS, IDENTITY_KEPT_YEARS } from '../../api/accounts/deletion/deletion.ts';
import { DEVICE_DAYS } from '../../api/accounts/session/device.ts';
import { KEPT_SESSION_MS, PLAIN_SESSION_MS } from '../../api/accounts/session/session.ts';
import { HOUR_MS } from '../../api/kernel/durations.ts';
import { isBindingHopeless } from '../../api/steam/account/steamBinding.ts';
import { articleTexts } from '../../web/content/articles/article.ts';
import { ROOT } from '../tidy/sourceFile.ts';
import { articleOf } from './contentTexts.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The one number that a file holds at this place. */
function numberIn(path: string, pattern: RegExp): number {
  const found = [...read(path).matchAll(new RegExp(pattern, 'g'))];
  expect(found, `${path} ${pattern}`).toHaveLength(1);
  return Number(found[0]?.[1]);
}

/** After this many whole hours no binding of an account is retried. */
function uploadHours(): number {
  const createdAt = new Date(0);
  const hours = Array.from({ length: 1_000 }, (_, index) => index);
  return (
    hours.find((each) => isBindingHopeless({ way: 'mafile', createdAt }, new Date(each * HOUR_MS))) ??
    Number.NaN
  );
}

/** What the code does. */
const FIGURES: Readonly<Record<string, number>> = {
  sessionKept: KEPT_SESSION_MS / (24 * HOUR_MS),
  sessionPlain: PLAIN_SESSION_MS / HOUR_MS,
  sessionEnded: numberIn(
    'api/accounts/session/forget.store.ts',
    /expires_at < clock_now\(\) - interval '(\d+) day'/,
  ),
  codes: numberIn('api/accounts/session/forgetSignIns.ts', /CODE_DAYS = (\d+)/),
  wrongCodes: numberIn(
    'api/accounts/session/forget.store.ts',
    /created_at < clock_now\(\) - interval '(\d+) days'/,
  ),
  browsers: DEVICE_DAYS,
  uploads: uploadHours(),
  deletionWait: DELETION_WAIT_DAYS,
  identity: IDENTITY_KEPT_YEARS,
  adult: numberIn('api/accounts/verification/idNumber.ts', /ADULT_YEARS = (\d+)/),
  backups: numberIn('docs/operate/compose.yaml', /\$\{BACKUP_KEEP:-(\d+)\}/),
};

const ROWS = [
  ...read('docs/privacy.md').matchAll(
    /^\| (\w+) \| (.+?) \/ (.+?) \| `(.+?)` \| ((?:information|help)\/.+) \|$/gm,
  ),
].map(([, key = '', zh = '', en = '', file = '', told = '']) => ({
  key,
  zh,
  en,
  file,
  told: told.split(', '),
}));

/** All words of an article, in the middle of a table too. */
function textOf(language: 'zh' | 'en', article: string): string {
  const [kind = '', name = ''] = article.split('/');
  return articleTexts(articleOf(kind, language, name)).join('\n');
}

describe('U-06 what the texts promise of personal data', () => {
  test('the table has each figure of the code, once', () => {
    expect(ROWS.map(({ key }) => key).toSorted()).toEqual(Object.keys(FIGURES).toSorted());
  });

  test.each(ROWS)('$key: code, table and both languages agree', ({ key, zh, en, file, told }) => {
    expect(read(file).length).toBeGreaterThan(0);
    for (const words of [zh, en]) expect(Number.parseInt(words, 10)).toBe(FIGURES[key]);
    for (const article of told) {
      expect(textOf('zh', article), article).toContain(zh);
      expect(textOf('en', article), article).toContain(en);
    }
  });

  test('no other period stands in the privacy agreement', () => {
    const known = new Set(ROWS.map(({ zh }) => zh));
    const periods = textOf('zh', 'information/privacy').match(/\d+ ?(?:天|小时|年|份|个月)/g) ?? [];
    expect(periods.filter((period) => !known.has(period))).toEqual([]);
  });

  test('a phone number is in the hands of its user alone: no other type of the schema has one', () => {
    const fields = Object.values(buildSchema(read('schema.graphql')).getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => name !== 'Mutation')
      .flatMap((type) =>
        Object.keys(type.getFields()).flatMap((field) =>
          /phone/i.test(field) ? [`${type.name}.${field}`] : [],
        ),
      );
    expect(fields).toEqual(['Partner.phone', 'Viewer.phone']);
    for (const field of fields) expect(read('docs/privacy.md')).toContain(`\`${field}\``);
  });

  test('both agreements carry the same date in both languages', () => {
    const dateOf = (language: string, name: string) =>
      (JSON.parse(read(`web/content/articles/information/${language}/${name}.json`)) as { updated: string })
        .updated;
    for (const name of ['privacy', 'agreement']) expect(dateOf('zh', name)).toBe(dateOf('en', name));
  });
});
