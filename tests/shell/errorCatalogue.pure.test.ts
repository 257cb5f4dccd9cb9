import { describe, expect, test } from 'vitest';
import { AgreementMissing, CodeWrong, PhoneInvalid } from '../../api/accounts/session/session.errors.ts';
import { AccountBlocked } from '../../api/accounts/user/user.errors.ts';
import type { Language } from '../../api/kernel/domainError.ts';
import { RechargeClosed } from '../../api/payments/recharge/recharge.errors.ts';
import { WithdrawableInsufficient } from '../../api/payments/withdrawal/withdrawal.errors.ts';
import { NoSteamAccount } from '../../api/selling/inventory/inventory.errors.ts';
import { SteamSignInLost } from '../../api/steam/account/steamAccount.errors.ts';
import { say } from '../browser/words.ts';

const held = { reason: 'operator', orderNo: null } as const;

/** Section 8 of the specification: what it calls a message, the domain error or the words of the site, and the Chinese. */
const USER_MESSAGES = [
  ['Login failed, verification code incorrect', new CodeWrong(), '登录失败，验证码错误'],
  ['Login status invalid, please log in again', 'session:sessionEnded', '登录状态失效，请重新登录'],
  ['Please log in', 'session:pleaseSignIn', '请先登录'],
  ['Please agree to the user agreement first', new AgreementMissing(), '请先同意用户协议'],
  ['Please enter a correct phone number', new PhoneInvalid(), '请输入正确的手机号'],
  ['Recharge temporarily closed, contact customer service', new RechargeClosed(), '充值暂时关闭，请联系客服'],
  ['Available amount insufficient, please re-enter', 'wallet:amountInsufficient', '可用金额不足，请重新输入'],
  [
    'Available amount insufficient, please re-enter',
    new WithdrawableInsufficient({ withdrawableCents: 1n }),
    '可用金额不足，请重新输入',
  ],
  [
    'The information filled in is wrong, please check',
    'shell:error_BAD_USER_INPUT',
    '填写的信息有误，请检查',
  ],
  ['Current account abnormal, cannot list items', 'sell:reason_ACCOUNT_ABNORMAL', '当前账户异常，无法上架'],
  [
    'Current account abnormal, cannot list items',
    new AccountBlocked({ action: 'list', ...held }),
    '当前账户异常，无法上架',
  ],
  [
    'Current account abnormal, cannot withdraw',
    new AccountBlocked({ action: 'withdraw', ...held }),
    '当前账户异常，不能提现',
  ],
  [
    'Current account abnormal, cannot buy',
    new AccountBlocked({ action: 'buy', ...held }),
    '当前账户异常，不能购买',
  ],
  [
    'No usable Steam account; bind a token and retry',
    new NoSteamAccount(),
    '没有可用的 Steam 账号，请绑定令牌后重试',
  ],
  ['Please rebind in the app', new SteamSignInLost(), '请在应用内重新绑定'],
  ['2 items failed', 'sell:failedCount', '2 件失败'],
] as const;

const SUCCESS_MESSAGES = [
  ['Code sent', 'session:codeSent', '验证码已发送'],
  ['Code sent', 'wallet:codeSent', '验证码已发送'],
  ['Code sent', 'account:codeSent', '验证码已发送'],
  ['Code sent', 'user:codeSent', '验证码已发送'],
  ['Login succeeded', 'session:signedIn', '登录成功'],
  ['2 items listed', 'sell:done_list', '已上架 2 件'],
  ['2 items unlisted', 'sell:unlisted', '已下架 2 件'],
  ['2 prices changed', 'sell:done_reprice', '已改价 2 件'],
  ['Copied', 'order:copied', '已复制'],
  ['Token refreshed', 'account:tokenRefreshed', '令牌已刷新'],
  ['Inventory refreshed', 'inventory:refreshed', '库存已刷新'],
  ['unbound', 'account:unbound', '已解绑'],
  ['Bound', 'account:binding_BOUND', '已绑定'],
  ['Trade link updated', 'user:saved', '交易链接已更新'],
  ['Withdrawal initiated', 'wallet:withdrawDone', '提现申请已提交'],
] as const;

describe('the words of the error catalogue', () => {
  test.each([...USER_MESSAGES, ...SUCCESS_MESSAGES])('E-04 %s: %s', (english, source, chinese) => {
    const values = { count: 2, name: 'account' };
    const write = (language: Language) =>
      typeof source === 'string' ? say(language, source, values) : source.messageIn(language);
    expect(write('en')).toContain(english);
    expect(write('zh')).toContain(chinese);
  });
});
