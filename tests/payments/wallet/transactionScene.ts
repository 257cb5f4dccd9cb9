import { expect } from 'vitest';
import { graphql } from '../../generated/gql.ts';
import type { TestClient } from '../../kit/testClient.ts';

const TRANSACTIONS = graphql(`
  query Transactions($first: Int, $after: String, $type: WalletEntryType, $number: String) {
    viewer {
      wallet { spendableCents settlingCents }
      walletTransactions(first: $first, after: $after, type: $type, number: $number) {
        edges {
          cursor
          node {
            id type reason amountCents feeCents isPaidByApp outcome orderNo deal serialNo rechargeNo
            balances { fund changeCents balanceCents }
            marketItem { nameEn }
            transfers { reason legs { account amountCents } }
          }
        }
        pageInfo { hasNextPage }
      }
    }
  }
`);

/** The rows of a wallet as its owner reads them, the newest first. */
export async function readTransactions(client: TestClient, variables: { number?: string } = {}) {
  const { viewer } = await client.must(TRANSACTIONS, { first: 50, ...variables });
  if (!viewer?.walletTransactions) throw new Error('nothing read');
  return { wallet: viewer.wallet, rows: viewer.walletTransactions.edges.map(({ node }) => node) };
}

/** Each balance is the one of the row before, changed by what this row says. */
export function expectChained({ wallet, rows }: Awaited<ReturnType<typeof readTransactions>>): void {
  const balances = new Map<string, number>();
  for (const { balances: changed } of rows.toReversed())
    for (const { fund, changeCents, balanceCents } of changed) {
      if (fund !== 'WITHDRAWING') expect(balanceCents, fund).toBe((balances.get(fund) ?? 0) + changeCents);
      balances.set(fund, balanceCents);
    }
  expect(balances.get('AVAILABLE')).toBe(wallet.spendableCents);
  expect(balances.get('SETTLING') ?? 0).toBe(wallet.settlingCents);
}
