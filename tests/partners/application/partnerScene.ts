import { expect } from 'vitest';
import { openDatabase } from '../../../api/kernel/db.ts';
import type { ReviewDecision, ReviewOutcome } from '../../../api/partners/application/partnerReview.ts';
import { reviewPartner } from '../../../api/partners/application/reviewPartner.ts';
import { openPerson as openWithPhone } from '../../accounts/verification/verificationScene.ts';
import { graphql } from '../../generated/gql.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { serveTo } from '../callbacks/callbackScene.ts';
import { openReceiver, type Receiver } from '../callbacks/receiver.ts';
import { type PartnerPair, rsaPair, signText } from './partnerKeys.ts';

const PARTNER = graphql(`
  query ReadPartner {
    viewer {
      id
      partner {
        id appId status phone wechat reason dailyOrders dailyAmountCents rejectReason solution
        submittedAt reviewedAt lockedAt callbackUrl signatureStyle
        attachment { name }
        setup {
          callbackUrl publicKey fingerprint challenge isProven
          test { state status failure answer durationMs }
        }
        keys { keyId fingerprint revokedAt }
      }
      messages(first: 5) { edges { node { titleZh bodyZh bodyEn isAboutPartner } } }
    }
  }
`);
const APPLY = graphql(`
  mutation ApplyPartner($input: ApplyPartnerInput!) {
    applyPartner(input: $input) {
      __typename
      ... on ApplicationInvalid { field }
      ... on DomainError { code }
    }
  }
`);
const BEGIN = graphql(`
  mutation BeginPartnerSetup($input: BeginPartnerSetupInput!) {
    beginPartnerSetup(input: $input) {
      ... on PartnerKeyInvalid { keyProblem }
      ... on CallbackUrlInvalid { urlProblem }
      ... on DomainError { code }
    }
  }
`);
const PROVE = graphql(`
  mutation ProvePartnerKey($signature: String!) {
    provePartnerKey(input: { signature: $signature }) { ... on DomainError { code } }
  }
`);
const TEST = graphql(`
  mutation TestPartnerCallback {
    testPartnerCallback(input: {}) {
      ... on CallbackTestTooSoon { retryAfterSeconds }
      ... on DomainError { code }
    }
  }
`);
const LOCK = graphql(`
  mutation LockPartner($code: String!) {
    lockPartner(input: { code: $code }) { ... on DomainError { code } }
  }
`);

/** An application as a person types it. */
export const APPLICATION = {
  phone: '13800138000',
  wechat: 'shiji_partner',
  reason: '我们经营一家饰品比价站，需要查询与下单。',
  dailyOrders: 200,
  dailyAmountCents: 5_000_000,
};
export const CALLBACK_URL = 'https://hooks.partner-shop.com/shiji';

/** A code that no SMS contained. */
const NO_CODE = '000000';

/** What a partner does on the page, one call each. Success returns null; a domain error returns its code. */
export function partnerCalls(client: TestClient, code: () => Promise<string> = async () => NO_CODE) {
  return {
    async read() {
      const { viewer } = await client.must(PARTNER, {});
      return viewer?.partner ?? null;
    },
    async messages() {
      const { viewer } = await client.must(PARTNER, {});
      return (viewer?.messages?.edges ?? []).map(({ node }) => node);
    },
    async apply(change: Partial<typeof APPLICATION> = {}) {
      const { applyPartner } = await client.must(APPLY, { input: { ...APPLICATION, ...change } });
      const { code = null, field } = applyPartner as { code?: string; field?: string };
      return field ? `${code} ${field}` : code;
    },
    async begin(publicKey: string, callbackUrl = CALLBACK_URL) {
      const { beginPartnerSetup } = await client.must(BEGIN, { input: { publicKey, callbackUrl } });
      const answer = beginPartnerSetup as { code?: string; keyProblem?: string; urlProblem?: string };
      const problem = answer.keyProblem ?? answer.urlProblem;
      return problem ? `${answer.code} ${problem}` : (answer.code ?? null);
    },
    async prove(signature: string) {
      return codeOf((await client.must(PROVE, { signature })).provePartnerKey);
    },
    async test() {
      return codeOf((await client.must(TEST, {})).testPartnerCallback);
    },
    /** A fresh code by SMS. */
    code,
    async lockBy(sent: string) {
      return codeOf((await client.must(LOCK, { code: sent })).lockPartner);
    },
    /** A code is requested where only the code is missing. */
    async lock(): Promise<string | null> {
      const answer = await this.lockBy(NO_CODE);
      return answer === 'STEP_UP_CODE_WRONG' ? this.lockBy(await code()) : answer;
    },
  };
}
export type PartnerCalls = ReturnType<typeof partnerCalls>;

const codeOf = (answer: object): string | null => (answer as { code?: string }).code ?? null;

/** Decides as an operator does at the command line. */
export async function review(
  market: TestMarket,
  appId: string,
  decision: Partial<ReviewDecision> & Pick<ReviewDecision, 'verdict'>,
): Promise<ReviewOutcome | null> {
  const limits = { poolSize: 1, statementTimeoutMs: 10_000, lockTimeoutMs: 10_000 };
  const db = openDatabase({ url: market.ownerUrl, ...limits });
  try {
    const whole = { reason: null, solution: null, ...decision };
    return await reviewPartner({ db }, { appId, decision: whole, operator: 'tester' });
  } finally {
    await db.$disconnect();
  }
}

/** What operators decided on an application, oldest first. */
export async function reviewsOf(market: TestMarket, appId: string): Promise<unknown[]> {
  const { rows } = await market.owner.query(
    `select r.verdict, r.reason, r.solution, r.operator from partner_review r join partner p on p.id = r.partner_id
     where p.app_id = $1 order by r.id`,
    [appId],
  );
  return rows;
}

/** A market whose callbacks go to a receiver of the test's own, by the worker's own code. */
export interface PartnerStage {
  market: TestMarket;
  receiver: Receiver;
}

/** Opens both; with `site`, the market's pages as well. */
export async function openPartnerStage(site: 'production' | null = null): Promise<PartnerStage> {
  const receiver = await openReceiver();
  return { market: await openTestMarket({ CALLBACK_DEV_HOSTS: receiver.host }, site), receiver };
}

/** Closes both. */
export async function closePartnerStage({ market, receiver }: PartnerStage): Promise<void> {
  await market.close();
  await receiver.close();
}

/** Runs the worker's deliveries to a receiver with this response until none is due. */
export async function answerCallbacks(
  { market, receiver }: PartnerStage,
  { status = 200, answer = 'ok' }: { status?: number; answer?: string } = {},
): Promise<void> {
  receiver.answer = (response) => void response.writeHead(status).end(answer);
  const stop = await serveTo(market, [receiver]);
  const due = `select from callback_event e join partner p on p.id = e.partner_id where e.state = 'waiting'
    and e.next_attempt_at <= clock_now() and (e.type = 'endpoint.test' or p.callback_off_at is null)`;
  await expect.poll(async () => (await market.owner.query(due)).rowCount, { timeout: 10_000 }).toBe(0);
  await stop();
}

/** A signed-in user and the actions on the page. */
export async function openPerson(market: TestMarket) {
  const { client, phone, code } = await openWithPhone(market);
  return { client, phone, calls: partnerCalls(client, code) };
}

/** A user whose application is approved. */
export async function openApproved(market: TestMarket) {
  const { client, phone, calls } = await openPerson(market);
  await calls.apply();
  const appId = (await calls.read())?.appId ?? '';
  await review(market, appId, { verdict: 'approve' });
  return { client, phone, calls, appId };
}

/** A user who has completed step 2 except its last click. */
export async function openTested(stage: PartnerStage, pair: PartnerPair = rsaPair()) {
  const partner = await openApproved(stage.market);
  await partner.calls.begin(pair.publicKey, stage.receiver.url);
  const challenge = (await partner.calls.read())?.setup?.challenge ?? '';
  await partner.calls.prove(signText(pair, challenge));
  await partner.calls.test();
  await answerCallbacks(stage);
  return { ...partner, pair };
}
