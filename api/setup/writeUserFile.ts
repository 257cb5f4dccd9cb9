import { formatYuan } from '../kernel/money.ts';
import type { KeptAction } from '../operate/operatorAction.ts';
import type { FoundUser, UserFile } from '../operate/userFileStore.ts';
import { maskPhone } from '../session/session.ts';
import { writeActions } from './writeActions.ts';

const moment = (at: Date | null): string => at?.toISOString() ?? '-';

/** A found user in a line, the phone number masked. */
export function writeFoundUser({ id, phone, nickname, isBlocked, createdAt }: FoundUser): string {
  const held = isBlocked ? '  held / 审核中' : '';
  return `${id}  ${maskPhone(phone)}  ${nickname ?? '-'}  ${moment(createdAt)}${held}`;
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

function writeDevices({ sessions }: UserFile, isRevealed: boolean): string[] {
  return sessions.map(({ createdAt, lastUsedAt, expiresAt, address, userAgent }) => {
    const device = userAgent.slice(0, 60) || '-';
    const where = isRevealed ? `  ${address}` : '';
    return `session / 登录: ${moment(createdAt)}  last used ${moment(lastUsedAt)}  until ${moment(expiresAt)}  ${device}${where}`;
  });
}

/** What they did that they might deny, and from where (T-29). */
function writeDeeds({ accountActions }: UserFile, isRevealed: boolean): string[] {
  return accountActions.map(({ kind, details, createdAt, address, userAgent }) => {
    const where = isRevealed ? `  ${address ?? '-'}` : '';
    return `did / 操作: ${moment(createdAt)}  ${kind}  ${JSON.stringify(details)}  ${userAgent?.slice(0, 60) || '-'}${where}`;
  });
}

/**
 * A user as operators read them: a line for each thing.
 * @param isRevealed the phone number and the addresses whole.
 */
export function writeUserFile(file: UserFile, actions: readonly KeptAction[], isRevealed: boolean): string {
  const { verification, steamAccounts, orders, causes } = file;
  return [
    `user / 用户: ${file.id}`,
    `phone / 手机: ${isRevealed ? file.phone : maskPhone(file.phone)}`,
    `nickname / 昵称: ${file.nickname ?? '-'}`,
    `since / 注册: ${moment(file.createdAt)}`,
    `held for review / 审核中: ${file.isBlocked ? 'yes' : 'no'}`,
    `verified / 实名: ${verification ? `${verification.maskedName}  ${moment(verification.verifiedAt)}` : '-'}`,
    ...(verification?.frozenUntil
      ? [`no withdrawal before / 提现冻结至: ${moment(verification.frozenUntil)}`]
      : []),
    ...writeMoney(file),
    ...orders.map(
      ({ orderNo, phase, side, priceCents, deadlineAt }) =>
        `open order / 进行中: ${orderNo}  ${side}  ${phase}  ¥${formatYuan(priceCents)}  deadline ${moment(deadlineAt)}`,
    ),
    ...steamAccounts.map(
      ({ steamId, accountName, type, status, unboundAt }) =>
        `Steam: ${steamId}  ${accountName}  ${type}  ${unboundAt ? `unbound ${moment(unboundAt)}` : status}`,
    ),
    ...writeDevices(file, isRevealed),
    ...writeDeeds(file, isRevealed),
    ...causes.map(({ orderNo, cause, at }) => `may be why / 可能原因: ${orderNo}  ${cause}  ${moment(at)}`),
    ...writeActions(actions),
  ].join('\n');
}
