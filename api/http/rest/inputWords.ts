/** Rules of `InvalidInput` in English, each with its Chinese translation. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^contains characters that are no text$/, '含有无法识别的字符'],
  [/^one text only$/, '只能是一段文字'],
  [/^digits only$/, '只能是数字'],
  [/^at most (\d+) characters$/, '最多 $1 个字符'],
  [/^at most (\d+) values$/, '最多 $1 个值'],
  [/^a whole number from (\d+) to (\d+)$/, '$1 到 $2 的整数'],
  [/^(\d+) to (\d+)$/, '$1 到 $2'],
  [/^an amount in yuan with at most two decimals$/, '以元为单位的金额，最多两位小数'],
  [/^not below zero$/, '不能小于零'],
  [/^must not be above (\w+)$/, '不能高于 $1'],
  [/^true or false$/, '只能是 true 或 false'],
  [/^one of (.+)$/, '可选值：$1'],
  [/^(\w+(?:, \w+)+)$/, '可选值：$1'],
  [/^is no cursor of this list$/, '不是这个列表里的位置'],
];

/**
 * Describes to the user what is wrong with an input: the field and, if there is a translation, the rule. Names of fields and values are the
 * same in both languages.
 */
export function inputProblem(
  { field, rule }: { field: string; rule: string },
  language: 'zh' | 'en',
): string {
  if (language === 'en') return `${field}: ${rule}`;
  const phrase = PHRASES.find(([pattern]) => pattern.test(rule));
  return phrase ? `${field}: ${rule.replace(...phrase)}` : field;
}
