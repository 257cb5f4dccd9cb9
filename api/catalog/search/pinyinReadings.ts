import { pinyin } from 'pinyin-pro';

/** Readings that players type in addition to the one of the dictionary: colloquial ones, and those without ü. */
const OTHER_READINGS: Readonly<Record<string, string>> = {
  血: 'xie',
  爪: 'zhao',
  角: 'jiao',
  重: 'chong',
  薄: 'bo',
  传: 'chuan',
  曲: 'qu',
  降: 'jiang',
  都: 'dou',
  行: 'hang',
  乐: 'yue',
  冠: 'guan',
  长: 'zhang',
};
const WITHOUT_UMLAUT: Readonly<Record<string, string>> = { nv: 'nu', lv: 'lu', lve: 'lue', nve: 'nue' };
const READING_COUNT_MAX = 4;

function otherReading(unit: string, syllable: string): string | undefined {
  const other = OTHER_READINGS[unit] ?? WITHOUT_UMLAUT[syllable];
  return other === syllable ? undefined : other;
}

/**
 * The pinyin readings (without tones) of units, the most common first, each as long as `units`. Units are single Han characters, or other
 * words, which are kept unchanged. ü is written v, and u in another reading.
 */
export function pinyinReadings(units: readonly string[]): string[][] {
  const first = units.slice();
  let index = 0;
  while (index < units.length) {
    let end = index;
    while (end < units.length && isSingle(units[end])) end++;
    if (end > index) {
      const syllables = pinyin(units.slice(index, end).join(''), {
        toneType: 'none',
        type: 'array',
        v: true,
      });
      for (let at = index; at < end; at++) first[at] = syllables[at - index] ?? units[at] ?? '';
    }
    index = end + 1;
  }
  const readings = [first];
  units.forEach((unit, at) => {
    const other = otherReading(unit, first[at] ?? '');
    if (other === undefined || readings.length >= READING_COUNT_MAX) return;
    for (const reading of readings.slice()) readings.push(reading.with(at, other));
  });
  return readings.slice(0, READING_COUNT_MAX);
}

function isSingle(unit: string | undefined): boolean {
  return unit !== undefined && /^\p{Script=Han}$/u.test(unit);
}
