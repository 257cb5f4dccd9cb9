import { builder } from '../../http/graphql/builder.ts';
import { RefusalInterface } from '../../http/graphql/refusal.graphql.ts';
import type { CallbackUrlProblem } from '../callbacks/callbackUrl.ts';
import {
  ApplicationInvalid,
  ApplicationStands,
  CallbackTestMissing,
  CallbackTestTooSoon,
  CallbackUrlInvalid,
  KeyProofMissing,
  KeyProofWrong,
  PartnerKeyInvalid,
  PartnerKeyTaken,
  PartnerLocked,
  PartnerNotApproved,
  PartnerSetupMissing,
} from './partner.errors.ts';
import type { KeyProblem } from './partnerKey.ts';

const FIELD = 'Name of the input field.';

const PLAIN_REFUSALS = [
  [ApplicationStands, 'ApplicationStands', 'An application is already under review or approved.'],
  [PartnerNotApproved, 'PartnerNotApproved', 'No application of the viewer is approved.'],
  [PartnerLocked, 'PartnerLocked', 'Key and callback address are locked; only an operator can reset them.'],
  [PartnerSetupMissing, 'PartnerSetupMissing', 'Step 2 has not begun; call `beginPartnerSetup` first.'],
  [KeyProofMissing, 'KeyProofMissing', 'The key is not proven; call `provePartnerKey` first.'],
  [CallbackTestMissing, 'CallbackTestMissing', 'No test callback to this address was answered with success.'],
] as const;
for (const [refusal, name, description] of PLAIN_REFUSALS)
  builder.objectType(refusal, { name, interfaces: [RefusalInterface], description });

const FIELD_REFUSALS = [
  [ApplicationInvalid, 'ApplicationInvalid', 'A field of the application is missing or wrong.'],
  [PartnerKeyTaken, 'PartnerKeyTaken', 'The key is registered, or was. Make a new pair.'],
  [KeyProofWrong, 'KeyProofWrong', 'Not a signature of the challenge, RSA-SHA256 in base64, by this key.'],
] as const;
for (const [refusal, name, description] of FIELD_REFUSALS)
  builder.objectType(refusal, {
    name,
    interfaces: [RefusalInterface],
    description,
    fields: (t) => ({ field: t.exposeString('field', { description: FIELD }) }),
  });

const KeyProblemEnum = builder.enumType('PartnerKeyProblem', {
  description: 'Why a text is not an acceptable public key.',
  values: {
    PRIVATE: { value: 'private', description: 'It is a private key, which should never leave its owner.' },
    CERTIFICATE: { value: 'certificate', description: 'It is a certificate, not the key in it.' },
    FORMAT: { value: 'format', description: 'It is not an SPKI public key in PEM.' },
    ALGORITHM: { value: 'algorithm', description: 'It is not an RSA key.' },
    LENGTH: { value: 'length', description: 'It has fewer than 2048 or more than 4096 bits.' },
    EXPONENT: { value: 'exponent', description: 'Its public exponent is not 65537.' },
  } as const satisfies Record<string, { value: KeyProblem; description: string }>,
});
builder.objectType(PartnerKeyInvalid, {
  name: 'PartnerKeyInvalid',
  interfaces: [RefusalInterface],
  description: 'The text is not an RSA public key of 2048 to 4096 bits with the exponent 65537.',
  fields: (t) => ({
    field: t.exposeString('field', { description: FIELD }),
    keyProblem: t.expose('problem', { type: KeyProblemEnum, description: 'Why the key is not accepted.' }),
  }),
});

const UrlProblemEnum = builder.enumType('CallbackUrlProblem', {
  description: 'Why a text is not an acceptable callback address.',
  values: {
    FORMAT: { value: 'format', description: 'It is not a URL.' },
    LENGTH: { value: 'length', description: 'It has more than 500 characters.' },
    SCHEME: { value: 'scheme', description: 'Its scheme is not https.' },
    PORT: { value: 'port', description: 'Its port is neither 443 nor 8443.' },
    HOST: { value: 'host', description: 'Its host is not a public name.' },
    USER_INFO: { value: 'userInfo', description: 'It contains a user name or a password.' },
    FRAGMENT: { value: 'fragment', description: 'It contains a fragment (#).' },
  } as const satisfies Record<string, { value: CallbackUrlProblem; description: string }>,
});
builder.objectType(CallbackUrlInvalid, {
  name: 'CallbackUrlInvalid',
  interfaces: [RefusalInterface],
  description: 'The text is not a public https address at port 443 or 8443.',
  fields: (t) => ({
    field: t.exposeString('field', { description: FIELD }),
    urlProblem: t.expose('problem', {
      type: UrlProblemEnum,
      description: 'Why the address is not accepted.',
    }),
  }),
});

builder.objectType(CallbackTestTooSoon, {
  name: 'CallbackTestTooSoon',
  interfaces: [RefusalInterface],
  description: 'A test callback can be sent once in ten seconds.',
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      description: 'Seconds until it can be sent again.',
    }),
  }),
});
