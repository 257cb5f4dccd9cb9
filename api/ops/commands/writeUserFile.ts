import { maskPhone } from '../../accounts/session/session.ts';
import type { WaitingHold } from '../../accounts/user/accountHold.store.ts';
import type { StoredAction } from '../../kernel/audit/operatorAction.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { FoundUser, UserFile, UserMovement } from './userFile.store.ts';

const moment = (at: Date | null): string => at?.toISOString() ?? '-';

/** Formats a found user as one line, with masked phone number. */
export function writeFoundUser({ id, phone, nickname, isBlocked, createdAt }: FoundUser): string {
  const held = isBlocked ? '  blocked / 已冻结' : '';
  return `${id}  ${maskPhone(phone)}  ${nickname ?? '-'}  ${moment(createdAt)}${held}`;
}

/** Formats a movement of a user's money as one line. */
export function writeMovement(movement: UserMovement): string {
  const { at, kind, reason, orderNo, amountCents, balanceAfterCents } = movement;
  const sign = amountCents > 0n ? '+' : '';
  return `${moment(at)}  ${kind}  ${reason}  ${sign}${formatYuan(amountCents)}  = ¥${formatYuan(balanceAfterCents)}${orderNo ? `  order / 订单 ${orderNo}` : ''}`;
}

function writeMoney({ accounts, withdrawals }: UserFile): string[] {
  return [
    ...accounts.map(({ kind, balanceCents }) => `${kind}: ¥${formatYuan(balanceCents)}`),
    ...withdrawals.map(
      ({ serialNo, amountCents, createdAt, isFrozen }) =>
        `withdrawal / 提现: ${serialNo}  ¥${formatYuan(amountCents)}  ${moment(createdAt)}${isFrozen ? '  frozen / 冻结' : ''}`,
    ),
  ];
}

/** What a user has agreed to buy or sell at a price, if somebody takes it. */
function writeOpenDeals({ bids, offers }: UserFile): string[] {
  return [
    ...bids.map(
      ({ id, marketHashName, remaining, priceCents, heldCents, sleepReason, expiresAt }) =>
        `buy order / 求购: ${id}  ${marketHashName}  ${remaining} × ¥${formatYuan(priceCents)}  held ¥${formatYuan(heldCents)}  ${sleepReason ?? 'awake'}  until ${moment(expiresAt)}`,
    ),
    ...offers.map(
      ({ id, side, state, priceCents, counterCents, expiresAt }) =>
        `price offer / 议价: ${id}  ${side}  ${state}  ¥${formatYuan(priceCents)}${counterCents === null ? '' : `  counter ¥${formatYuan(counterCents)}`}  until ${moment(expiresAt)}`,
    ),
  ];
}

function writeDevices({ sessions }: UserFile, isRevealed: boolean): string[] {
  return sessions.map(({ createdAt, lastUsedAt, expiresAt, address, userAgent }) => {
    const device = userAgent.slice(0, 60) || '-';
    const where = isRevealed ? `  ${address}` : '';
    return `session / 登录: ${moment(createdAt)}  last used ${moment(lastUsedAt)}  until ${moment(expiresAt)}  ${device}${where}`;
  });
}

/** Actions of a user on the account with their origin, as evidence in case of dispute (T-29). */
function writeUserActions({ accountActions }: UserFile, isRevealed: boolean): string[] {
  return accountActions.map(({ kind, details, createdAt, address, userAgent }) => {
    const where = isRevealed ? `  ${address ?? '-'}` : '';
    return `did / 操作: ${moment(createdAt)}  ${kind}  ${JSON.stringify(details)}  ${userAgent?.slice(0, 60) || '-'}${where}`;
  });
}

function writeHolds({ holds }: UserFile): string[] {
  return holds.map(({ scope, cause, order, startedAt, endsAt, decideBy, endedAt }) => {
    const open = decideBy ? `decide by / 最迟处理 ${moment(decideBy)}` : `until / 至 ${moment(endsAt)}`;
    const until = endedAt ? `ended / 已结束 ${moment(endedAt)}` : open;
    return `hold / 冻结: ${scope}  ${cause}  ${order?.orderNo ?? '-'}  since / 始于 ${moment(startedAt)}  ${until}`;
  });
}

/** Formats a hold that waits for a decision as one line. */
export function writeHold({ userId, scope, startedAt, decideBy, isLate }: WaitingHold): string {
  const late = isLate ? ', late / 已超时' : '';
  return `hold / 冻结: user / 用户 ${userId}  ${scope}  since / 始于 ${moment(startedAt)}  decide by / 最迟处理 ${moment(decideBy)}${late}`;
}

/** Formats a letter: without its author in one user's list, with the author in the list of unanswered letters. */
export function writeLetter(letter: {
  id: string;
  userId?: string;
  text: string;
  createdAt: Date;
  answer?: string | null;
}): string {
  const writer = letter.userId ? `  user / 用户 ${letter.userId}` : '';
  const answer = letter.answer ? `\n  answer / 回复: ${letter.answer}` : '';
  return `letter / 留言: ${letter.id}${writer}  ${moment(letter.createdAt)}\n  ${letter.text.replaceAll('\n', '\n  ')}${answer}`;
}

/**
 * Formats a user for operators, one line for each entry.
 * @param isRevealed shows phone number and addresses unmasked.
 */
export function writeUserFile(file: UserFile, actions: readonly StoredAction[], isRevealed: boolean): string {
  const { verification, steamAccounts, orders, disputes } = file;
  return [
    `user / 用户: ${file.id}`,
    `phone / 手机: ${isRevealed ? file.phone : maskPhone(file.phone)}`,
    `nickname / 昵称: ${file.nickname ?? '-'}`,
    `since / 注册: ${moment(file.createdAt)}`,
    `blocked / 已冻结: ${file.isBlocked ? 'yes' : 'no'}`,
    ...writeHolds(file),
    `verified / 实名: ${verification ? `${verification.maskedName}  ${moment(verification.verifiedAt)}` : '-'}`,
    ...(verification?.frozenUntil
      ? [`no withdrawal before / 提现冻结至: ${moment(verification.frozenUntil)}`]
      : []),
    ...writeMoney(file),
    ...orders.map(
      ({ orderNo, phase, side, priceCents, deadlineAt }) =>
        `open order / 进行中: ${orderNo}  ${side}  ${phase}  ¥${formatYuan(priceCents)}  deadline ${moment(deadlineAt)}`,
    ),
    ...writeOpenDeals(file),
    ...steamAccounts.map(
      ({ steamId, accountName, type, status, unboundAt }) =>
        `Steam: ${steamId}  ${accountName}  ${type}  ${unboundAt ? `unbound ${moment(unboundAt)}` : status}`,
    ),
    ...writeDevices(file, isRevealed),
    ...writeUserActions(file, isRevealed),
    ...disputes.map(
      ({ orderNo, side, cause, fault, startedAt }) =>
        `dispute / 争议: ${orderNo}  ${side}  ${cause}  fault / 责任 ${fault}  ${moment(startedAt)}`,
    ),
    ...file.letters.map(writeLetter),
    ...writeActions(actions),
  ].join('\n');
}

/** Formats operators' actions, one line each. */
export function writeActions(actions: readonly StoredAction[]): string[] {
  return actions.map(
    ({ at, operator, command, outcome, reason }) =>
      `operator / 操作: ${at.toISOString()}  ${operator}  ${command}  ${outcome}${reason ? `  ${reason}` : ''}`,
  );
}

/** Identifier of a user. */
export type UserWords = { id: string } | { phone: string } | { steamId: string } | { nickname: string };

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const STEAM_ID = /^7656119[0-9]{10}$/;
/** A mainland mobile number, with or without the country code. */
const PHONE = /^(?:\+?86)?(1[3-9][0-9]{9})$/;

/** Distinguishes a user's id, SteamID64, phone number and nickname by their format. */
export function userWords(text: string): UserWords {
  if (UUID.test(text)) return { id: text.toLowerCase() };
  if (STEAM_ID.test(text)) return { steamId: text };
  const phone = PHONE.exec(text.replace(/[\s-]/g, ''));
  return phone ? { phone: `+86${phone[1]}` } : { nickname: text };
}
