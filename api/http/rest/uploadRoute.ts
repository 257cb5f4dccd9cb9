import { finished } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from '../../kernel/domainError.ts';
import { HOUR_MS } from '../../kernel/durations.ts';
import { ok } from './envelope.ts';
import type { RestApp, RestContext } from './restApp.ts';
import { SignInRequired } from './restError.ts';

/** Allowance for the multipart framing around the file. */
const FORM_LINES_BYTES = 16 * 1024;
/** Milliseconds for which the rest of a rejected upload is read. */
const READ_ON_MS = 10_000;
/** Maximum number of files per user and hour (T-14), since each is parsed. */
const UPLOADS_PER_HOUR = 20;

/** An uploaded file. Its name comes from the sender and is not trusted. */
export interface Upload {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A call that accepts a form with one file. */
export interface UploadCall {
  readonly path: string;
  /** Field of the form that contains the file. */
  readonly field: string;
  readonly bytesMax: number;
  readonly Missing: new () => DomainError;
  readonly TooLarge: new () => DomainError;
  /** Does it, and answers the envelope's data. */
  readonly take: (userId: string, upload: Upload) => Promise<unknown>;
}

/** A cross-site form can be multipart too, but cannot send a custom header (T-5). */
function requireMarker(request: FastifyRequest): void {
  if (request.headers['x-requested-with'] === 'XMLHttpRequest') return;
  throw Object.assign(new Error('a form without the marker'), { statusCode: 403 });
}

/**
 * Reads the rest of a rejected form: a response to a client that is still sending is lost with the connection, and so is the next request.
 */
async function readOn({ raw }: FastifyRequest): Promise<void> {
  if (raw.readableEnded || raw.destroyed) return;
  raw.resume();
  await finished(raw, { writable: false, signal: AbortSignal.timeout(READ_ON_MS) }).catch(() => {});
}

async function readUpload(
  request: FastifyRequest,
  { field, Missing, TooLarge }: UploadCall,
): Promise<Upload> {
  if (!request.isMultipart()) throw new Missing();
  const file = await request.file({ throwFileSizeLimit: false });
  if (file?.fieldname !== field) {
    file?.file.resume();
    await readOn(request);
    throw new Missing();
  }
  // The stream is truncated at the limit without an error. With the plugin's own error, the bytes are sometimes passed on first.
  const bytes = await file.toBuffer();
  if (file.file.truncated) {
    await readOn(request);
    throw new TooLarge();
  }
  if (bytes.length === 0) throw new Missing();
  return { name: file.filename, bytes };
}

/**
 * Limits a user's uploads, in addition to the limit of the address that applies to every call. The user of the cookies counts once the
 * session is verified.
 */
function uploadLimit(scope: FastifyInstance, path: string) {
  const uploaders = new WeakMap<FastifyRequest, string>();
  const count = scope.createRateLimit({
    max: UPLOADS_PER_HOUR,
    timeWindow: HOUR_MS,
    keyGenerator: (request) => `${path} ${uploaders.get(request)}`,
  });
  return async (request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> => {
    uploaders.set(request, userId);
    const found = await count(request);
    if (found.isAllowed || !found.isExceeded) return;
    await readOn(request);
    reply.header('retry-after', found.ttlInSeconds);
    throw Object.assign(new Error('too many uploads'), { statusCode: 429 });
  };
}

/** Registers a call for a signed-in user's file: one form with one file, limited per hour. No other call accepts forms. */
export function uploadRoute(app: RestApp, { requestOf }: RestContext, call: UploadCall): void {
  // In its own scope, since no other call accepts multipart.
  void app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: call.bytesMax, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    });
    const applyLimit = uploadLimit(scope, call.path);
    const bodyLimit = call.bytesMax + FORM_LINES_BYTES;
    scope.post(call.path, { bodyLimit }, async (request, reply) => {
      requireMarker(request);
      const { viewer } = await requestOf(request, reply);
      if (!viewer) throw new SignInRequired();
      await applyLimit(request, reply, viewer.userId);
      return ok(await call.take(viewer.userId, await readUpload(request, call)));
    });
  });
}
