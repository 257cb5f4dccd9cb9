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

/** What makes a name look like ours: the platform, its staff, its robots. Compared as `bareName` writes it. */
const RESERVED = [
  '官方',
  '客服',
  '饰集',
  '飾集',
  '管理员',
  '管理員',
  '工作人员',
  '工作人員',
  '人工发货',
  '自动发货',
  'shiji',
  'official',
  'customerservice',
];

/** Letters of other alphabets, and signs, that are read as Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '|': 'i',
  '!': 'i',
  '5': 's',
  $: 's',
  а: 'a',
  с: 'c',
  е: 'e',
  һ: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  о: 'o',
  ѕ: 's',
  ƒ: 'f',
  ı: 'i',
  ɩ: 'i',
  ι: 'i',
  ο: 'o',
  α: 'a',
  ε: 'e',
};

/** Why a nickname is refused. */
export type NicknameProblem = 'length' | 'characters' | 'reserved';

/** A text as a nickname, or why it is none. */
export type ParsedNickname = { nickname: string } | { problem: NicknameProblem };

/** The letters of a name without what hides them: case, width, marks, spaces, signs and lookalikes. */
function bareName(nickname: string): string {
  const plain = nickname.normalize('NFKD').toLowerCase();
  return [...plain.replaceAll(/\p{M}/gu, '')]
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
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
  const bare = bareName(nickname);
  if (GIVEN_NAME.test(plain) || RESERVED.some((word) => bare.includes(word))) return { problem: 'reserved' };
  return { nickname };
}
