import { builder } from '../../http/graphql/builder.ts';
import { requireText } from '../../kernel/text.ts';
import { PartnerNode, SignatureStyleEnum } from './partner.graphql.ts';
import type { SignatureProblem } from './signatureCheck.ts';
import { type SignatureCheck, verifySample } from './verifySample.ts';

const LENGTH_MAX = { short: 100, target: 4_000, body: 60_000, signature: 2_000 };

const SignatureProblemEnum = builder.enumType('SignatureProblem', {
  description: 'Why a signed request would be rejected.',
  values: {
    METHOD: { value: 'method', description: 'The method is not in upper case.' },
    TARGET: {
      value: 'target',
      description: 'Path and query must begin with a slash and contain no host, spaces or #.',
    },
    TIMESTAMP_FORM: { value: 'timestampForm', description: 'The timestamp is not in Unix seconds.' },
    TIMESTAMP_WINDOW: {
      value: 'timestampWindow',
      description: 'The timestamp is more than 300 seconds away from the current time.',
    },
    NONCE: { value: 'nonce', description: 'The nonce does not have 16 to 64 letters, digits, - or _.' },
    BODY: {
      value: 'body',
      description: 'This style signs the fields of a JSON object, but the body has none.',
    },
    SIGNATURE_FORM: {
      value: 'signatureForm',
      description: 'The signature is not an RSA signature in base64.',
    },
    MISMATCH: {
      value: 'mismatch',
      description: 'The signature does not match this text and the key in force.',
    },
  } as const satisfies Record<string, { value: SignatureProblem; description: string }>,
});

const SignatureCheckRef = builder.objectRef<SignatureCheck>('SignatureCheck').implement({
  authScopes: { signedIn: true },
  description: 'Result of checking a signed request.',
  fields: (t) => ({
    text: t.exposeString('text', {
      nullable: true,
      description:
        'The text to sign, up to and including the last line feed. Null if the body has no fields to sign.',
    }),
    isValid: t.exposeBoolean('isValid', {
      nullable: true,
      description:
        'True if the signature matches that text and the key in force. Null if no signature was given.',
    }),
    problems: t.expose('problems', {
      type: [SignatureProblemEnum],
      description: 'The problems of the request, the most basic first.',
    }),
  }),
});

builder.prismaObjectField(PartnerNode, 'signatureCheck', (t) =>
  t.field({
    type: SignatureCheckRef,
    nullable: true,
    description:
      'Checks a request like a signed one and returns the text to sign. It counts nothing and uses up no ' +
      'nonce. Null if no key is in force.',
    args: {
      style: t.arg({ type: SignatureStyleEnum, required: true, description: 'The way of signing to check.' }),
      method: t.arg.string({ required: true, description: 'HTTP method, GET or POST.' }),
      target: t.arg.string({ required: true, description: 'Path and query, exactly as they are sent.' }),
      timestamp: t.arg.string({ required: true, description: 'Timestamp in Unix seconds, as it is sent.' }),
      nonce: t.arg.string({ required: true, description: 'The nonce as it is sent.' }),
      body: t.arg.string({ required: true, description: 'The raw body; empty if there is none.' }),
      signature: t.arg.string({
        required: false,
        description: 'The signature in base64. Omit it to get only the text to sign.',
      }),
    },
    resolve: async ({ id: partnerId }, args, { platform }) => {
      const request = {
        style: args.style,
        method: requireText('method', args.method, LENGTH_MAX.short),
        target: requireText('target', args.target, LENGTH_MAX.target),
        timestamp: requireText('timestamp', args.timestamp, LENGTH_MAX.short),
        nonce: requireText('nonce', args.nonce, LENGTH_MAX.short),
        body: requireText('body', args.body, LENGTH_MAX.body),
        signature: args.signature ? requireText('signature', args.signature, LENGTH_MAX.signature) : null,
      };
      return verifySample(platform, { partnerId, request });
    },
  }),
);
