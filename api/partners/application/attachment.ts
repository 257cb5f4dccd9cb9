/** Bytes of the largest file that comes with an application (T-14). */
export const ATTACHMENT_BYTES_MAX = 5 * 1024 * 1024;
const NAME_LENGTH_MAX = 100;

/** Kinds of files that an operator can look at, by what their content says they are. */
const ENDINGS = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
export type AttachmentType = keyof typeof ENDINGS;

/** True for a kind that is taken. */
export function isAttachmentType(mediaType: string | undefined): mediaType is AttachmentType {
  return mediaType !== undefined && Object.hasOwn(ENDINGS, mediaType);
}

/** A name without folders and what cannot be seen or turns the text around it; its ending is that of its content. */
export function attachmentName(given: string, mediaType: AttachmentType): string {
  const ending = `.${ENDINGS[mediaType]}`;
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = last.replaceAll(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}"<>:|?*]/gu, '').trim();
  const stem = [...seen.replace(/\.[A-Za-z0-9]{1,5}$/, '')]
    .slice(0, NAME_LENGTH_MAX - ending.length)
    .join('');
  return `${stem.replace(/^\.+/, '').trim() || 'attachment'}${ending}`;
}
