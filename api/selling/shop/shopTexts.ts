import { charactersOf, comparedForm, looksLikeStaff, parseNickname } from '../../accounts/user/nickname.ts';

/** Maximum number of displayed characters of the line about a shop. */
export const SHOP_LINE_MAX = 60;
/** Maximum number of code points of the line, so that its characters cannot fill a page. */
const CODE_POINTS_MAX = 180;

/** Ways to lead a buyer away, in the form without spaces and width. */
const CONTACTS: readonly RegExp[] = [
  /https?:|www\.|:\/\//,
  /[a-z0-9-]+[.。](?:com|cn|net|org|top|xyz|vip|shop|info|club|site|link|cc|me|gg|io|co|tv|app|dev|hk|ru)(?![a-z])/,
  // Seven digits make a phone number, or the number of a chat account.
  /\d{7}/,
  /微信|威信|薇信|v信|加v|\+v|wechat|weixin|qq|扣扣|企鹅号|telegram|电报|whatsapp|discord|skype|line:|@[a-z0-9_]{3}/,
  /电话|手机号|加群|群号|私聊|私下交易/,
];
const CHINESE_DIGITS = '零一二三四五六七八九';

function withoutDisguise(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase();
  const digits = plain.replaceAll(/[零〇一二三四五六七八九]/g, (digit) =>
    String(Math.max(0, CHINESE_DIGITS.indexOf(digit))),
  );
  return digits.replaceAll('点com', '.com').replaceAll(/[\s_·•|/\\,，、~-]/g, '');
}

function givesContact(text: string): boolean {
  const plain = text.normalize('NFKC').toLowerCase();
  const bare = withoutDisguise(text);
  return CONTACTS.some((contact) => contact.test(plain) || contact.test(bare));
}

/**
 * Parses the line about a shop: one line of plain text, checked as a nickname is, without anything that leads a buyer
 * away from the market.
 * @returns `line` null for an empty one; null if the text cannot be used.
 */
export function parseShopLine(text: string): { line: string | null } | null {
  const line = text.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ');
  if (line === '') return { line: null };
  const characters = charactersOf(line);
  if (characters === null || characters.length > SHOP_LINE_MAX || [...line].length > CODE_POINTS_MAX)
    return null;
  return looksLikeStaff(line) || givesContact(line) ? null : { line };
}

/** Words of addresses that name a part of the site or another market. Compared in the form of `comparedForm`. */
const RESERVED_ADDRESSES: ReadonlySet<string> = new Set(
  [
    'shop,shops,store,seller,sellers,sellhot,market,home,index,user,users,me,my,new,edit,setting,settings',
    'login,signin,signup,register,logout,help,news,notice,about,contact,search,goods,item,items,order,orders',
    'wallet,pay,payment,recharge,withdraw,api,open,web,graphql,static,assets,www,null,undefined,true,false',
    'steam,valve,buff,uu,youpin,igxe,c5,csgo,cs2,店铺,商城,市场,首页,帮助,设置,交易平台',
  ]
    .flatMap((words) => words.split(','))
    .map(comparedForm),
);

/** Letters and digits that an address needs at least, so that it can be read aloud. */
const ADDRESS_LETTERS_MIN = 2;

/** An address as it stands in the URL, and in the form in which two are compared. */
export interface ShopAddress {
  address: string;
  key: string;
}

/** The address that a nickname makes: its letters and digits, with a hyphen for anything else. Null if it makes none. */
export function shopAddressOf(nickname: string): ShopAddress | null {
  if ('problem' in parseNickname(nickname)) return null;
  const address = nickname
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const key = comparedForm(address);
  if ([...key].length < ADDRESS_LETTERS_MIN || RESERVED_ADDRESSES.has(key)) return null;
  return { address, key };
}
