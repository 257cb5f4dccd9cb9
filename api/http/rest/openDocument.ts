import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

const DESCRIPTION = `The open platform of the market.

Every call is signed: \`X-Open-App\`, \`X-Open-Key\`, \`X-Open-Timestamp\` (Unix seconds), \`X-Open-Nonce\` (16 to 64 letters, digits, - or _) and
\`X-Open-Signature\`: RSASSA-PKCS1-v1_5 with SHA-256, in base64, over five lines, each followed by a line feed: method, path with query,
timestamp, nonce, and the bytes of the body.

Answers are \`{code, msg, data}\`; code 0 is success. A domain error is HTTP 422 with a stable \`error\`. Amounts are fen, whole numbers. Answers carry
a signature of ours over timestamp, nonce and body, each followed by a line feed; our keys stand at \`/open/v1/keys\`.`;

/** The parts of the OpenAPI document that do not come from routes. */
export const OPEN_DOCUMENT: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  openapi: '3.1.0',
  info: { title: 'Shiji open platform', version: '1', description: DESCRIPTION },
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
      app: { type: 'apiKey', in: 'header', name: 'X-Open-App', description: 'The id of your application.' },
      key: { type: 'apiKey', in: 'header', name: 'X-Open-Key', description: 'The id of your key.' },
      timestamp: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Open-Timestamp',
        description: 'Time of the request in Unix seconds.',
      },
      nonce: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Open-Nonce',
        description: 'Random text, new for each request.',
      },
      signature: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Open-Signature',
        description: 'Signature of the request in base64.',
      },
    },
  },
  security: [{ app: [], key: [], timestamp: [], nonce: [], signature: [] }],
};
