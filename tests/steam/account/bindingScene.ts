import { completeBinding } from '../../../api/steam/account/completeBinding.ts';
import { graphql } from '../../generated/gql.ts';
import { sandbox } from '../../kit/rounds.ts';
import type { TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';

/** Binds accounts. */
export const BIND = graphql(`
  mutation BindSteamAccounts($input: BindSteamAccountsInput!) {
    bindSteamAccounts(input: $input) {
      __typename
      ... on BindSteamAccountsPayload {
        taken { index fileName accountName binding { id status reason } }
        skipped { index fileName line accountName problem }
      }
      ... on SteamPasswordCountDiffers { mafileCount passwordCount }
      ... on SteamPasswordFormatWrong { lines }
      ... on DomainError { code }
    }
  }
`);

/** Accounts and bindings of the viewer. */
export const ACCOUNTS = graphql(`
  query SteamAccounts {
    viewer {
      steamAccounts {
        id steamId accountName personaName type status tradeUrl refreshTokenExpiresAt accessTokenExpiresAt
        inventoryStatus inventorySyncedAt inventoryDueAt inventoryCount
      }
      steamBindings { id accountName type status reason steamAccount { id steamId } }
    }
  }
`);

/** A person of the sandbox's Steam with a Mafile. */
export interface SteamPerson {
  steamId: string;
  accountName: string;
  password: string;
  personaName: string;
  tradeUrl: string;
  mafile: string;
}

/** Creates an actor in the sandbox. @param form the format of the Mafile. */
export async function newSteamPerson(market: TestMarket, form = 'number'): Promise<SteamPerson> {
  const player = (await sandbox(market, 'players')) as Omit<SteamPerson, 'mafile'>;
  const response = await fetch(`${market.sandboxUrl}/sandbox/accounts/${player.steamId}/mafile?form=${form}`);
  return { ...player, mafile: await response.text() };
}

/** The upload of one person's Mafile. */
export function uploadOf(person: SteamPerson, password = person.password) {
  return {
    files: [{ name: `${person.steamId}.maFile`, text: person.mafile }],
    passwords: [password],
    type: 'ORDINARY' as const,
  };
}

/** What waits of the client's uploads is done by the worker now, as its queue would. */
export async function runBindings(market: TestMarket, client: TestClient): Promise<void> {
  const { viewer } = await client.must(ACCOUNTS, {});
  for (const { id, status } of viewer?.steamBindings ?? [])
    if (status === 'PENDING') await completeBinding(market.worker, idOf(id));
}

/** The database's id within a global one. */
export function idOf(globalId: string): string {
  return Buffer.from(globalId, 'base64').toString('utf8').split(':')[1] ?? '';
}

/** Uploads one person's Mafile and lets the worker sign in. @returns the client's accounts and bindings. */
export async function bindPerson(market: TestMarket, client: TestClient, person: SteamPerson) {
  await client.must(BIND, { input: uploadOf(person) });
  await runBindings(market, client);
  return readAccounts(client);
}

/** The client's accounts and bindings. */
export async function readAccounts(client: TestClient) {
  const { viewer } = await client.must(ACCOUNTS, {});
  return { accounts: viewer?.steamAccounts ?? [], bindings: viewer?.steamBindings ?? [] };
}
