import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { openWebhooks } from '../../../api/selling/alerts/deliverWebhooks.ts';
import { followCopyAlerts } from '../../../api/selling/alerts/followCopyAlerts.ts';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { offerCopy, openRobot, takeItem } from '../../orders/bid/bidScene.ts';
import { openReceiver, type Receiver } from '../../partners/callbacks/receiver.ts';
import type { Seller } from '../listing/sellerScene.ts';

const ALERT = `mutation ($name: String!, $filter: String!) { saveCopyAlert(input: { name: $name, filter: $filter }) {
  ... on SaveCopyAlertPayload { copyAlert { id } } } }`;
const ERRORS = '... on AlertWebhookUnknown { code } ... on WebhookUrlInvalid { code urlProblem }';
const SAVE = `mutation ($id: ID!, $url: String!, $instead: Boolean!) {
  saveAlertWebhook(input: { copyAlertId: $id, url: $url, replacesMessage: $instead }) {
    __typename ... on SaveAlertWebhookPayload { secret copyAlert { id webhook { url replacesMessage offAt failureCount } } }
    ${ERRORS} ... on AlertWebhooksFull { code limit } } }`;
const WEBHOOK = `query ($id: ID!) { node(id: $id) { ... on CopyAlert { webhook {
  url offAt failureCount deliveries { deliveryId isTest copyCount state attempts status failure durationMs } } } } }`;

/** Nobody listens there. */
const NOBODY = '127.0.0.1:9';
export const DOWN_URL = `http://${NOBODY}/hook`;

/** Timeout of receivers in these tests, in milliseconds. */
export const TIMEOUT_MS = 700;

/** A market whose worker may send to a receiver on this machine. */
export interface WebhookScene {
  market: TestMarket;
  seller: Seller;
  receiver: Receiver;
  /** Lets the alerts find and tell. */
  find(): Promise<void>;
  /** Makes one attempt of each webhook that may send. */
  send(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a market with a receiver at the other end. */
export async function openWebhookScene(): Promise<WebhookScene> {
  const receiver = await openReceiver();
  const market = await openTestMarket({
    CALLBACK_DEV_HOSTS: `${receiver.host},${NOBODY}`,
    CALLBACK_TIMEOUT_MS: String(TIMEOUT_MS),
  });
  const seller = await openRobot(market);
  const alerts = followCopyAlerts(market.worker);
  // From here on the log is read.
  await alerts.run();
  return {
    market,
    seller,
    receiver,
    find: async () => void (await alerts.run()),
    async send() {
      const work = openWebhooks(market.worker);
      await work.run();
      await work.close?.();
    },
    async close() {
      await market.close();
      await receiver.close();
    },
  };
}

/** A user with an alert over the copies of an item that has none yet. */
export interface Watcher {
  client: TestClient;
  userId: string;
  alertId: string;
  itemId: string;
  /** Empty until a webhook was saved. */
  secret: string;
}

/** Opens a user with an alert, and with a webhook if an address is given. */
export async function openWatcher(
  { market }: WebhookScene,
  url?: string,
  { instead = false }: { instead?: boolean } = {},
): Promise<Watcher> {
  const client = await openBuyer(market);
  const itemId = await takeItem(market);
  const { rows } = await market.owner.query(
    'select market_hash_name as name from market_item where id = $1',
    [itemId],
  );
  const filter = `item:"${rows[0].name}" price<=500`;
  const watcher = { client, userId: await userIdOf(client), alertId: await addAlert(client, filter), itemId };
  if (url === undefined) return { ...watcher, secret: '' };
  const saved = await saveWebhook(client, watcher.alertId, url, instead);
  return { ...watcher, secret: saved.secret ?? '' };
}

/** Sets an alert. @returns its id. */
export async function addAlert(client: TestClient, filter: string): Promise<string> {
  const { data } = await client.query<{ saveCopyAlert: { copyAlert: { id: string } } }>(ALERT, {
    name: 'wanted',
    filter,
  });
  return data?.saveCopyAlert.copyAlert.id ?? '';
}

/** What saving a webhook answered. */
export interface SavedAnswer {
  __typename: string;
  code?: string;
  urlProblem?: string;
  limit?: number;
  secret?: string | null;
  copyAlert?: {
    webhook: { url: string; replacesMessage: boolean; offAt: string | null; failureCount: number };
  };
}

/** Saves the webhook of an alert. */
export async function saveWebhook(
  client: TestClient,
  id: string,
  url: string,
  instead = false,
): Promise<SavedAnswer> {
  const { data, errors } = await client.query<{ saveAlertWebhook: SavedAnswer }>(SAVE, { id, url, instead });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.saveAlertWebhook;
}

/** Calls a mutation of a webhook that takes nothing but its alert. */
export async function press(
  client: TestClient,
  name: 'testAlertWebhook' | 'replaceAlertWebhookSecret' | 'removeAlertWebhook',
  id: string,
): Promise<{ __typename: string; secret?: string }> {
  const secret = name.startsWith('replace') ? '... on ReplaceAlertWebhookSecretPayload { secret }' : '';
  const { data, errors } = await client.query<Record<string, { __typename: string; secret?: string }>>(
    `mutation ($id: ID!) { ${name}(input: { copyAlertId: $id }) { __typename ${secret} } }`,
    { id },
  );
  if (!data?.[name]) throw new Error(JSON.stringify(errors));
  return data[name];
}

/** A webhook as its owner sees it. */
export interface SeenWebhook {
  url: string;
  offAt: string | null;
  failureCount: number;
  deliveries: {
    deliveryId: string;
    isTest: boolean;
    copyCount: number;
    state: string;
    attempts: number;
    status: number | null;
    failure: string | null;
    durationMs: number | null;
  }[];
}

/** Reads the webhook of an alert. */
export async function readWebhook(client: TestClient, id: string): Promise<SeenWebhook | null> {
  const { data } = await client.query<{ node: { webhook: SeenWebhook | null } | null }>(WEBHOOK, { id });
  return data?.node?.webhook ?? null;
}

/** Puts a copy on sale that a watcher wants. @returns the id of its listing. */
export function offerTo(scene: WebhookScene, { itemId }: Watcher, askCents: number): Promise<string> {
  return offerCopy(scene.market, scene.seller, { itemId, askCents, wear: 0.05, seed: 661 });
}

/** Templates of a user's messages, the oldest first. */
export async function templatesOf({ market }: WebhookScene, userId: string): Promise<string[]> {
  const { rows } = await market.owner.query(
    `select template from message where user_id = $1 and template in ('copiesFound', 'webhookOff', 'webhookGone') order by created_at, id`,
    [userId],
  );
  return rows.map(({ template }) => template);
}

/** Checks a delivery as a receiver does, by nothing of ours. */
export function isSigned(secret: string, headers: IncomingHttpHeaders, body: string): boolean {
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}
