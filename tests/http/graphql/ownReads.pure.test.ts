import { expect, test } from 'vitest';
import { filesIn } from '../../tidy/sourceFile.ts';

/** A resolver or route that reads a row by nothing but its id: `platform.db.order.findUnique({ where: { id: orderId } })`. */
const BY_ID_ALONE =
  /\bdb\.(\w+)\.find\w+\(\{\s*(?:\.\.\.query,\s*)?where: \{ id(?:: (?:[\w.]+|\{ in: \w+ \}))? \}/g;
/** Rows that anybody may read. */
const PUBLIC: readonly string[] = ['marketItem', 'listing', 'notice'];

test('T-6 resolvers read rows of somebody by id and owner, never by the id alone', () => {
  const resolvers = filesIn('api/').filter(({ path }) => path.endsWith('.graphql.ts'));
  expect(resolvers.length).toBeGreaterThan(40);
  const found = resolvers.flatMap(({ path, text: source }) =>
    [...source.matchAll(BY_ID_ALONE)].map(([text, model]) => ({ path, model, text })),
  );
  expect(
    found
      .filter(({ model }) => !PUBLIC.includes(model ?? ''))
      .map(({ path, text }) => `${path}: ${text.replace(/\s+/g, ' ')}`),
  ).toEqual([
    // The viewer's own row, by the session's own id.
    'api/accounts/user/user.graphql.ts: db.user.findUnique({ ...query, where: { id: viewer.userId }',
  ]);
});
