import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../../http/graphql/context.ts';
import { answer, no } from '../../http/rest/envelope.ts';
import { languageOf } from '../../http/rest/language.ts';
import type { RestContext } from '../../http/rest/restContext.ts';
import { requireText } from '../../kernel/text.ts';
import { openOwnData } from './ownData.ts';

const PLEASE_LOG_IN = { zh: '请先登录', en: 'Please log in.' };
const CODE_LENGTH_MAX = 40;

/** `POST /web/user/data` with a step-up code: all personal data of the signed-in user, as one file (U-06). */
export function ownDataRoutes(app: FastifyInstance, { door, requestOf }: RestContext): void {
  app.post('/user/data', async (request, reply) => {
    const context = await requestOf(request, reply);
    const language = languageOf(request);
    if (!context.viewer) return answer(reply, 200, no(401, PLEASE_LOG_IN[language]));
    const { code } = (request.body ?? {}) as { code?: unknown };
    const parts = await openOwnData(door.platform, {
      userId: context.viewer.userId,
      code: requireText('code', typeof code === 'string' ? code : '', CODE_LENGTH_MAX),
      origin: originOf({ ...door, ...context } as Parameters<typeof originOf>[0]),
      language,
    });
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="my-data.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(parts));
  });
}
