import { type SignedBody, standardHeaders } from '../../notifications/callback/callbackText.ts';
import { signWith } from '../openApi/platformKey.ts';
import { type CallbackKeys, signStandard } from './callbackKey.ts';

/**
 * The headers of one attempt: Standard Webhooks, with a signature by each key. Those by RSA stand first: receivers written before there
 * were others pair them with the ids by their position.
 */
export function callbackHeaders(
  { platform, standard }: CallbackKeys,
  signed: SignedBody,
): Record<string, string> {
  const sign = (text: Buffer): string =>
    [
      ...platform.map((key) => `v1rsa,${signWith(key, text)}`),
      ...standard.map((key) => `v1a,${signStandard(key, text)}`),
    ].join(' ');
  return {
    ...standardHeaders(signed, sign),
    'webhook-key-id': [...platform, ...standard].map(({ id }) => id).join(' '),
  };
}
