import { defineError, field } from '../../kernel/domainError.ts';

export const NicknameLengthWrong = defineError({
  code: 'nicknameLengthWrong',
  number: 1201,
  description: 'The nickname has fewer than 2 or more than 20 characters (grapheme clusters).',
  input: 'nickname',
  zh: '昵称须为 2 到 20 个字',
  en: 'The nickname must have 2 to 20 characters',
});

export const NicknameCharactersWrong = defineError({
  code: 'nicknameCharactersWrong',
  number: 1202,
  description:
    'The nickname contains invisible characters, or characters that reverse or cover the text around them.',
  input: 'nickname',
  zh: '昵称含有不能使用的字符',
  en: 'The nickname has characters that cannot be used',
});

export const NicknameReserved = defineError({
  code: 'nicknameReserved',
  number: 1203,
  description: 'The nickname imitates the platform, its staff or a default nickname.',
  input: 'nickname',
  zh: '昵称不能与官方或客服相似',
  en: 'The nickname must not look like the platform or its staff',
});

export const NicknameTooSoon = defineError({
  code: 'nicknameTooSoon',
  number: 1204,
  description: 'The nickname was already changed within the last seven days.',
  input: 'nickname',
  fields: { availableAt: field('DateTime', 'When the nickname may be changed again.') },
  zh: '昵称每 7 天只能修改一次',
  en: 'The nickname can be changed once in 7 days',
});

export const PictureMissing = defineError({
  code: 'pictureMissing',
  number: 1205,
  description: 'The form contains no file named `picture`.',
  input: 'picture',
  zh: '请选择一张图片',
  en: 'Choose a picture',
});

export const PictureTooLarge = defineError({
  code: 'pictureTooLarge',
  number: 1206,
  description: 'The picture is larger than 2 MB.',
  input: 'picture',
  zh: '图片不能超过 2 MB',
  en: 'The picture must not exceed 2 MB',
});

export const PictureTypeWrong = defineError({
  code: 'pictureTypeWrong',
  number: 1207,
  description: 'The content of the file is neither JPEG, PNG nor WebP.',
  input: 'picture',
  zh: '图片只支持 JPEG、PNG 或 WebP 格式',
  en: 'The picture must be JPEG, PNG or WebP',
});

export const PictureUnreadable = defineError({
  code: 'pictureUnreadable',
  number: 1208,
  description: 'The picture is damaged, truncated or larger than 50 megapixels.',
  input: 'picture',
  zh: '图片已损坏或像素过多，请换一张',
  en: 'The picture is damaged or has too many pixels; choose another',
});
