import { HOUR_MS } from '../../../api/kernel/durations.ts';
import { REQUEST_CODE, SIGN_IN } from '../../kit/documents.ts';
import { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { work } from './proofOfWork.ts';

/** A client whose address is reported by a proxy. */
class ClientAt extends TestClient {
  private readonly address: string;

  constructor({ url, sandboxUrl }: TestMarket, address: string) {
    super(url, sandboxUrl);
    this.address = address;
  }

  override async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', this.address);
    return super.fetch(path, { ...init, headers });
  }
}

/** A market behind a proxy, so that people have addresses, without limits for any of them. */
export function openProxied(): Promise<TestMarket> {
  return openTestMarket({
    TRUSTED_PROXIES: '1',
    SIGN_IN_FAILURES_PER_ADDRESS_HOUR: '100000',
    SMS_PER_ADDRESS_HOUR: '10000',
  });
}

/** A client at a given address. */
export function clientAt(market: TestMarket, address: string): TestClient {
  return new ClientAt(market, address);
}

/** Requests a code and includes the proof of work where one is required. Returns `ok` or the code of the domain error. */
export async function ask(client: TestClient, phone: string): Promise<string> {
  let { requestSignInCode: answer } = await client.must(REQUEST_CODE, { phone });
  if (answer.__typename === 'ProofOfWorkRequired') {
    const nonce = work(answer.challenge, answer.difficulty);
    answer = (await client.must(REQUEST_CODE, { phone, work: nonce })).requestSignInCode;
  }
  return 'code' in answer ? answer.code : 'ok';
}

/** Signs in. Returns `ok` or the code of the domain error. */
export async function type(client: TestClient, phone: string, code: string): Promise<string> {
  const { signIn } = await client.must(SIGN_IN, { phone, code, keep: true });
  return 'code' in signIn ? signIn.code : 'ok';
}

/** A stranger requests every code that it can get in a day and invalidates each open one by wrong attempts. */
export async function storm(market: TestMarket, client: TestClient, phone: string): Promise<void> {
  for (let count = 1; count <= 15; count += 1) {
    await ask(client, phone);
    for (let guess = 0; guess < 6; guess += 1) await type(client, phone, '000000');
    await market.advanceClock(count % 5 === 0 ? HOUR_MS : 61_000);
  }
}

/** How many tries of codes a phone has seen. */
export async function guessesAt(market: TestMarket, phone: string): Promise<number> {
  const { rows } = await market.owner.query<{ count: number }>(
    'select coalesce(sum(attempts + network_attempts), 0)::int as count from sign_in_challenge where phone = $1',
    [`+86${phone}`],
  );
  return rows[0]?.count ?? 0;
}

/** How many codes went to a phone. */
export async function countCodes(market: TestMarket, phone: string): Promise<number> {
  const { rowCount } = await market.owner.query('select from sign_in_challenge where phone = $1', [
    `+86${phone}`,
  ]);
  return rowCount ?? 0;
}
