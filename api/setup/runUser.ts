import type { Platform } from '../kernel/platform.ts';
import { findUsers } from '../operate/findUsers.ts';
import { userWords } from '../operate/userWords.ts';
import { viewUserFile } from '../operate/viewUserFile.ts';
import { signOutUser } from '../session/signOutUser.ts';
import { blockUser } from '../user/blockUser.ts';
import { unblockUser } from '../user/unblockUser.ts';
import { readUserCommand, USER_HELP, type UserCommand } from '../user/userCommand.ts';
import { operatorOf, runCommand } from './runCommand.ts';
import { writeFoundUser, writeUserFile } from './writeUserFile.ts';

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

async function change(
  platform: Platform,
  { kind, userId, reason, operator: named }: UserCommand & { kind: 'block' | 'unblock' | 'endSessions' },
): Promise<boolean> {
  const wish = { userId, reason, operator: operatorOf(named) };
  if (kind === 'endSessions') {
    console.log(`${await signOutUser(platform, wish)} sessions ended / 个登录已退出`);
    return true;
  }
  const outcome = await (kind === 'block' ? blockUser : unblockUser)(platform, wish);
  console.log(outcome ? OUTCOMES[outcome] : UNKNOWN);
  return outcome !== null;
}

/** `npm run user`: finds, shows, holds and releases users. Ends with 1 where nothing could be done. */
await runCommand<UserCommand>({
  script: 'user',
  help: USER_HELP,
  read: readUserCommand,
  run(platform, command) {
    if (command.kind === 'find') return find(platform, command);
    return command.kind === 'show' ? show(platform, command) : change(platform, command);
  },
});
