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
  [/^written as (\S+)$/, '格式如 $1'],
  [/^true or false$/, '只能是 true 或 false'],
  [/^one of (.+)$/, '可选值：$1'],
  [/^(\w+(?:, \w+)+)$/, '可选值：$1'],
  [/^within the next (\d+) days$/, '须在 $1 天以内'],
  [/^from an hour to (\d+) days after the start$/, '须在开始后 1 小时到 $1 天之间'],
  [/^each once$/, '每项只能出现一次'],
  [/^is no cursor of this list$/, '不是这个列表里的位置'],
  [/^(\d+) to (\d+) letters, digits, - or _$/, '$1 到 $2 个字母、数字、- 或 _'],
  [/^at most (\d+) numbers together$/, '合计最多 $1 个编号'],
  [/^name either (\w+) or (\w+)$/, '$1 与 $2 必须且只能填写一个'],
  // The validator's own rules.
  [/^Invalid UUID$/, '不是有效的 id'],
  [/^Invalid input: expected (\w+), received \w+$/, '应为 $1'],
  [/^Too small: expected (?:string|array) to have >=(\d+) \w+$/, '长度至少为 $1'],
  [/^Too big: expected (?:string|array) to have <=(\d+) \w+$/, '长度最多为 $1'],
  [/^Too small: expected \w+ to be >=(\S+)$/, '不能小于 $1'],
  [/^Too big: expected \w+ to be <=(\S+)$/, '不能大于 $1'],
];

/**
 * Describes to the user what is wrong with an input: the field and, if there is a translation, the rule. Names of fields and values are the
 * same in both languages.
 */
export function inputProblem(
  { field, rule }: { field: string; rule: string },
  language: 'zh' | 'en',
): string {
  const phrase = PHRASES.find(([pattern]) => pattern.test(rule));
  const told = language === 'en' ? rule : phrase && rule.replace(...phrase);
  // A body as a whole has no name.
  return [field, told].filter(Boolean).join(': ');
}
