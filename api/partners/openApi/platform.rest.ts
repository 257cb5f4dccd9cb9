import { z } from 'zod';
import { ok, successOf } from '../../http/rest/envelope.ts';
import { callerOf, type OpenContext, type RestApp } from '../../http/rest/restApp.ts';
import { idShape } from '../../kernel/shapes.ts';
import { sendTestCallback } from '../callbacks/testCallback.ts';

const keyShape = z
  .object({
    keyId: z
      .string()
      .describe('Id of the key, as in `X-Open-Key` of answers and `webhook-key-id` of callbacks.'),
    publicKey: z.string().describe('Public key as SPKI in PEM.'),
  })
  .meta({ id: 'PlatformKey' });

const callbackKeyShape = z
  .object({
    keyId: z.string().describe('Id of the key, as in `webhook-key-id` of callbacks.'),
    publicKey: z
      .string()
      .describe('Ed25519 public key as Standard Webhooks writes it: `whpk_` and its 32 bytes in base64.'),
  })
  .meta({ id: 'CallbackKey' });

const selftestShape = z
  .object({
    appId: z.string(),
    keyId: z.string(),
    signedText: z.string().describe('The text whose signature was verified, with its line feeds.'),
    testEventId: idShape.nullable().describe('Id of the event of the test callback that is sent.'),
  })
  .meta({ id: 'Selftest' });

/** The public endpoints about the platform: `/keys`, `/openapi.json`. */
export function keyRoutes(app: RestApp, { keys, callbackKeys }: OpenContext): void {
  app.get(
    '/keys',
    {
      schema: {
        tags: ['platform'],
        operationId: 'getKeys',
        summary: 'The keys that we sign answers and callbacks with',
        description:
          'Needs no signature. While a key is replaced, both keys are listed, and callbacks carry both ' +
          'signatures.',
        security: [],
        response: {
          200: successOf(
            z.object({
              keys: z
                .array(keyShape)
                .describe('RSA keys, of answers and of signatures `v1rsa` of callbacks.'),
              callbackKeys: z.array(callbackKeyShape).describe('Keys of signatures `v1a` of callbacks.'),
            }),
          ),
        },
      },
    },
    async () =>
      ok({
        keys: keys.map(({ id: keyId, publicKeyPem: publicKey }) => ({ keyId, publicKey })),
        callbackKeys: callbackKeys.standard.map(({ id: keyId, publicKey }) => ({ keyId, publicKey })),
      }),
  );
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .serializer((payload: unknown) => JSON.stringify(payload))
      .send(app.swagger() as never),
  );
}

/** The endpoint `/selftest`. */
export function selftestRoutes(app: RestApp, { services }: OpenContext): void {
  app.post(
    '/selftest',
    {
      schema: {
        tags: ['platform'],
        operationId: 'selftest',
        summary: 'Check your signature, and send yourself a test callback',
        description:
          'Returns the text whose signature was verified, byte by byte: compare it with yours. It changes no order and no money.',
        body: z
          .record(z.string(), z.unknown())
          .nullish()
          .describe('Any JSON object; it is part of what you sign.'),
        response: { 200: successOf(selftestShape) },
      },
    },
    async (request) => {
      const { partnerId, appId, keyId, signedText } = callerOf(request);
      const testEventId = await sendTestCallback(services.platform, partnerId);
      return ok({ appId, keyId, signedText: signedText.toString('utf8'), testEventId });
    },
  );
}
