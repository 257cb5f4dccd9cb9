import { defineError, field } from '../../kernel/domainError.ts';

export const ShopAddressUnfit = defineError({
  code: 'shopAddressUnfit',
  number: 2120,
  description:
    'The viewer has no nickname, or one that makes no address: too few letters and digits, or a reserved word.',
  zh: '这个昵称不能用作店铺地址：需要先设置昵称，其中至少有两个文字或数字，且不是保留词',
  en: 'This nickname cannot be the address of a shop: choose one with at least two letters or digits that is no reserved word',
});

export const ShopAddressTaken = defineError({
  code: 'shopAddressTaken',
  number: 2121,
  description: 'Another shop has this address, or one that looks like it, or had it within the last 90 days.',
  zh: '这个地址或相似的地址已被别的店铺使用，换个昵称再试',
  en: 'Another shop has this address or one that looks like it; try again with another nickname',
});

export const ShopLineUnfit = defineError({
  code: 'shopLineUnfit',
  number: 2122,
  description:
    'The line about the shop is too long, has characters that cannot be used, imitates the platform, or gives a link or a contact.',
  input: 'line',
  fields: { limit: field('Int', 'Most displayed characters of the line.') },
  guide: {
    retry: 'changed',
    causeZh: '店铺介绍过长、含不可用字符、冒充平台，或含联系方式。',
    nextZh: '修改 line 后再发送。',
    nextEn: 'Change `line` and send again.',
    example: { limit: 60 },
  },
  zh: ({ limit }) =>
    `店铺介绍最多 ${limit} 个字，只能写一行，不能含有链接、电话、微信、QQ 等联系方式，也不能与官方相似`,
  en: ({ limit }) =>
    `The line about the shop has at most ${limit} characters in one line, without links, phone numbers or other contacts, and must not look like the platform`,
});

export const PinNotOnSale = defineError({
  code: 'pinNotOnSale',
  number: 2123,
  description: 'One of the listings is not an open listing of the viewer.',
  input: 'listingIds',
  guide: {
    retry: 'changed',
    causeZh: '其中有不是自己在售的饰品。',
    nextZh: '去掉它后再发送。',
    nextEn: 'Leave it out and send again.',
  },
  zh: '只能置顶自己的在售饰品',
  en: 'Only your own open listings can be pinned',
});
