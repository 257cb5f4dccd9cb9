import { z } from 'zod';

/** The rule for a field or a parameter that a call does not have. */
export const UNKNOWN_FIELD = 'is not a field of this call';

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};
const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'is no id',
  datetime: 'written as 2026-01-31T12:00:00Z',
};

function sizeRule(word: 'at least' | 'at most', size: unknown, origin: string): string {
  if (origin === 'string') return `${word} ${size} characters`;
  if (origin === 'array') return `${word} ${size} values`;
  return word === 'at least' ? `not below ${size}` : `not above ${size}`;
}

/** The rule that a value breaks, where its shape states none of its own. */
function ruleOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : TYPES[String(issue.expected)];
    case 'too_small':
      return sizeRule('at least', issue.minimum, String(issue.origin));
    case 'too_big':
      return sizeRule('at most', issue.maximum, String(issue.origin));
    case 'invalid_format':
      return FORMATS[String(issue.format)] ?? 'has another form';
    case 'invalid_value':
      return `one of ${(issue.values as unknown[]).join(', ')}`;
    case 'unrecognized_keys':
      return UNKNOWN_FIELD;
    default:
      return undefined;
  }
}

/** Makes the validator speak our rules, in words that `inputProblem` can translate. */
export function useOwnRules(): void {
  z.config({ customError: ruleOf });
}

/** Rules of `InvalidInput` in English, each with its Chinese translation. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^contains characters that are not valid text$/, '含有无法识别的字符'],
  [/^one text only$/, '只能是一段文字'],
  [/^digits only$/, '只能是数字'],
  [/^17 digits$/, '17 位数字'],
  [/^at most (\d+) characters$/, '最多 $1 个字符'],
  [/^at most (\d+) values$/, '最多 $1 个值'],
  [/^a whole number from (\d+) to (\d+)$/, '$1 到 $2 的整数'],
  [/^(\d+) to (\d+)$/, '$1 到 $2'],
  [/^an amount in yuan with at most two decimals$/, '以元为单位的金额，最多两位小数'],
  [/^not below zero$/, '不能小于零'],
  [/^1 fen to ([\d,]+) yuan$/, '1 分到 $1 元'],
  [/^the price or more, at most ([\d,]+) yuan$/, '不低于求购价，最高 $1 元'],
  [
    /^on a step: 1 fen under 1 yuan, 10 under 50 yuan, 100 from there$/,
    '按档位填写：1 元以下 1 分一档，50 元以下 1 角一档，50 元起 1 元一档',
  ],
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
  [/^is not a field of this call$/, '不是这个接口的字段'],
  [/^is required$/, '必须填写'],
  [/^after (\w+)$/, '须晚于 $1'],
  [/^a state, a time or an order is required$/, '须指明状态、时间或订单'],
  [/^a list$/, '应为列表'],
  [/^a whole number$/, '应为整数'],
  [/^a number$/, '应为数字'],
  [/^an object$/, '应为对象'],
  [/^a text$/, '应为文字'],
  [/^at least (\d+) characters$/, '至少 $1 个字符'],
  [/^at least (\d+) values$/, '至少 $1 个值'],
  [/^not below (\S+)$/, '不能小于 $1'],
  [/^not above (\S+)$/, '不能大于 $1'],
  [/^is no id$/, '不是有效的 id'],
  [/^no file of this kind is kept of this day$/, '没有这一天的该类文件'],
  [/^the body is no valid JSON$/, '请求体不是有效的 JSON'],
  [/^has another form$/, '格式不对'],
  [/^is no item of this market$/, '市场上没有这个饰品'],
  [/^is null for this item$/, '这个饰品没有多普勒相位'],
  [/^a run of the rule that changed asks$/, '须是该规则改过价的一次运行'],
  [/^above (\w+)$/, '须大于 $1'],
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
