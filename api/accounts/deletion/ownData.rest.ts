import { Readable } from 'node:stream';
import { z } from 'zod';
import { originOf } from '../../http/graphql/context.ts';
import { languageOf } from '../../http/rest/request.ts';
import { type RestApp, type RestContext, userOf } from '../../http/rest/restApp.ts';
import { bodyShape, textShape } from '../../kernel/shapes.ts';
import { openOwnData } from './ownData.ts';

const CODE_LENGTH_MAX = 40;

/** A body without a code is answered like one with a wrong code. */
const dataBody = bodyShape({
  code: z.preprocess((code) => (typeof code === 'string' ? code : ''), textShape(CODE_LENGTH_MAX)),
});

/** `POST /web/user/data` with a step-up code: all personal data of the signed-in user, as one file (U-06). */
export function ownDataRoutes(app: RestApp, { services, requestOf }: RestContext): void {
  app.post(
    '/user/data',
    { config: { needsUser: true }, schema: { body: dataBody } },
    async (request, reply) => {
      const context = await requestOf(request, reply);
      const language = languageOf(request);
      const parts = await openOwnData(services.platform, {
        userId: userOf(request),
        code: request.body.code,
        origin: originOf({ ...services, ...context } as Parameters<typeof originOf>[0]),
        language,
      });
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="my-data.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(parts));
    },
  );
}
