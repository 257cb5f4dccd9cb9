import { z } from 'zod';
import type { RestApp, RestContext } from '../../http/rest/restApp.ts';
import { uploadRoute } from '../../http/rest/uploadRoute.ts';
import { findAvatar } from './avatar.store.ts';
import { PICTURE_BYTES_MAX } from './picture.ts';
import { PictureMissing, PictureTooLarge } from './profile.errors.ts';
import { setAvatar } from './setAvatar.ts';

const HASH = /^[0-9a-f]{32}$/;

/** `POST /web/avatar`, which accepts a form with a picture, and `GET /web/avatar/{hash}`. */
export function avatarRoutes(app: RestApp, context: RestContext): void {
  const { platform } = context.services;
  uploadRoute(app, context, {
    path: '/avatar',
    field: 'picture',
    bytesMax: PICTURE_BYTES_MAX,
    Missing: PictureMissing,
    TooLarge: PictureTooLarge,
    take: async (userId, { bytes }) => ({ avatar: await setAvatar(platform, { userId, picture: bytes }) }),
  });
  app.get('/avatar/:hash', { schema: { params: z.object({ hash: z.string() }) } }, async (request, reply) => {
    const { hash } = request.params;
    const bytes = HASH.test(hash) ? await findAvatar(platform.db, hash) : null;
    if (bytes === null) return reply.callNotFound();
    // The name is a hash of the content, so the content under it never changes.
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(bytes));
  });
}
