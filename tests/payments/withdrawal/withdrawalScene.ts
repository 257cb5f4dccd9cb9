import { inTransaction } from '../../../api/kernel/tx.ts';
import { platformLeg } from '../../../api/payments/ledger/ledger.ts';
import { transfer } from '../../../api/payments/ledger/moveMoney.ts';
import { payOutWithdrawal } from '../../../api/payments/withdrawal/payOutWithdrawal.ts';
import { formOf, openPerson, type Person, VERIFY } from '../../accounts/verification/verificationScene.ts';
import { graphql } from '../../generated/gql.ts';
import type { TestMarket } from '../../kit/testMarket.ts';

/** Withdraws. */
export const WITHDRAW = graphql(`
  mutation Withdraw($input: WithdrawInput!) {
    withdraw(input: $input) {
      __typename
      ... on WithdrawPayload {
        withdrawal { id serialNo status amountCents feeCents receivedCents paymentAccount isFrozen }
        viewer { wallet { proceedsCents withdrawingCents totalCents } }
      }
      ... on DomainError { code message }
      ... on WithdrawableInsufficient { withdrawableCents }
      ... on WithdrawalCapReached { capCents remainingCents }
      ... on WithdrawalsFrozen { until }
    }
  }
`);

/** The history and the wallet. */
export const HISTORY = graphql(`
  query WithdrawalHistory($status: WithdrawalStatus, $range: HistoryRange, $month: String) {
    viewer {
      wallet { proceedsCents withdrawingCents depositCents totalCents }
      withdrawalRules { withdrawableCents minCents maxCents dayCapCents remainingTodayCents feeBasisPoints }
      withdrawals(first: 50, status: $status, range: $range, month: $month) {
        edges { node { id serialNo status amountCents feeCents receivedCents refusalCode failure isFrozen finishedAt } }
      }
      messages(first: 50) { edges { node { titleZh bodyZh titleEn bodyEn } } }
    }
  }
`);

/** A verified user with a global user id and proceeds. */
export interface Withdrawer extends Person {
  userId: string;
}

/** Gives a user matured proceeds, as sales do after their protection. */
export async function giveProceeds(market: TestMarket, userId: string, amountCents: bigint): Promise<void> {
  await inTransaction(market.worker.db, async (tx) => {
    const row = {
      key: `test:${crypto.randomUUID()}`,
      reason: 'release',
      orderId: null,
      actor: 'platform',
      cause: 'test',
    };
    await transfer(tx, row, [
      platformLeg('clearing', userId, -amountCents),
      { kind: 'proceeds', ownerId: userId, amountCents },
    ]);
  });
}

/** The row id behind a person. */
export async function userIdOf(market: TestMarket, person: Person): Promise<string> {
  const { rows } = await market.owner.query<{ id: string }>('select id from app_user where phone = $1', [
    `+86${person.phone}`,
  ]);
  return rows[0]?.id ?? '';
}

/** Signs a user in, verifies the name and grants proceeds. */
export async function openWithdrawer(
  market: TestMarket,
  amountCents: bigint,
  paymentAccount = `z${Math.random().toString(36).slice(2)}@example.com`,
): Promise<Withdrawer> {
  const person = await openPerson(market);
  const { verifyRealName } = await person.client.must(VERIFY, {
    input: { ...(await formOf(person)), paymentAccount },
  });
  if (verifyRealName.__typename !== 'VerifyRealNamePayload') throw new Error(verifyRealName.__typename);
  const userId = await userIdOf(market, person);
  await giveProceeds(market, userId, amountCents);
  return { ...person, userId };
}

/** Withdraws with a fresh code and returns the id and number of the row. */
export async function withdraw(
  market: TestMarket,
  person: Withdrawer,
  amountCents: number,
): Promise<{ id: string; serialNo: string }> {
  const input = { amountCents, code: await person.code(), clientRequestId: crypto.randomUUID() };
  const { withdraw: answer } = await person.client.must(WITHDRAW, { input });
  if (answer.__typename !== 'WithdrawPayload') throw new Error(JSON.stringify(answer));
  const { serialNo } = answer.withdrawal;
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from withdrawal where serial_no = $1',
    [serialNo],
  );
  return { id: rows[0]?.id ?? '', serialNo };
}

/** What the payment app's own books say of a number. */
export async function transfersOf(market: TestMarket, serialNo: string) {
  const { rows } = await market.owner.query<{ cents: string; status: string }>(
    'select cents::text, status from sandbox.alipay_transfer where out_biz_no = $1',
    [serialNo],
  );
  return rows;
}

/** Runs the worker's job repeatedly and advances the clock before each run, until the withdrawal ends or the runs are used up. */
export async function goRounds(market: TestMarket, id: string, count = 1, stepMs = 30_000): Promise<string> {
  let status = 'processing';
  for (let round = 0; round < count && status === 'processing'; round += 1) {
    if (round > 0) await market.advanceClock(stepMs);
    await payOutWithdrawal(market.worker, id);
    const { rows } = await market.owner.query<{ status: string }>(
      'select status from withdrawal where id = $1',
      [id],
    );
    status = rows[0]?.status ?? '';
  }
  return status;
}
