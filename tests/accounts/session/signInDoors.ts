import '../../../api/accounts/session/session.errors.ts';
import { enumName } from '../../../api/http/graphql/enumValues.ts';
import { listDomainErrors } from '../../../api/kernel/domainError.ts';
import { REQUEST_CODE, SIGN_IN } from '../../kit/documents.ts';
import type { RestAnswer, TestClient } from '../../kit/testClient.ts';

/** The input of the sign-in form. */
export interface SignInForm {
  phone: string;
  code: string;
  isKept?: boolean;
  hasAgreed?: boolean;
}

/** One of the two APIs that open a session. Its calls return `ok` or the stable code of the domain error. */
export interface SignInDoor {
  name: string;
  requestCode(client: TestClient, phone: string, work?: string): Promise<string>;
  signIn(client: TestClient, form: SignInForm): Promise<string>;
}

function wordOf({ body }: RestAnswer): string {
  if (body.code === 0) return 'ok';
  const error = listDomainErrors().find(({ number }) => number === body.code);
  return error ? enumName(error.code) : `code ${body.code}`;
}

/** Signs in through GraphQL. */
export const BY_GRAPHQL: SignInDoor = {
  name: 'GraphQL',
  async requestCode(client, phone, work) {
    const { requestSignInCode } = await client.must(REQUEST_CODE, { phone, work: work ?? null });
    return 'code' in requestSignInCode ? requestSignInCode.code : 'ok';
  },
  async signIn(client, { phone, code, isKept = false, hasAgreed = true }) {
    const { signIn } = await client.must(SIGN_IN, { phone, code, keep: isKept, agreed: hasAgreed });
    return 'code' in signIn ? signIn.code : 'ok';
  },
};

/** Signs in through REST. */
export const BY_REST: SignInDoor = {
  name: 'REST',
  async requestCode(client, phone, work) {
    return wordOf(await client.rest('POST', '/web/sms-code', { phone, proofOfWork: work ?? null }));
  },
  async signIn(client, { phone, code, isKept = false, hasAgreed = true }) {
    const form = { phone, code, keepSignedIn: isKept, hasAgreed };
    return wordOf(await client.rest('POST', '/web/session', form));
  },
};
