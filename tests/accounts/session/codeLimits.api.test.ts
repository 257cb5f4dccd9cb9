import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REQUEST_CODE } from '../../kit/documents.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { work } from './proofOfWork.ts';
import { BY_GRAPHQL, BY_REST } from './signInDoors.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

async function ask(client: TestClient, phone: string, nonce: string | null = null) {
  return (await client.must(REQUEST_CODE, { phone, work: nonce })).requestSignInCode;
}

/** Requests a code as a browser does, with a proof of work where one is required. */
async function askWorking(client: TestClient, phone: string) {
  const answer = await ask(client, phone);
  if (answer.__typename !== 'ProofOfWorkRequired') return answer;
  return ask(client, phone, work(answer.challenge, answer.difficulty));
}

async function countSms(phone: string): Promise<number> {
  const { sms } = (await (await fetch(`${market.sandboxUrl}/sandbox/sms?phone=${phone}`)).json()) as {
    sms: [];
  };
  return sms.length;
}

describe('T-2 codes cannot be had without end', () => {
  test('one a minute for a phone', async () => {
    const [client, phone] = [market.visitor(), newPhone()];
    expect(await ask(client, phone)).toMatchObject({ resendAfterSeconds: 60 });
    expect(await ask(client, phone)).toMatchObject({ code: 'TOO_MANY_CODES', retryAfterSeconds: 60 });
    expect(await BY_REST.requestCode(client, phone)).toBe('TOO_MANY_CODES');
    await market.advanceClock(61_000);
    expect(await ask(client, phone)).toMatchObject({ resendAfterSeconds: 60 });
    expect(await countSms(phone)).toBe(2);
  });

  test('one phone written in several ways is one phone', async () => {
    const phone = newPhone();
    expect(await BY_GRAPHQL.requestCode(market.visitor(), phone)).toBe('ok');
    for (const written of [
      `+86${phone}`,
      `+86 ${phone}`,
      `86${phone}`,
      `0086${phone}`,
      `${phone.slice(0, 3)} ${phone.slice(3)}`,
    ]) {
      expect(await BY_REST.requestCode(market.visitor(), written), written).toBe('TOO_MANY_CODES');
    }
  });

  test('work after three in an hour, of whatever addresses', async () => {
    const [client, phone] = [market.visitor(), newPhone()];
    const moveAway = () =>
      market.owner.query('update sign_in_challenge set source = gen_random_uuid() where phone = $1', [
        `+86${phone}`,
      ]);
    for (let count = 1; count <= 3; count++) {
      expect((await ask(client, phone)).__typename, `code ${count}`).toBe('RequestSignInCodePayload');
      await market.advanceClock(61_000);
    }
    await moveAway();
    const wanted = await ask(client, phone);
    if (wanted.__typename !== 'ProofOfWorkRequired') throw new Error(`no work wanted: ${wanted.__typename}`);
    expect((await ask(client, phone, 'no work')).__typename).toBe('ProofOfWorkRequired');
    const nonce = work(wanted.challenge, wanted.difficulty);
    expect((await ask(client, phone, nonce)).__typename).toBe('RequestSignInCodePayload');
    await market.advanceClock(61_000);
    expect((await ask(client, phone, nonce)).__typename, 'work done once is good once').toBe(
      'ProofOfWorkRequired',
    );
    expect((await askWorking(client, phone)).__typename).toBe('RequestSignInCodePayload');
    expect(await countSms(phone)).toBe(5);
  });

  test('twenty at the same moment send one', async () => {
    const phone = newPhone();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(market.visitor(), phone)));
    const sent = answers.filter((answer) => answer.__typename === 'RequestSignInCodePayload');
    expect([sent.length, await countSms(phone)]).toEqual([1, 1]);
  });

  test("no other country's numbers", async () => {
    for (const phone of ['+85291234567', '+14155550100', '+886912345678', '+447400123456']) {
      expect(await BY_GRAPHQL.requestCode(market.visitor(), phone), phone).toBe('PHONE_INVALID');
    }
  });
});

describe('a proxy in front', () => {
  let proxied: TestMarket;
  beforeAll(async () => {
    proxied = await openTestMarket({ TRUSTED_PROXIES: '1', SMS_PER_ADDRESS_HOUR: '3' });
  });
  afterAll(() => proxied.close());

  /**
   * Requests a code from the address that the proxy saw, with a proof of work where one is required. A false client adds more forwarding
   * headers in front.
   */
  async function askFrom(addresses: string, proofOfWork: string | null = null): Promise<number> {
    const response = await proxied.visitor().fetch('/web/sms-code', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': addresses },
      body: JSON.stringify({ phone: newPhone(), proofOfWork }),
    });
    const { code } = (await response.json()) as { code: number };
    if (code !== 1003 || proofOfWork) return code;
    const last = await proxied.owner.query<{ id: string }>(
      'select id from sign_in_challenge order by created_at desc limit 1',
    );
    return askFrom(addresses, work(last.rows[0]?.id ?? '', 16));
  }

  test('A-05 T-2 T-33 an address has its own limit, whatever addresses it claims to speak for', async () => {
    for (let count = 1; count <= 3; count++) expect(await askFrom('203.0.113.7'), `code ${count}`).toBe(0);
    expect(await askFrom('203.0.113.7')).toBe(1002);
    expect(await askFrom('198.51.100.1, 203.0.113.7')).toBe(1002);
    expect(await askFrom('198.51.100.1, 198.51.100.2, 203.0.113.7')).toBe(1002);
    expect(await askFrom('203.0.113.8')).toBe(0);
  });

  test('T-2 the addresses of one IPv6 network are one subscriber', async () => {
    for (let count = 1; count <= 3; count++)
      expect(await askFrom(`2001:db8:1:1::${count}`), `code ${count}`).toBe(0);
    expect(await askFrom('2001:db8:1:1:ffff::4')).toBe(1002);
    expect(await askFrom('2001:db8:1:2::1')).toBe(0);
  });
});
