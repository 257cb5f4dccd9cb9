import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';

const DESCRIPTION = `The open platform of the market.

Every call is signed: \`X-Open-App\`, \`X-Open-Key\`, \`X-Open-Timestamp\` (Unix seconds), \`X-Open-Nonce\` (16 to 64 letters, digits, - or _) and
\`X-Open-Signature\`: RSASSA-PKCS1-v1_5 with SHA-256, in base64, over five lines, each followed by a line feed: method, path with query,
timestamp, nonce, and the bytes of the body.

Answers are \`{code, msg, data}\`; code 0 is success. A domain error is HTTP 422 with a stable \`error\`. Amounts are fen, whole numbers. Answers carry
a signature of ours over timestamp, nonce and body, each followed by a line feed; our keys stand at \`/open/v1/keys\`.`;

/** What stands in the OpenAPI document beside the routes' own shapes. */
export const OPEN_DOCUMENT: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  openapi: '3.1.0',
  info: { title: 'Shiji open platform', version: '1', description: DESCRIPTION },
  tags: [
    { name: 'market', description: 'What is on sale, and for how much.' },
    { name: 'orders', description: 'Buying, and following orders.' },
    { name: 'selling', description: 'Inventory and listings.' },
    { name: 'wallet', description: 'Money.' },
    { name: 'events', description: 'What happened, for catching up.' },
    { name: 'platform', description: 'Keys and checks.' },
  ],
  components: {
    securitySchemes: {
      app: { type: 'apiKey', in: 'header', name: 'X-Open-App', description: 'Your application.' },
      key: { type: 'apiKey', in: 'header', name: 'X-Open-Key', description: 'Your key.' },
      timestamp: { type: 'apiKey', in: 'header', name: 'X-Open-Timestamp', description: 'Unix seconds.' },
      nonce: { type: 'apiKey', in: 'header', name: 'X-Open-Nonce', description: 'New for each request.' },
      signature: { type: 'apiKey', in: 'header', name: 'X-Open-Signature', description: 'Base64.' },
    },
  },
  security: [{ app: [], key: [], timestamp: [], nonce: [], signature: [] }],
};
