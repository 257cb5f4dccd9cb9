import { builder } from '../../http/graphql/builder.ts';
import { requireText } from '../../kernel/text.ts';
import { PartnerNode, SignatureStyleEnum } from './partner.graphql.ts';
import type { SignatureProblem } from './signatureCheck.ts';
import { type SignatureCheck, verifySample } from './verifySample.ts';

const LENGTH_MAX = { short: 100, target: 4_000, body: 60_000, signature: 2_000 };

const SignatureProblemEnum = builder.enumType('SignatureProblem', {
  description: 'What would get a signed request refused.',
  values: {
    METHOD: { value: 'method', description: 'The method is not in capitals.' },
    TARGET: { value: 'target', description: 'Path and query begin with a slash, without host, spaces or #.' },
    TIMESTAMP_FORM: { value: 'timestampForm', description: 'The timestamp is not in Unix seconds.' },
    TIMESTAMP_WINDOW: {
      value: 'timestampWindow',
      description: 'The timestamp is more than 300 seconds away from now.',
    },
    NONCE: { value: 'nonce', description: 'A nonce has 16 to 64 letters, digits, - or _.' },
    BODY: { value: 'body', description: 'This style signs the fields of a JSON object, and there is none.' },
    SIGNATURE_FORM: { value: 'signatureForm', description: 'The signature is no RSA signature in base64.' },
    MISMATCH: { value: 'mismatch', description: 'The signature is not of this text by the key in force.' },
  } as const satisfies Record<string, { value: SignatureProblem; description: string }>,
});

const SignatureCheckRef = builder.objectRef<SignatureCheck>('SignatureCheck').implement({
  authScopes: { signedIn: true },
  description: 'What a look at a signed request came to.',
  fields: (t) => ({
    text: t.exposeString('text', {
      nullable: true,
      description: 'What has to be signed, to the last line feed. Null: the body holds no fields to sign.',
    }),
    isValid: t.exposeBoolean('isValid', {
      nullable: true,
      description: 'Whether the signature is of that text by the key in force. Null: none was given.',
    }),
    problems: t.expose('problems', {
      type: [SignatureProblemEnum],
      description: 'What is wrong, the most basic first.',
    }),
  }),
});

builder.prismaObjectField(PartnerNode, 'signatureCheck', (t) =>
  t.field({
    type: SignatureCheckRef,
    nullable: true,
    description:
      'Looks at a request as the door of signed requests would, and says what it would sign. Nothing is counted and no nonce is used up. Null: no key is in force.',
    args: {
      style: t.arg({ type: SignatureStyleEnum, required: true, description: 'The way of signing.' }),
      method: t.arg.string({ required: true, description: 'As GET or POST.' }),
      target: t.arg.string({ required: true, description: 'Path and query, exactly as they are sent.' }),
      timestamp: t.arg.string({ required: true, description: 'Unix seconds, as they are sent.' }),
      nonce: t.arg.string({ required: true, description: 'As it is sent.' }),
      body: t.arg.string({ required: true, description: 'The raw body; empty where there is none.' }),
      signature: t.arg.string({ required: false, description: 'In base64. Left out: only the text.' }),
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
