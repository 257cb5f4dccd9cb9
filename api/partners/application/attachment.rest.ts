import type { RestApp, RestContext } from '../../http/rest/restApp.ts';
import { uploadRoute } from '../../http/rest/uploadRoute.ts';
import { AttachmentMissing, AttachmentTooLarge } from './attachment.errors.ts';
import { ATTACHMENT_BYTES_MAX, saveAttachment } from './attachment.ts';
import { findAttachment } from './partner.store.ts';

/**
 * `POST /web/partner/attachment`, which accepts a form with a file, and `GET /web/partner/attachment`, which downloads
 * the reader's own file.
 */
export function attachmentRoutes(app: RestApp, context: RestContext): void {
  const { platform } = context.services;
  uploadRoute(app, context, {
    path: '/partner/attachment',
    field: 'attachment',
    bytesMax: ATTACHMENT_BYTES_MAX,
    Missing: AttachmentMissing,
    TooLarge: AttachmentTooLarge,
    take: async (userId, upload) => ({ name: await saveAttachment(platform, { userId, ...upload }) }),
  });
  app.get('/partner/attachment', async (request, reply) => {
    const { viewer } = await context.requestOf(request, reply);
    const file = viewer && (await findAttachment(platform.db, viewer.userId));
    if (!file) return reply.callNotFound();
    // Sent so that no browser displays it as a page of ours, whatever it contains (T-14).
    return reply
      .header('content-type', file.mediaType)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('content-security-policy', 'sandbox')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .send(Buffer.from(file.bytes));
  });
}
