import { fileTypeFromBuffer } from 'file-type';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { AttachmentTypeWrong, AttachmentUnwanted } from './attachment.errors.ts';
import { attachmentName, isAttachmentType } from './attachment.ts';
import { holdPartner, replaceAttachment } from './partner.store.ts';

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
    const held = await holdPartner(tx, userId);
    if (held?.status !== 'reviewing') throw new AttachmentUnwanted();
    await replaceAttachment(tx, { partnerId: held.id, name: cleanName, mediaType, bytes });
    checkpoint('partner.attached');
  });
  return cleanName;
}
