import { fastify } from 'fastify';
import type { OpenContext } from './openApp.ts';
import { openRoutes } from './openRouter.ts';

/** Creates the OpenAPI document of `/open/v1` from its routes. No handler is called, so their dependencies can be empty. */
export async function describeOpen(): Promise<Record<string, unknown>> {
  const app = fastify();
  const nothing = { door: { platform: { config: { OPEN_REQUESTS_PER_MINUTE: 1 } } }, keys: [] };
  await app.register((open) => openRoutes(open, nothing as unknown as OpenContext), { prefix: '/open/v1' });
  await app.ready();
  const answer = await app.inject('/open/v1/openapi.json');
  await app.close();
  return withoutUnused(answer.json());
}

/** Removes unused shapes: each is registered for both directions, even if no route refers to it. */
function withoutUnused(document: {
  components: { schemas: Record<string, unknown> };
}): Record<string, unknown> {
  const text = JSON.stringify(document);
  const used = Object.entries(document.components.schemas).filter(([name]) =>
    text.includes(`"#/components/schemas/${name}"`),
  );
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(used) } };
}
