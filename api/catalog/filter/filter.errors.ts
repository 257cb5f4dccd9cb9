import { defineError, field } from '../../kernel/domainError.ts';

/** What can be wrong with a filter, in both languages. `{word}` stands for the word that is wrong. */
const REASONS = {
  unknownField: { zh: '没有名为“{word}”的条件', en: 'There is no condition named “{word}”' },
  notHere: { zh: '条件“{word}”不能用在这里', en: 'The condition “{word}” cannot be used here' },
  unknownValue: { zh: '没有“{word}”这个值', en: '“{word}” is not a known value' },
  missingValue: { zh: '“{word}”后面缺少值', en: 'A value is missing after “{word}”' },
  notANumber: { zh: '“{word}”不是这里能用的数字', en: '“{word}” is not a number that can stand here' },
  outOfRange: { zh: '“{word}”超出范围', en: '“{word}” is out of range' },
  notComparable: {
    zh: '“{word}”只能用冒号，不能比较大小',
    en: '“{word}” takes a colon; it cannot be compared',
  },
  wordAlone: {
    zh: '“{word}”前面缺少条件名',
    en: '“{word}” needs the name of a condition before it',
  },
  misplaced: { zh: '“{word}”不该出现在这里', en: '“{word}” is not expected here' },
  notClosed: { zh: '“{word}”没有结束', en: '“{word}” is not closed' },
  contradiction: {
    zh: '“{word}”与前面的条件矛盾，不会有结果',
    en: '“{word}” contradicts an earlier condition, so that nothing can match',
  },
  tooLong: { zh: '筛选文字太长', en: 'The filter is too long' },
  tooMany: { zh: '条件或值太多', en: 'There are too many conditions or values' },
  tooDeep: { zh: '括号嵌套太深', en: 'The parentheses are nested too deeply' },
} as const;
export type FilterReason = keyof typeof REASONS;

type Said = { readonly reason: string; readonly word: string; readonly nearest: string | null };

function sentence(language: 'zh' | 'en', { reason, word, nearest }: Said): string {
  const said = REASONS[reason as FilterReason][language].replace('{word}', word);
  if (nearest === null) return `${said}${language === 'zh' ? '。' : '.'}`;
  return language === 'zh' ? `${said}，是不是“${nearest}”？` : `${said}. Did you mean “${nearest}”?`;
}

/** A filter that cannot be understood, or that nothing can match. */
export const FilterInvalid = defineError({
  code: 'filterInvalid',
  number: 2401,
  description:
    'The filter has a word that is not known, cannot stand there, or contradicts another. `position` and `length` point at it in a text, `path` in the structured form.',
  guide: {
    retry: 'changed',
    causeZh: '筛选条件里有不认识的词、放错位置的词，或与前面矛盾的条件。',
    nextZh: '按 `position` 与 `length` 改正该词；`nearest` 是最接近的写法。',
    nextEn: 'Correct the word at `position`; `nearest` is the one that was probably meant.',
    example: { reason: 'unknownField', position: 11, length: 4, path: null, word: 'weer', nearest: 'wear' },
  },
  zh: (values) => sentence('zh', values),
  en: (values) => sentence('en', values),
  input: 'filter',
  fields: {
    reason: field('String', 'What is wrong, such as `unknownField` or `contradiction`.'),
    position: field(
      'Int?',
      'Where the word starts in the text, counted from 0. Null in the structured form.',
    ),
    length: field('Int?', 'Number of characters of the word. Null in the structured form.'),
    path: field('String?', 'Where the condition stands in the structured form. Null in a text.'),
    word: field('String', 'The word that is wrong.'),
    nearest: field('String?', 'The word that was probably meant. Null if none is near.'),
  },
});
