import { expect } from 'vitest';
import { graphql } from '../../generated/gql.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { bindPerson, idOf, newSteamPerson, type SteamPerson } from './bindingScene.ts';

const STEP_UP = graphql(`
  mutation RequestStepUpCode {
    requestStepUpCode(input: {}) {
      __typename
      ... on RequestStepUpCodePayload { resendAfterSeconds }
      ... on DomainError { code }
    }
  }
`);
/** A user with one bound account. */
export interface Owner {
  client: TestClient;
  phone: string;
  person: SteamPerson;
  /** Global id of the bound account. */
  id: string;
  /** A fresh code by SMS. */
  code(): Promise<string>;
}

/** Signs a user in and binds an account. */
export async function openOwner(market: TestMarket): Promise<Owner> {
  const phone = newPhone();
  const client = await market.visitor().signIn(phone);
  const person = await newSteamPerson(market);
  const { accounts } = await bindPerson(market, client, person);
  return {
    client,
    phone,
    person,
    id: accounts[0]?.id ?? '',
    async code() {
      await market.advanceClock(61_000);
      const { requestStepUpCode } = await client.must(STEP_UP, {});
      expect(requestStepUpCode.__typename).toBe('RequestStepUpCodePayload');
      return client.readCode(phone);
    },
  };
}

/** Puts a robot's assets and listings under an account, as selling will. */
export async function giveListings(
  market: TestMarket,
  owner: Owner,
  count: number,
): Promise<{ id: string; askCents: number; itemId: string }[]> {
  const { rows } = await market.owner.query(
    `with taken as (
       select l.id, l.asset_id from listing l where l.status = 'active' order by l.ask_cents limit $2 for update),
     moved as (
       update asset set steam_account_id = $1 from taken where asset.id = taken.asset_id)
     update listing set seller_id = a.user_id, is_automatic = false from taken, steam_account a
     where listing.id = taken.id and a.id = $1
     returning listing.id, ask_cents::int as "askCents", market_item_id as "itemId"`,
    [idOf(owner.id), count],
  );
  return rows;
}

/** What unbinding would affect. */
export const UNBINDING = graphql(`
  query UnbindingOf($id: ID!) {
    node(id: $id) { ... on SteamAccount { unbinding { listingCount orderCount } } }
  }
`);

/** Unbinds. */
export const UNBIND = graphql(`
  mutation UnbindSteamAccount($id: ID!, $code: String!) {
    unbindSteamAccount(input: { steamAccountId: $id, code: $code }) {
      ... on UnbindSteamAccountPayload { listingCount viewer { steamAccounts { id } } }
      ... on SteamAccountBusy { orderCount }
      ... on DomainError { code }
    }
  }
`);
