import { fileTypeFromBuffer } from 'file-type';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { AttachmentTypeWrong, AttachmentUnwanted } from './attachment.errors.ts';
import { attachmentName, isAttachmentType } from './attachment.ts';
import { holdPartner, replaceAttachment } from './partner.store.ts';

/**
 * Keeps the file that comes with an application under review, in the place of the one before (P-01, T-14). Its kind is told by its
 * content, whatever its name and its sender say.
 * @returns the name that it is kept under. @throws AttachmentTypeWrong, AttachmentUnwanted.
 */
export async function keepAttachment(
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
