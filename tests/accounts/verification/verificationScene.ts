import { randomInt } from 'node:crypto';
import { checkCharacter } from '../../../api/accounts/verification/idNumber.ts';
import { graphql } from '../../generated/gql.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';

const STEP_UP = graphql(`
  mutation StepUpForMoney {
    requestStepUpCode(input: {}) {
      __typename
      ... on DomainError { code }
    }
  }
`);

/** Verifies a real name. */
export const VERIFY = graphql(`
  mutation VerifyRealName($input: VerifyRealNameInput!) {
    verifyRealName(input: $input) {
      __typename
      ... on VerifyRealNamePayload {
        viewer { id verification { id name idNumber paymentAccount frozenUntil verifiedAt } }
      }
      ... on DomainError { code message }
      ... on RealNameInvalid { field }
      ... on IdNumberInvalid { field }
      ... on PaymentAccountInvalid { field }
      ... on IdentityUnderage { field }
      ... on IdentityMismatch { field }
      ... on IdNumberTaken { field }
      ... on PaymentAccountTaken { field }
    }
  }
`);

/** Binds another payment-app account. */
export const SET_ACCOUNT = graphql(`
  mutation SetPaymentAccount($input: SetPaymentAccountInput!) {
    setPaymentAccount(input: $input) {
      __typename
      ... on SetPaymentAccountPayload { viewer { verification { paymentAccount frozenUntil } } }
      ... on DomainError { code message }
      ... on PaymentAccountInvalid { field }
      ... on PaymentAccountTaken { field }
    }
  }
`);

/** The viewer's verification. */
export const VERIFICATION = graphql(`
  query ReadVerification {
    viewer { verification { name idNumber paymentAccount frozenUntil } }
  }
`);

/** An ID number that is unique in this run, of a person born on that day. */
export function newIdNumber(day = '19900307'): string {
  const digits = `${randomInt(110_101, 659_000)}${day}${String(randomInt(1_000)).padStart(3, '0')}`;
  return digits + checkCharacter(digits);
}

/** A signed-in user with a phone. */
export interface Person {
  client: TestClient;
  /** The number that codes are read from; a test that changes it assigns the new one. */
  phone: string;
  /** A fresh step-up code by SMS. */
  code(): Promise<string>;
}

/** Signs a user in. */
export async function openPerson(market: TestMarket): Promise<Person> {
  const phone = newPhone();
  const client = await market.visitor().signIn(phone);
  const person: Person = {
    client,
    phone,
    async code() {
      await market.advanceClock(61_000);
      const { requestStepUpCode } = await client.must(STEP_UP, {});
      if (requestStepUpCode.__typename !== 'RequestStepUpCodePayload')
        throw new Error(`no code: ${requestStepUpCode.__typename}`);
      return client.readCode(person.phone);
    },
  };
  return person;
}

/** A valid input in every field, with a fresh code. */
export async function formOf(person: Person) {
  return {
    name: '张三',
    idNumber: newIdNumber(),
    paymentAccount: person.phone,
    code: await person.code(),
  };
}
