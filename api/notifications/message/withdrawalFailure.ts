/** Why the payment app did not pay a withdrawal out, as far as the user can do something about it. */
export const WITHDRAWAL_FAILURES = [
  'accountMissing',
  'nameDiffers',
  'accountUnverified',
  'accountStopped',
  'limitReached',
  'sentBack',
  'other',
] as const;
export type WithdrawalFailure = (typeof WITHDRAWAL_FAILURES)[number];

/** Patterns of the app's error codes; the first match counts. Newer codes match by the words that they contain. */
const CODES: readonly (readonly [RegExp, WithdrawalFailure])[] = [
  [/NOT_?EX(IST|SIT)/, 'accountMissing'],
  [/USER_?INFO_ERROR|NAME_(ERROR|NOT_MATCH)/, 'nameDiffers'],
  [/CERTIFY|UNRN|REAL_?NAME/, 'accountUnverified'],
  [/FORBB?ID|FREEZE|FROZEN|RISK|BLOCK|STATUS_ERROR/, 'accountStopped'],
  [/LIMIT|EXCEED/, 'limitReached'],
  [/^REFUND/, 'sentBack'],
];

/**
 * The meaning of a rejection by the payment app.
 * @param code its own code, as `PAYEE_NOT_EXIST`; null if it gave none.
 */
export function withdrawalFailureOf(code: string | null): WithdrawalFailure {
  return CODES.find(([words]) => words.test(code ?? ''))?.[1] ?? 'other';
}

/** The text after a colon in a message, with what the user can do. */
export const WITHDRAWAL_FAILURE_WORDS: Record<WithdrawalFailure, { zh: string; en: string }> = {
  accountMissing: {
    zh: '这个支付宝账号不存在，请核对或更换提现账号',
    en: 'there is no such Alipay account; check it, or bind another',
  },
  nameDiffers: {
    zh: '支付宝账号的实名与你认证的姓名不一致，请换成本人的账号',
    en: "the account's name is not the one that you verified; bind an account of your own",
  },
  accountUnverified: {
    zh: '这个支付宝账号还没有实名认证，请先在支付宝完成',
    en: 'the account is not verified at Alipay; verify it there first',
  },
  accountStopped: {
    zh: '支付宝限制了这个账号收款，请联系支付宝或更换提现账号',
    en: 'Alipay does not let the account receive money; ask Alipay, or bind another',
  },
  limitReached: {
    zh: '超过了支付宝对这个账号的收款限额，请减少金额或改天再试',
    en: "it is above Alipay's limit for the account; withdraw less, or try another day",
  },
  sentBack: {
    zh: '收款方银行退回了这笔转账',
    en: "the receiver's bank sent it back",
  },
  other: {
    zh: '支付宝没有说明原因，请稍后再试或更换提现账号',
    en: 'Alipay gave no reason; try again later, or bind another account',
  },
};
