import { isHelpAsked, readWords } from '../../kernel/commandLine.ts';

/** A parsed command for finding objects. */
export type FindCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'find'; readonly text: string; readonly operator: string | null };

/** Help text in both languages. */
export const FIND_HELP = `npm run find -- <any number>

  Whatever has that number, with the command that shows it: orders (ours and a partner's), recharges, withdrawals, payments and the payment app's
  own numbers, users (phone, SteamID64, nickname), listings, copies by Steam's asset id, trade offers and trades of Steam, messages, letters,
  applications, callbacks, announcements, and ids of the APIs. At most twenty of each kind, the newest first.
  按任意编号查找：订单（本站与合作方的）、充值、提现、支付单与支付宝流水号、用户（手机号、SteamID64、昵称）、
  在售、饰品（assetid）、Steam 报价与交易、消息、留言、申请、回调、公告，以及接口中的 id

  --operator  who does it; the name at this machine unless told / 操作人，默认为本机用户名

Each look is kept with its operator and cannot be changed.
每次查看都会连同操作人保存，不可更改。`;

/**
 * Parses the command line.
 * @throws CommandProblem with one line that names the word.
 */
export function readFindCommand(words: readonly string[]): FindCommand {
  if (isHelpAsked(words)) return { kind: 'help' };
  const { places, options } = readWords(words, { places: ['number'] });
  return { kind: 'find', text: (places[0] ?? '').trim(), operator: options.get('--operator') ?? null };
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Extracts the id from the input: plain, or as in the APIs (`Order:…` in base64). Null if it contains none. */
export function idInside(text: string): string | null {
  const plain = text.toLowerCase();
  if (UUID.test(plain)) return plain;
  const inside = Buffer.from(text, 'base64').toString().split(':')[1] ?? '';
  return UUID.test(inside) ? inside : null;
}
