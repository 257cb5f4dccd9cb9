import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { type NicknameProblem, parseNickname } from './nickname.ts';
import {
  NicknameCharactersWrong,
  NicknameLengthWrong,
  NicknameReserved,
  NicknameTooSoon,
} from './profile.errors.ts';
import { holdNickname, updateNickname } from './user.store.ts';

const ERRORS: Record<NicknameProblem, new () => Error> = {
  length: NicknameLengthWrong,
  characters: NicknameCharactersWrong,
  reserved: NicknameReserved,
};

/**
 * Sets the name that others see (U-01), once in a configured number of days. The current name again changes nothing and
 * does not count.
 * @throws NicknameLengthWrong, NicknameCharactersWrong, NicknameReserved, NicknameTooSoon.
 */
export async function setNickname(
  { db, config }: Platform,
  request: { userId: string; nickname: string },
): Promise<void> {
  const parsed = parseNickname(request.nickname);
  if ('problem' in parsed) throw new ERRORS[parsed.problem]();
  const { nickname } = parsed;
  await inTransaction(db, async (tx) => {
    const held = await holdNickname(tx, request.userId, config.NICKNAME_STAY_MS);
    if (held.nickname === nickname) return;
    if (held.availableAt) throw new NicknameTooSoon({ availableAt: held.availableAt });
    await updateNickname(tx, request.userId, nickname);
    checkpoint('nickname.kept');
  });
}
