import { fileTypeFromBuffer } from 'file-type';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { AttachmentTypeWrong, AttachmentUnwanted } from './attachment.errors.ts';
import { lockApplication, replaceAttachment } from './partner.store.ts';

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

/**
 * Stores the file of an application under review, replacing the previous one (P-01, T-14). Its type is detected from
 * its content, regardless of its name and declared type.
 * @returns the name that it is stored under.
 * @throws AttachmentTypeWrong, AttachmentUnwanted.
 */
export async function saveAttachment(
  { db }: Platform,
  { userId, name, bytes }: { userId: string; name: string; bytes: Uint8Array },
): Promise<string> {
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime;
  if (!isAttachmentType(mediaType)) throw new AttachmentTypeWrong();
  const cleanName = attachmentName(name, mediaType);
  await inTransaction(db, async (tx) => {
    const held = await lockApplication(tx, userId);
    if (held?.status !== 'reviewing') throw new AttachmentUnwanted();
    await replaceAttachment(tx, { partnerId: held.id, name: cleanName, mediaType, bytes });
    checkpoint('partner.attached');
  });
  return cleanName;
}
