import { z } from 'zod';
import { readGlobalId } from '../../http/graphql/globalId.ts';
import { ok } from '../../http/rest/envelope.ts';
import type { RestApp, RestContext } from '../../http/rest/restApp.ts';
import { bodyShape, textShape } from '../../kernel/shapes.ts';

/** Copies that a page shows at once: as many as are compared side by side, and some more. */
const LISTINGS_MAX = 10;
/** Looks of one address. A person opens a copy every few seconds; many may share an address. */
const LOOKS_PER_MINUTE = 120;

/** The row id of a listing's node id. */
const listingShape = z.string().transform((text, context) => {
  try {
    const { typename, id } = readGlobalId(text);
    if (typename === 'Listing') return id;
  } catch {
    // Said below.
  }
  context.addIssue('is no id');
  return z.NEVER;
});

const body = bodyShape({
  listings: textShape(1_000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(listingShape).min(1).max(LISTINGS_MAX)),
});

/** `POST /web/listing/view`: a page says that it shows these copies large, so that their sellers see how many looked. */
export function listingViewRoutes(app: RestApp, { services, requestOf }: RestContext): void {
  app.post(
    '/listing/view',
    {
      // It changes nothing of the visitor's: a session need not be read anew for it.
      config: { isRead: () => true, rateLimit: { max: LOOKS_PER_MINUTE, timeWindow: 60_000 } },
      schema: { body },
    },
    async (request, reply) => {
      const { viewer, deviceHash, address, userAgent } = await requestOf(request, reply);
      services.views.note(
        { viewerId: viewer?.userId ?? null, deviceHash, address, userAgent },
        request.body.listings,
      );
      return ok(null);
    },
  );
}
