import type { FastifyInstance } from 'fastify';
import { answer, ok } from '../../http/rest/envelope.ts';
import { languageOf } from '../../http/rest/language.ts';
import { integerParam, type RawParams } from '../../http/rest/params.ts';
import type { RestContext } from '../../http/rest/restContext.ts';
import { pageNotices } from './notice.store.ts';

/**
 * `GET /web/notice`: announcements and, with a session, the user's messages (N-01). `type` 0 means every type;
 * `subType` 1 only unread ones; `limit` 0 returns the total with an empty list. Visitors get announcements.
 */
export function noticeRoutes(app: FastifyInstance, { door, requestOf }: RestContext): void {
  app.get('/notice', async (request, reply) => {
    const params = request.query as RawParams;
    const type = integerParam(params, 'type', { min: 0, max: 4, default: 0 });
    const isUnread = integerParam(params, 'subType', { min: 0, max: 1, default: 0 }) === 1;
    const limit = integerParam(params, 'limit', { min: 0, max: 100, default: 20 });
    const { viewer } = await requestOf(request, reply);
    const page = await pageNotices(door.platform.db, {
      userId: viewer?.userId ?? null,
      type: type === 0 ? null : type,
      isUnread,
      limit,
      language: languageOf(request),
    });
    return answer(reply, 200, ok(page));
  });
}
