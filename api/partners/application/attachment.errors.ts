import { defineError } from '../../kernel/domainError.ts';

export const AttachmentMissing = defineError({
  code: 'attachmentMissing',
  number: 6013,
  description: 'The form contains no file named `attachment`.',
  input: 'attachment',
  zh: '请选择一个文件',
  en: 'Choose a file',
});

export const AttachmentTooLarge = defineError({
  code: 'attachmentTooLarge',
  number: 6014,
  description: 'The attachment is larger than 5 MB.',
  input: 'attachment',
  zh: '附件不能超过 5 MB',
  en: 'The file must not exceed 5 MB',
});

export const AttachmentTypeWrong = defineError({
  code: 'attachmentTypeWrong',
  number: 6015,
  description: 'The content of the file is neither PDF, PNG nor JPEG.',
  input: 'attachment',
  zh: '附件只支持 PDF、PNG 或 JPEG 格式',
  en: 'The file must be PDF, PNG or JPEG',
});

export const AttachmentUnwanted = defineError({
  code: 'attachmentUnwanted',
  number: 6016,
  description: 'The viewer has no application under review.',
  input: 'attachment',
  zh: '只有审核中的申请可以上传附件',
  en: 'Files can only be added while the application is under review',
});
