import { simplifiedHan } from '../../catalog/search/simplifiedHan.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import {
  NicknameCharactersWrong,
  NicknameLengthWrong,
  NicknameReserved,
  NicknameTooSoon,
} from './profile.errors.ts';
import { lockChosenNickname, updateNickname } from './user.store.ts';

/** Length in displayed characters; an emoji of several code points counts as one. */
export const NICKNAME_LENGTH_MIN = 2;
export const NICKNAME_LENGTH_MAX = 20;
/** Maximum number of code points in a nickname, so that twenty characters cannot fill a page. */
const CODE_POINTS_MAX = 60;

const GRAPHEMES = new Intl.Segmenter('zh', { granularity: 'grapheme' });
/**
 * Control and format characters, including all that change the text direction; unassigned code points; invisible
 * characters with a width.
 */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;
/** The characters that join and colour the parts of one emoji are allowed there. */
const JOINED = /^\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)*$/u;
/** More combining marks than any language stacks. */
const PILED_MARKS = /\p{M}{3}/u;
/** The pattern of the names that the platform gives to users without a nickname; nobody may choose it. */
const GIVEN_NAME = /^(?:玩家|player)[0-9a-z]{4}$/u;

/**
 * Letters of other alphabets, and signs, that look like Latin letters, and characters that look like those of our name.
 */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: '4@аαɑᴀⲁ',
    c: 'сϲᴄⅽ',
    d: 'ԁᴅ',
    e: '3еεєҽᴇ',
    f: 'ƒғꜰ',
    g: 'ɡցɢԍ',
    h: 'һհʜн',
    i: '1|!lіїıɩιɪӏ¡ⵏ',
    j: 'јϳᴊ',
    m: 'мᴍⅿ',
    n: 'пոɴη',
    o: '0оοօᴏσ',
    r: 'гʀ',
    s: '5$ѕꜱզ',
    t: '7тᴛτ',
    u: 'υսᴜ',
    v: 'ѵνᴠ',
    饰: '飾饬飭餙',
    集: '雧隼',
    系: '係繫',
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);
/** The letters A of Unicode's letter symbols: on flags, and in squares and circles. */
const SIGNS_OF_A: readonly number[] = [0x1f1e6, 0x1f130, 0x1f150, 0x1f170];

/**
 * Words that make a name look like ours: the platform, its staff, its robots. Compared in the form of `bareLetters`.
 */
const STAFF_WORDS: readonly string[] = [
  '官方',
  '客服',
  '饰集',
  '管理',
  '系统',
  '工作人员',
  'shiji',
  'official',
  'customerservice',
  'admin',
].map(bareLetters);
/** What the platform writes in the place of a name. */
const RESERVED: readonly string[] = [...STAFF_WORDS, ...['人工发货', '自动发货'].map(bareLetters)];
/** A harmless word that contains a reserved one. */
const HARMLESS = 'badminton';
/** Two letters that occur within many words, so they are reserved only on their own. */
const GAME_MASTER = /(?<!\p{Script=Latin})gm(?!\p{Script=Latin})/u;

/** Why a nickname is rejected. */
export type NicknameProblem = 'length' | 'characters' | 'reserved';

/** A parsed nickname, or why it is rejected. */
export type ParsedNickname = { nickname: string } | { problem: NicknameProblem };

function plainLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = SIGNS_OF_A.find((start) => code >= start && code < start + 26);
  const letter = first === undefined ? sign : String.fromCharCode(0x61 + code - first);
  return LOOKALIKES.get(letter) ?? simplifiedHan(letter);
}

/** Letters without anything that disguises them: case, width, marks, and lookalikes. Signs are kept. */
function bareLetters(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  return [...plain].map(plainLetter).join('').replaceAll('rn', 'm');
}

function withoutSigns(letters: string): string {
  return letters.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function isReserved(text: string, words: readonly string[]): boolean {
  const bare = comparedForm(text).replaceAll(HARMLESS, '');
  if (words.some((word) => bare.includes(word))) return true;
  // Digits separate the two letters from others; they do not count as letters.
  const letters = bareLetters(text.normalize('NFKD').replaceAll(/\d/g, ' '));
  return GAME_MASTER.test(letters) || GAME_MASTER.test(withoutSigns(letters));
}

/** The form in which two names are compared: without signs, case, and anything that disguises a letter. */
export function comparedForm(text: string): string {
  return withoutSigns(bareLetters(text));
}

/** Whether a text looks as if it came from the platform or its staff. */
export function looksLikeStaff(text: string): boolean {
  return isReserved(text, STAFF_WORDS);
}

/** The displayed characters of a text in Unicode's composed form. Null if it has characters that cannot be used (T-26). */
export function charactersOf(text: string): string[] | null {
  const characters = [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
  const isUnseen = characters.some((character) => UNSEEN.test(character) && !JOINED.test(character));
  return isUnseen || PILED_MARKS.test(text) || /^\p{M}/u.test(text) ? null : characters;
}

/**
 * Parses a nickname (T-26): 2 to 20 displayed characters, in Unicode's composed form, without invisible characters, and
 * nothing that looks like the platform or its staff.
 */
export function parseNickname(text: string): ParsedNickname {
  const nickname = text.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ');
  const characters = charactersOf(nickname);
  if (characters === null) return { problem: 'characters' };
  const isFitting =
    characters.length >= NICKNAME_LENGTH_MIN &&
    characters.length <= NICKNAME_LENGTH_MAX &&
    [...nickname].length <= CODE_POINTS_MAX;
  if (!isFitting) return { problem: 'length' };
  const plain = nickname.normalize('NFKC').toLowerCase().replaceAll(' ', '');
  if (GIVEN_NAME.test(plain) || isReserved(nickname, RESERVED)) return { problem: 'reserved' };
  return { nickname };
}

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
    const held = await lockChosenNickname(tx, request.userId, config.NICKNAME_STAY_MS);
    if (held.nickname === nickname) return;
    if (held.availableAt) throw new NicknameTooSoon({ availableAt: held.availableAt });
    await updateNickname(tx, request.userId, nickname);
    checkpoint('nickname.kept');
  });
}

/** The seller name of a user without a nickname (O-04). */
const NAMELESS_SELLER = '人工发货';

/** A user's nickname, or a name derived from the end of the id. */
export function nicknameOf(user: { id: string; nickname: string | null }): string {
  return user.nickname ?? `玩家${user.id.slice(-4)}`;
}

/** A user's name as a seller, in every API: the nickname, or the specification's word if there is none (O-04). */
export function sellerNameOf({ nickname }: { nickname: string | null }): string {
  return nickname ?? NAMELESS_SELLER;
}
