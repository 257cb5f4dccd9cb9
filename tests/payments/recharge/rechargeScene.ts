import { expect } from 'vitest';
import { refreshRecharge } from '../../../api/payments/recharge/completeRecharge.ts';
import { refreshContract } from '../../../api/payments/recharge/contracts.ts';
import type { TestClient } from '../../kit/testClient.ts';
import type { TestMarket } from '../../kit/testMarket.ts';
import { playedPayment } from './playedPayment.ts';
import { BEGIN, CENTER, SIGN } from './rechargeDocuments.ts';

/** A recharge that was begun: its page was opened, nothing is paid. */
export interface Begun {
  id: string;
  number: string;
}

/** What a person and the payment app do around recharges. */
export function rechargesIn(market: TestMarket) {
  const app = playedPayment(market);
  const { control } = app;
  const rowsOf = async (table: string, number: string) =>
    (await market.owner.query(`select * from ${table} where number = $1`, [number])).rows[0];
  const center = async (client: TestClient) => {
    const { viewer } = await client.must(CENTER, {});
    if (!viewer) throw new Error('nobody is signed in');
    return viewer;
  };
  /** Follows an address as a browser would, so that the app knows of the trade or the contract. */
  const open = async (url: string): Promise<string> => {
    const response = await fetch(url, { redirect: 'manual' });
    expect(response.status).toBe(302);
    return response.headers.get('location') ?? '';
  };
  const contractOf = async (client: TestClient) => {
    const { id } = await center(client);
    const userId = Buffer.from(id, 'base64').toString().split(':')[1];
    const { rows } = await market.owner.query(
      'select * from recharge_contract where user_id = $1 order by created_at desc, id desc limit 1',
      [userId],
    );
    return rows[0] as { id: string; number: string; status: string };
  };
  const sign = async (
    client: TestClient,
    as: 'enterprise' | 'person' = 'enterprise',
    payer = '',
  ): Promise<void> => {
    const { signRechargeContract: answer } = await client.must(SIGN, {});
    if (answer.__typename !== 'SignRechargeContractPayload') throw new Error(answer.__typename);
    await open(answer.signUrl);
    const { id, number } = await contractOf(client);
    await control(`/sandbox/alipay/agreements/${number}/sign`, { as, payer });
    await refreshContract(market.worker, id);
  };
  const begin = async (client: TestClient, amountCents = 10_000): Promise<Begun> => {
    const { beginRecharge: answer } = await client.must(BEGIN, { amountCents, request: crypto.randomUUID() });
    if (answer.__typename !== 'BeginRechargePayload') throw new Error(answer.__typename);
    await open(answer.payUrl);
    const { number } = answer.recharge;
    return { number, id: (await rowsOf('recharge', number)).id };
  };
  return {
    ...app,
    center,
    open,
    contractOf,
    sign,
    begin,
    refresh: (id: string) => refreshRecharge(market.worker, id),
    statusOf: async (number: string): Promise<string> => (await rowsOf('recharge', number)).status,
    async creditsOf(number: string): Promise<number> {
      const key = `recharge:${number}`;
      const { rows } = await market.owner.query(
        `select count(*)::int as count from ledger_transfer t join ledger_posting p on p.transfer_id = t.id
         join ledger_account a on a.id = p.account_id and a.kind = 'deposit' where t.key = $1`,
        [key],
      );
      return rows[0].count;
    },
  };
}
