import { simplifiedHan } from '../../catalog/search/simplifiedHan.ts';

/** Characters as people count them, an emoji of several code points being one. */
export const NICKNAME_LENGTH_MIN = 2;
export const NICKNAME_LENGTH_MAX = 20;
/** Code points of the longest nickname, so that no twenty characters are a page. */
const CODE_POINTS_MAX = 60;

const GRAPHEMES = new Intl.Segmenter('zh', { granularity: 'grapheme' });
/** Control and format characters, among them all that turn the direction; what is no character; what takes no ink but room. */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;
/** What joins and colours the parts of one emoji is no trick there. */
const JOINED = /^\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)*$/u;
/** More marks than any language stacks. */
const PILED_MARKS = /\p{M}{3}/u;
/** How the platform calls somebody who has chosen no name: nobody can take another's. */
const GIVEN_NAME = /^(?:玩家|player)[0-9a-z]{4}$/u;

/** Letters of other alphabets, and signs, that are read as Latin ones, and characters that are read as those of our name. */
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
/** The letters A of those that Unicode keeps as signs: on flags, and in squares and circles. */
const SIGNS_OF_A: readonly number[] = [0x1f1e6, 0x1f130, 0x1f150, 0x1f170];

/** What makes a name look like ours: the platform, its staff, its robots. Compared as `bareLetters` writes them. */
const RESERVED: readonly string[] = [
  '官方',
  '客服',
  '饰集',
  '管理',
  '系统',
  '工作人员',
  '人工发货',
  '自动发货',
  'shiji',
  'official',
  'customerservice',
  'admin',
].map(bareLetters);
/** A game that has a reserved word in it. */
const HARMLESS = 'badminton';
/** Two letters are part of many a word: reserved where they are one. */
const GAME_MASTER = /(?<!\p{Script=Latin})gm(?!\p{Script=Latin})/u;

/** Why a nickname is refused. */
export type NicknameProblem = 'length' | 'characters' | 'reserved';

/** A text as a nickname, or why it is none. */
export type ParsedNickname = { nickname: string } | { problem: NicknameProblem };

function plainLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = SIGNS_OF_A.find((start) => code >= start && code < start + 26);
  const letter = first === undefined ? sign : String.fromCharCode(0x61 + code - first);
  return LOOKALIKES.get(letter) ?? simplifiedHan(letter);
}

/** Letters without what hides them: case, width, marks, and lookalikes; signs stay. */
function bareLetters(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  return [...plain].map(plainLetter).join('').replaceAll('rn', 'm');
}

function withoutSigns(letters: string): string {
  return letters.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function isReserved(nickname: string): boolean {
  const bare = withoutSigns(bareLetters(nickname)).replaceAll(HARMLESS, '');
  if (RESERVED.some((word) => bare.includes(word))) return true;
  // Digits stand beside the two letters, not for others.
  const words = bareLetters(nickname.normalize('NFKD').replaceAll(/\d/g, ' '));
  return GAME_MASTER.test(words) || GAME_MASTER.test(withoutSigns(words));
}

/**
 * Reads what somebody wants to be called (T-26): 2 to 20 characters as people see them, in Unicode's composed form, nothing unseen,
 * and nothing that makes its bearer look like the platform or its staff.
 */
export function parseNickname(text: string): ParsedNickname {
  const nickname = text.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ');
  const characters = [...GRAPHEMES.segment(nickname)].map(({ segment }) => segment);
  if (characters.some((character) => UNSEEN.test(character) && !JOINED.test(character)))
    return { problem: 'characters' };
  if (PILED_MARKS.test(nickname) || /^\p{M}/u.test(nickname)) return { problem: 'characters' };
  const isFitting =
    characters.length >= NICKNAME_LENGTH_MIN &&
    characters.length <= NICKNAME_LENGTH_MAX &&
    [...nickname].length <= CODE_POINTS_MAX;
  if (!isFitting) return { problem: 'length' };
  const plain = nickname.normalize('NFKC').toLowerCase().replaceAll(' ', '');
  if (GIVEN_NAME.test(plain) || isReserved(nickname)) return { problem: 'reserved' };
  return { nickname };
}
