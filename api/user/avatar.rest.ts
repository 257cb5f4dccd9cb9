import { finished } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answer, no, ok } from '../rest/envelope.ts';
import { languageOf } from '../rest/language.ts';
import type { RestContext } from '../rest/restContext.ts';
import { findAvatar } from './avatarStore.ts';
import { PICTURE_BYTES_MAX } from './picture.ts';
import { PictureMissing, PictureTooLarge } from './profile.errors.ts';
import { setAvatar } from './setAvatar.ts';

const PLEASE_LOG_IN = { zh: '请先登录', en: 'Please log in.' };
const HASH = /^[0-9a-f]{32}$/;
/** Room for the form's own lines around the file. */
const FORM_BYTES_MAX = PICTURE_BYTES_MAX + 16 * 1024;
/** How long somebody may go on sending what is refused. */
const READ_ON_MS = 10_000;
/** Pictures in an hour from one session (T-14): each is decoded. */
const UPLOADS_PER_HOUR = 20;

/** A form of another site's page can be multipart, too, but cannot carry a header of its own (T-5). */
function requireMarker(request: FastifyRequest): void {
  if (request.headers['x-requested-with'] === 'XMLHttpRequest') return;
  throw Object.assign(new Error('a form without the marker'), { statusCode: 403 });
}

/** Reads what is left of a refused form: an answer to somebody who still sends is lost with the connection, and so is the next request. */
async function readOn({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return;
  raw.resume();
  await finished(raw, { writable: false, signal: AbortSignal.timeout(READ_ON_MS) }).catch(() => {});
}

/** @throws PictureMissing, PictureTooLarge. */
async function readPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new PictureMissing();
  const file = await request.file({ throwFileSizeLimit: false });
  if (file?.fieldname !== 'picture') {
    file?.file.resume();
    await readOn(request);
    throw new PictureMissing();
  }
  // Cut off at the limit without an error: when the plugin throws by itself it is sometimes after the bytes were handed over.
  const bytes = await file.toBuffer();
  if (file.file.truncated) {
    await readOn(request);
    throw new PictureTooLarge();
  }
  if (bytes.length === 0) throw new PictureMissing();
  return bytes;
}

/** `POST /web/avatar`, the one call that takes a form with a file, and `GET /web/avatar/{hash}`. */
export function avatarRoutes(app: FastifyInstance, { door, requestOf }: RestContext): void {
  // A scope of its own: no other call reads multipart.
  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: PICTURE_BYTES_MAX, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    });
    const rateLimit = {
      max: UPLOADS_PER_HOUR,
      timeWindow: '1 hour',
      keyGenerator: (request: FastifyRequest) => request.cookies.Authorization ?? request.ip,
    };
    scope.post('/avatar', { bodyLimit: FORM_BYTES_MAX, config: { rateLimit } }, async (request, reply) => {
      requireMarker(request);
      const { viewer } = await requestOf(request, reply);
      if (!viewer) return answer(reply, 200, no(401, PLEASE_LOG_IN[languageOf(request)]));
      const picture = await readPicture(request);
      const avatar = await setAvatar(door.platform, { userId: viewer.userId, picture });
      return answer(reply, 200, ok({ avatar }));
    });
  });
  app.get<{ Params: { hash: string } }>('/avatar/:hash', async (request, reply) => {
    const { hash } = request.params;
    const bytes = HASH.test(hash) ? await findAvatar(door.platform.db, hash) : null;
    if (bytes === null) return reply.callNotFound();
    // The name is of the content: what is kept under it never changes.
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(Buffer.from(bytes));
  });
}
