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

const FIELD = 'The field of the input.';

const PLAIN_REFUSALS = [
  [ApplicationStands, 'ApplicationStands', 'There is an application already, under review or approved.'],
  [PartnerNotApproved, 'PartnerNotApproved', 'No application of the viewer is approved.'],
  [PartnerLocked, 'PartnerLocked', 'Key and callback address are locked; only an operator can undo that.'],
  [PartnerSetupMissing, 'PartnerSetupMissing', '`beginPartnerSetup` comes first.'],
  [KeyProofMissing, 'KeyProofMissing', '`provePartnerKey` comes first.'],
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
  description: 'Why a text is no public key that is taken.',
  values: {
    PRIVATE: { value: 'private', description: 'It is a private key. It should never leave its owner.' },
    CERTIFICATE: { value: 'certificate', description: 'It is a certificate, not the key in it.' },
    FORMAT: { value: 'format', description: 'It is no SPKI public key as PEM.' },
    ALGORITHM: { value: 'algorithm', description: 'It is not of RSA.' },
    LENGTH: { value: 'length', description: 'It has fewer than 2048 or more than 4096 bits.' },
    EXPONENT: { value: 'exponent', description: 'Its public exponent is not 65537.' },
  } as const satisfies Record<string, { value: KeyProblem; description: string }>,
});
builder.objectType(PartnerKeyInvalid, {
  name: 'PartnerKeyInvalid',
  interfaces: [RefusalInterface],
  description: 'Not an RSA public key of 2048 to 4096 bits with the exponent 65537.',
  fields: (t) => ({
    field: t.exposeString('field', { description: FIELD }),
    keyProblem: t.expose('problem', { type: KeyProblemEnum, description: 'What is wrong.' }),
  }),
});

const UrlProblemEnum = builder.enumType('CallbackUrlProblem', {
  description: 'Why a text is no callback address.',
  values: {
    FORMAT: { value: 'format', description: 'It is no address.' },
    LENGTH: { value: 'length', description: 'It has more than 500 characters.' },
    SCHEME: { value: 'scheme', description: 'It is not https.' },
    PORT: { value: 'port', description: 'Its port is neither 443 nor 8443.' },
    HOST: { value: 'host', description: 'Its host is no public name.' },
    USER_INFO: { value: 'userInfo', description: 'It carries a name or a password.' },
    FRAGMENT: { value: 'fragment', description: 'It has a part behind #.' },
  } as const satisfies Record<string, { value: CallbackUrlProblem; description: string }>,
});
builder.objectType(CallbackUrlInvalid, {
  name: 'CallbackUrlInvalid',
  interfaces: [RefusalInterface],
  description: 'Not a public https address at port 443 or 8443.',
  fields: (t) => ({
    field: t.exposeString('field', { description: FIELD }),
    urlProblem: t.expose('problem', { type: UrlProblemEnum, description: 'What is wrong.' }),
  }),
});

builder.objectType(CallbackTestTooSoon, {
  name: 'CallbackTestTooSoon',
  interfaces: [RefusalInterface],
  description: 'A test callback can be sent once in ten seconds.',
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', { description: 'When it can be sent again.' }),
  }),
});
