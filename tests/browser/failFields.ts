import type { Page } from 'playwright-core';

type FieldPath = (string | number)[];

/** Sets the fields of these names to null, wherever they are. @returns where they were. */
function clear(data: unknown, names: readonly string[], at: FieldPath = []): FieldPath[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const path = [...at, Array.isArray(data) ? Number(key) : key];
    if (!names.includes(key)) return clear(value, names, path);
    (data as Record<string, unknown>)[key] = null;
    return [path];
  });
}

/** Makes fields of all answers fail from now on, by their names in the documents, as a resolver that throws does. */
export async function failFields(page: Page, ...names: string[]): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (route.request().headers().accept === 'text/event-stream') return route.continue();
    const response = await route.fetch();
    const reply = await response.json().catch(() => null);
    const paths = clear(reply?.data, names);
    if (paths.length === 0) return route.fulfill({ response });
    const extensions = { code: 'INTERNAL_SERVER_ERROR' };
    const errors = paths.map((path) => ({ message: 'Unexpected error.', path, extensions }));
    return route.fulfill({ response, json: { ...reply, errors } });
  });
}
