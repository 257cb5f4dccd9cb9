import { html, type Markup } from '../pages/markup.ts';
import { type Choice, numberField, postForm, selectField, textField } from '../pages/pageForm.ts';
import { both } from '../pages/pageFrame.ts';
import { passwordOf, type SteamAccountRow } from './steamAccount.ts';

const behaviours: readonly Choice[] = [
  ['accept', '自动接受 accepts'],
  ['decline', '自动拒绝 declines'],
  ['ignore', '不处理 ignores'],
  ['counter', '还价 counters'],
];

/** Labels for an account's reactions to offers. */
export const behaviourWords: ReadonlyMap<string, string> = new Map(behaviours);

const holdOutcomes: readonly Choice[] = [
  ['ends', '到期交付 ends, items go over'],
  ['cancelled', '被此账号取消 is cancelled by it'],
];
const confirmationChoices: readonly Choice[] = [
  ['asked', '需要确认 asked for'],
  ['notNeeded', '无需确认 not needed'],
  ['refused', '确认失败 acting on them fails'],
  ['hidden', '列表为空 list stays empty'],
];
const guards: readonly Choice[] = [
  ['device', '手机令牌 authenticator'],
  ['email', '邮箱验证码 code by e-mail'],
  ['none', '无 none'],
];
const units: readonly Choice[] = [
  ['1', '分钟 minutes'],
  ['60', '小时 hours'],
  ['1440', '天 days'],
];

const yesNo = (yes: string, no: string): readonly Choice[] => [
  ['true', yes],
  ['false', no],
];

function largestUnit(minutes: number): number {
  return [1440, 60].find((unit) => minutes > 0 && minutes % unit === 0) ?? 1;
}

/** The form with all settings of an account. */
export function switchForm(account: SteamAccountRow): Markup {
  const minutes = account.reverses_after_minutes;
  const unit = largestUnit(minutes ?? 1440);
  return postForm(
    `/accounts/${account.steam_id}`,
    [
      selectField(both('收到报价时', 'On an offer'), 'behaviour', {
        choices: behaviours,
        chosen: account.behaviour,
      }),
      numberField(both('几秒后', 'After seconds'), 'delaySeconds', {
        min: 0,
        max: 2_000_000,
        step: 'any',
        value: account.behaviour_delay_ms / 1000,
      }),
      numberField(both('交易暂挂天数', 'Trade hold, days'), 'holdDays', {
        min: 0,
        max: 366,
        value: account.hold_days,
      }),
      selectField(both('暂挂结果', 'The hold'), 'holdOutcome', {
        choices: holdOutcomes,
        chosen: account.hold_outcome,
      }),
      numberField(both('成交后多久撤回', 'Reverses after'), 'reversesAfter', {
        min: 0,
        max: 527_040,
        value: minutes === null ? null : minutes / unit,
        placeholder: '从不 never',
      }),
      selectField(both('撤回单位', 'Unit'), 'reverseUnit', { choices: units, chosen: String(unit) }),
      selectField(both('撤回后报价', 'Offer then'), 'marksReversedOffer', {
        choices: yesNo('变为已撤回 turns to Reverted', '仍显示已接受 stays Accepted'),
        chosen: String(account.marks_reversed_offer),
      }),
      numberField(both('几秒后取消自己的报价', 'Cancels own offers'), 'cancelsAfterSeconds', {
        min: 0,
        max: 2_000_000,
        step: 'any',
        value: account.cancels_after_ms === null ? null : account.cancels_after_ms / 1000,
        placeholder: '从不 never',
      }),
      selectField(both('手机确认', 'Confirmations'), 'confirmations', {
        choices: confirmationChoices,
        chosen: account.confirmations,
      }),
      selectField(both('登录验证', 'Sign-in guard'), 'guard', { choices: guards, chosen: account.guard }),
      textField(both('自定义网址', 'Custom URL'), 'customUrl', {
        value: account.custom_url ?? '',
        maxLength: 32,
      }),
      textField(both('密码', 'Password'), 'password', { value: passwordOf(account), maxLength: 128 }),
      selectField(both('库存', 'Inventory'), 'isInventoryPrivate', {
        choices: yesNo('私密 private', '公开 public'),
        chosen: String(account.is_inventory_private),
      }),
      selectField(both('对本人也隐藏', 'Hidden from itself'), 'hidesInventoryFromItself', {
        choices: yesNo('是 yes', '否 no'),
        chosen: String(account.hides_from_itself),
      }),
      selectField(both('交易保护须知', 'Trade Protection'), 'hasAcknowledgedProtection', {
        choices: yesNo('已确认 acknowledged', '未确认 not acknowledged'),
        chosen: String(account.has_acknowledged_protection),
      }),
      html`<div class="wide"><button class="main">${both('保存', 'Save')}</button></div>`,
    ],
    'fields',
  );
}

function inMs(seconds: string): string {
  return /^\d{1,9}(\.\d{1,3})?$/.test(seconds) ? String(Math.round(Number(seconds) * 1000)) : seconds;
}

/** Converts the form's fields to the names and units of `changeAccount`. An empty field means "never". */
export function switchFieldsOf(form: Record<string, string>): Record<string, string> {
  const { delaySeconds, cancelsAfterSeconds, reversesAfter, reverseUnit, ...fields } = form;
  if (delaySeconds) fields.delayMs = inMs(delaySeconds);
  if (cancelsAfterSeconds !== undefined) fields.cancelsAfterMs = inMs(cancelsAfterSeconds) || 'never';
  if (reversesAfter !== undefined) {
    const isNumber = /^\d{1,9}$/.test(reversesAfter);
    const minutes = isNumber ? String(Number(reversesAfter) * (Number(reverseUnit) || 1)) : reversesAfter;
    fields.reversesAfterMinutes = minutes || 'never';
  }
  return fields;
}
