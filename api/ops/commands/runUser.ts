import { replyToLetter, viewLetters } from '../../accounts/letter/letter.ts';
import { signOutUser } from '../../accounts/session/signOut.ts';
import { blockUser, unblockUser, viewHolds } from '../../accounts/user/blockUser.ts';
import { readUserCommand, USER_HELP, type UserCommand } from '../../accounts/user/userCommand.ts';
import type { Platform } from '../../kernel/platform.ts';
import { findUsers } from './findByNumber.ts';
import { operatorOf, runCommand } from './runCommand.ts';
import { MOVEMENTS_PAGE } from './userFile.store.ts';
import { viewUserFile, viewUserMoney } from './viewUserFile.ts';
import {
  userWords,
  writeFoundUser,
  writeHold,
  writeLetter,
  writeMovement,
  writeUserFile,
} from './writeUserFile.ts';

const NO_LETTER = 'There is no such letter without an answer / 没有这条未回复的留言';
const NO_LETTERS = 'No letter waits for an answer / 没有待回复的留言';
const NO_HOLDS = 'No hold waits for a decision / 没有等待处理的冻结';
const UNKNOWN = 'There is no such user / 没有这个用户';
const OUTCOMES = { done: 'Done / 已完成', unchanged: 'It is so already / 已是此状态，没有变化' };

async function find({ db }: Platform, { text, operator }: UserCommand & { kind: 'find' }): Promise<boolean> {
  const found = await findUsers(db, { by: userWords(text), operator: operatorOf(operator) });
  if (found.length === 0) console.log(UNKNOWN);
  for (const user of found) console.log(writeFoundUser(user));
  return found.length > 0;
}

async function show(
  { db }: Platform,
  { userId, isRevealed, operator }: UserCommand & { kind: 'show' },
): Promise<boolean> {
  const seen = await viewUserFile(db, { userId, isRevealed, operator: operatorOf(operator) });
  console.log(seen ? writeUserFile(seen.file, seen.actions, isRevealed) : UNKNOWN);
  return seen !== null;
}

async function money(
  { db }: Platform,
  { userId, before, operator }: UserCommand & { kind: 'money' },
): Promise<boolean> {
  const movements = await viewUserMoney(db, { userId, before, operator: operatorOf(operator) });
  if (!movements) console.log(UNKNOWN);
  else if (movements.length === 0) console.log('No money moved / 没有资金流水');
  for (const movement of movements ?? []) console.log(writeMovement(movement));
  if (movements?.length === MOVEMENTS_PAGE) console.log(`more / 更多: --before ${movements.at(-1)?.id}`);
  return movements !== null;
}

async function change(
  platform: Platform,
  {
    kind,
    userId,
    reason,
    note,
    withinDays,
    operator: named,
  }: UserCommand & { kind: 'block' | 'hold' | 'unblock' | 'endSessions' },
): Promise<boolean> {
  const input = { userId, reason, operator: operatorOf(named) };
  if (kind === 'endSessions') {
    console.log(`${await signOutUser(platform, input)} sessions ended / 个登录已退出`);
    return true;
  }
  const scope = kind === 'hold' ? 'withdrawals' : 'everything';
  const outcome = await (kind === 'unblock'
    ? unblockUser(platform, input)
    : blockUser(platform, { ...input, scope, note, withinDays }));
  console.log(outcome ? OUTCOMES[outcome] : UNKNOWN);
  return outcome !== null;
}

async function listHolds({ db }: Platform, operator: string | null): Promise<boolean> {
  const holds = await viewHolds(db, operatorOf(operator));
  if (holds.length === 0) console.log(NO_HOLDS);
  for (const hold of holds) console.log(writeHold(hold));
  return true;
}

async function listLetters({ db }: Platform, operator: string | null): Promise<boolean> {
  const letters = await viewLetters(db, operatorOf(operator));
  if (letters.length === 0) console.log(NO_LETTERS);
  for (const letter of letters) console.log(writeLetter(letter));
  return true;
}

async function answer(
  platform: Platform,
  { letterId, text, operator }: UserCommand & { kind: 'answer' },
): Promise<boolean> {
  const input = { letterId, answer: text, operator: operatorOf(operator) };
  const outcome = await replyToLetter(platform, input);
  console.log(outcome ? OUTCOMES[outcome] : NO_LETTER);
  return outcome !== null;
}

/** `npm run user`: finds, shows, holds and releases users, reads and answers their letters. Exits with 1 if nothing could be done. */
await runCommand<UserCommand>({
  script: 'user',
  help: USER_HELP,
  read: readUserCommand,
  isDangerous: ({ kind }) => kind === 'block' || kind === 'unblock' || kind === 'endSessions',
  run(platform, command) {
    if (command.kind === 'find') return find(platform, command);
    if (command.kind === 'holds') return listHolds(platform, command.operator);
    if (command.kind === 'letters') return listLetters(platform, command.operator);
    if (command.kind === 'answer') return answer(platform, command);
    if (command.kind === 'money') return money(platform, command);
    if (command.kind === 'show') return show(platform, command);
    return change(platform, command);
  },
});
