import { z } from 'zod';
import type { Config } from '../../config.ts';
import { IdentityError, type IdentityGateway } from './identityGateway.ts';

/** The address of the service and our key there. */
export interface IdentityHttpConfig {
  readonly url: string;
  readonly appCode: string;
  readonly timeoutMs: number;
}

/** What the settings say of the service. */
export function identityHttpConfig(config: Config): IdentityHttpConfig {
  return {
    url: config.IDENTITY_URL,
    appCode: config.IDENTITY_APP_CODE,
    timeoutMs: config.IDENTITY_TIMEOUT_MS,
  };
}

/** 1: they belong together; 2: they do not; 3: no such number is on record. */
const ANSWER = z.object({ code: z.literal(200), data: z.object({ result: z.enum(['1', '2', '3']) }) });

/**
 * Asks about nobody, which the service rejects without a check: whether it answers and takes our key.
 * @throws IdentityError
 */
export async function probeIdentity({ url, appCode, timeoutMs }: IdentityHttpConfig): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', authorization: `APPCODE ${appCode}` },
    body: new URLSearchParams({ name: '', idcard: '' }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new IdentityError(error instanceof DOMException ? error.name : 'no answer');
  });
  await response.body?.cancel();
  const isRejected = response.status === 401 || response.status === 403 || response.status >= 500;
  if (isRejected) throw new IdentityError(`HTTP ${response.status}`);
}

/**
 * The verification gateway over the protocol that services of this kind share: a form with name and number, and JSON
 * with a result.
 */
export function createIdentityHttp({ url, appCode, timeoutMs }: IdentityHttpConfig): IdentityGateway {
  return {
    async isOnePerson({ name, idNumber }) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { accept: 'application/json', authorization: `APPCODE ${appCode}` },
          body: new URLSearchParams({ name, idcard: idNumber }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (response.status !== 200) {
          await response.body?.cancel();
          throw new IdentityError(`HTTP ${response.status}`);
        }
        const answer = ANSWER.safeParse(await response.json());
        if (!answer.success) throw new IdentityError('an answer that cannot be read');
        return answer.data.data.result === '1';
      } catch (error) {
        if (error instanceof IdentityError) throw error;
        throw new IdentityError(error instanceof DOMException ? error.name : 'no answer');
      }
    },
  };
}
