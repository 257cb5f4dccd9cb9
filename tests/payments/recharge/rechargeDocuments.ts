import { graphql } from '../../generated/gql.ts';

/** What the viewer sees of recharging. */
export const CENTER = graphql(`
  query RechargeCenter($status: RechargeStatus) {
    viewer {
      id
      wallet { depositCents proceedsCents totalCents }
      rechargeCenter { isClosed leastCents mostCents contractStatus }
      recharges(first: 50, status: $status) {
        edges { node { id number amountCents status expiresAt endedAt } }
      }
      messages(first: 5) { edges { node { titleZh bodyEn } } }
      walletEntries(first: 50, type: RECHARGE_WITHDRAW) { edges { node { reason account amountCents } } }
    }
  }
`);

/** Begins a recharge. */
export const BEGIN = graphql(`
  mutation BeginRecharge($amountCents: Cents!, $request: String!) {
    beginRecharge(input: { amountCents: $amountCents, clientRequestId: $request }) {
      __typename
      ... on BeginRechargePayload { payUrl recharge { id number status } }
      ... on DomainError { code }
    }
  }
`);

/** Goes on paying. */
export const PAY = graphql(`
  mutation PayRecharge($rechargeId: ID!) {
    payRecharge(input: { rechargeId: $rechargeId }) {
      __typename
      ... on PayRechargePayload { payUrl }
      ... on DomainError { code }
    }
  }
`);

/** Begins a contract. */
export const SIGN = graphql(`
  mutation SignRechargeContract {
    signRechargeContract(input: {}) {
      __typename
      ... on SignRechargeContractPayload { signUrl }
      ... on DomainError { code }
    }
  }
`);

/** Terminates it. */
export const CANCEL = graphql(`
  mutation CancelRechargeContract {
    cancelRechargeContract(input: {}) {
      __typename
      ... on CancelRechargeContractPayload { viewer { rechargeCenter { contractStatus } } }
      ... on DomainError { code }
    }
  }
`);
