/** Size limit of an application's file, in bytes (T-14). */
export const ATTACHMENT_BYTES_MAX = 5 * 1024 * 1024;
const NAME_LENGTH_MAX = 100;

/** File types that an operator can open, detected from the content. */
const ENDINGS = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
export type AttachmentType = keyof typeof ENDINGS;

/** True for a supported type. */
export function isAttachmentType(mediaType: string | undefined): mediaType is AttachmentType {
  return mediaType !== undefined && Object.hasOwn(ENDINGS, mediaType);
}

/**
 * The file name without folders and without invisible or direction-changing characters. Its extension is that of its
 * content.
 */
export function attachmentName(given: string, mediaType: AttachmentType): string {
  const ending = `.${ENDINGS[mediaType]}`;
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = last.replaceAll(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}"<>:|?*]/gu, '').trim();
  const stem = [...seen.replace(/\.[A-Za-z0-9]{1,5}$/, '')]
    .slice(0, NAME_LENGTH_MAX - ending.length)
    .join('');
  return `${stem.replace(/^\.+/, '').trim() || 'attachment'}${ending}`;
}
