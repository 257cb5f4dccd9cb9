import { z } from 'zod';
import { ok } from '../../http/rest/envelope.ts';
import { languageOf } from '../../http/rest/request.ts';
import type { RestApp, RestContext } from '../../http/rest/restApp.ts';
import { integerParam } from '../../kernel/shapes.ts';
import { pageNotices } from './notice.store.ts';

const noticeQuery = z.object({
  type: integerParam({ min: 0, max: 4, default: 0 }),
  subType: integerParam({ min: 0, max: 1, default: 0 }),
  limit: integerParam({ min: 0, max: 100, default: 20 }),
});

/**
 * `GET /web/notice`: announcements and, with a session, the user's messages (N-01). `type` 0 means every type;
 * `subType` 1 only unread ones; `limit` 0 returns the total with an empty list. Visitors get announcements.
 */
export function noticeRoutes(app: RestApp, { services, requestOf }: RestContext): void {
  app.get('/notice', { schema: { querystring: noticeQuery } }, async (request, reply) => {
    const { type, subType, limit } = request.query;
    const { viewer } = await requestOf(request, reply);
    const page = await pageNotices(services.platform.db, {
      userId: viewer?.userId ?? null,
      type: type === 0 ? null : type,
      isUnread: subType === 1,
      limit,
      language: languageOf(request),
    });
    return ok(page);
  });
}
