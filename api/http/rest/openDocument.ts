import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { z } from 'zod';

const DESCRIPTION = `The open platform of the market.

Every call is signed: \`X-Open-App\`, \`X-Open-Key\`, \`X-Open-Timestamp\` (Unix seconds), \`X-Open-Nonce\` (16 to 64 letters, digits, - or _) and
\`X-Open-Signature\`: RSASSA-PKCS1-v1_5 with SHA-256, in base64, over five lines, each followed by a line feed: method, path with query,
timestamp, nonce, and the bytes of the body.

Answers are \`{code, msg, data}\`; code 0 is success. A domain error is HTTP 422 with a stable \`error\`; \`x-error-codes\` lists every code with its
cause and what to do. Answers may have further fields at any time. Amounts are fen, whole numbers. Answers carry
a signature of ours over timestamp, nonce and body, each followed by a line feed; our keys stand at \`/open/v1/keys\`.`;

/**
 * Where the calls go. The document that a market serves names its own address; the one in the repository has a place for it.
 * @param url address of the market; null for the committed document.
 */
export function serversOf(url: string | null): object[] {
  const sandbox = {
    url: 'http://127.0.0.1:4000',
    description: 'The sandbox that `npm start` opens on your machine.',
  };
  if (url) return url === sandbox.url ? [sandbox] : [{ url, description: 'This market.' }, sandbox];
  const host = {
    default: 'shiji.example',
    description: 'Host of the market, as in the address of its site.',
  };
  return [
    sandbox,
    { url: 'https://{host}', description: 'Production: the address of the site.', variables: { host } },
  ];
}

/** The parameters of a query as an OpenAPI document has them, for a route that the document is not made of. */
export function queryParameters(shape: z.ZodObject): object[] {
  const { properties = {}, required = [] } = z.toJSONSchema(shape, { io: 'input' });
  return Object.entries(properties).map(([name, schema]) => {
    const { description, ...rest } = typeof schema === 'object' ? schema : {};
    return { name, in: 'query', required: required.includes(name), description, schema: rest };
  });
}

function textHeader(name: string, description: string): object {
  return { name, in: 'header', required: true, description, schema: { type: 'string' } };
}

/** The headers of every callback. */
export const CALLBACK_HEADERS = [
  textHeader('webhook-id', 'Id of the event. Do what it says once.'),
  textHeader('webhook-timestamp', 'Unix seconds of the attempt. Refuse what is older than five minutes.'),
  textHeader(
    'webhook-signature',
    'v1rsa,BASE64 over id, timestamp and body with points between; several while we change our key.',
  ),
  textHeader('webhook-key-id', 'Id of the key of the first signature, as `GET /open/v1/keys` lists it.'),
];

/** The parts of the OpenAPI document that do not come from routes. */
export const OPEN_DOCUMENT: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  openapi: '3.1.0',
  info: {
    title: 'Shiji open platform',
    version: '1',
    summary: 'CS2 items: search, buy, sell and follow orders by signed calls.',
    description: DESCRIPTION,
    contact: { name: 'The support of the market', url: 'https://shiji.example/information?section=contact' },
    license: { name: 'For approved partners', url: 'https://shiji.example/user/openapi' },
  },
  tags: [
    { name: 'market', description: 'Items and listings on sale, with their prices.' },
    { name: 'orders', description: 'Buying items and following the orders.' },
    { name: 'selling', description: 'The inventory and the listings of the seller.' },
    { name: 'wallet', description: 'Balances of the wallet and their movements.' },
    { name: 'events', description: 'Past events, for catching up after an outage.' },
    { name: 'platform', description: "Public keys of the platform, and checks of a client's setup." },
  ],
  components: {
    securitySchemes: {
      app: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Open-App',
        description: 'The id of your application, `app_…`. All five headers are sent together.',
      },
      key: { type: 'apiKey', in: 'header', name: 'X-Open-Key', description: 'The id of your key, `key_…`.' },
      timestamp: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Open-Timestamp',
        description: 'Time of the request in Unix seconds, at most 300 off.',
      },
      nonce: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Open-Nonce',
        description: 'New for each request: 16 to 64 letters, digits, - or _.',
      },
      signature: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Open-Signature',
        description:
          'RSASSA-PKCS1-v1_5 with SHA-256, in base64, over method, path with query, timestamp, nonce and body, each followed by a line feed.',
      },
    },
  },
  security: [{ app: [], key: [], timestamp: [], nonce: [], signature: [] }],
};
