import type { TestClient } from '../../kit/testClient.ts';

/** Checks through both APIs whether the client's cookies open a session. Throws if the APIs disagree. */
export async function isSignedIn(client: TestClient): Promise<boolean> {
  const { data } = await client.query<{ viewer: { id: string } | null }>('{ viewer { id } }');
  const { body } = await client.rest('GET', '/web/user');
  const isKnown = (data?.viewer ?? null) !== null;
  if (isKnown !== (body.code === 0)) throw new Error(`GraphQL says ${isKnown}, REST ${body.code}`);
  return isKnown;
}
