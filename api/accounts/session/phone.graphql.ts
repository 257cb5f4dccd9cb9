import { builder } from '../../http/graphql/builder.ts';
import { originOf, requireSession } from '../../http/graphql/context.ts';
import { requireText } from '../../kernel/text.ts';
import { setPhone } from '../security/setPhone.ts';
import { getViewer, ViewerNode } from '../user/user.graphql.ts';
import { PhoneChangeMissing, PhoneTaken, PhoneUnchanged } from './phone.errors.ts';
import { requestNewPhoneCode, requestPhoneChange } from './phoneChange.ts';
import { CodeNotSent, PhoneInvalid, StepUpCodeWrong, TooManyCodes } from './session.errors.ts';

const TEXT_LENGTH_MAX = 40;

builder.relayMutationField(
  'requestPhoneChange',
  {
    description: 'The SMS code of the current phone.',
    inputFields: (t) => ({
      code: t.string({
        required: true,
        description: 'Six-digit code by SMS, requested with `requestStepUpCode`.',
      }),
    }),
  },
  {
    description:
      'First step of a phone number change: opens the change for ten minutes. The next step is ' +
      '`requestNewPhoneCode`.',
    authScopes: { signedIn: true },
    errors: { types: [StepUpCodeWrong, TooManyCodes] },
    resolve: async (_root, { input }, context) => {
      const { platform, viewer } = context;
      const { userId, sessionId } = requireSession(viewer);
      await requestPhoneChange(platform, {
        userId,
        code: requireText('code', input.code, TEXT_LENGTH_MAX),
        origin: { ...originOf(context), sessionId },
      });
      return { isOpen: true };
    },
  },
  {
    description: 'The change is open, and the new number can be given.',
    outputFields: (t) => ({
      isOpen: t.boolean({
        description: 'True whenever the mutation succeeds.',
        resolve: (payload) => payload.isOpen,
      }),
    }),
  },
);

builder.relayMutationField(
  'requestNewPhoneCode',
  {
    description: 'The new phone number.',
    inputFields: (t) => ({
      phone: t.string({ required: true, description: 'The new mobile number, of mainland China.' }),
    }),
  },
  {
    description:
      'Second step: sends a six-digit code to the new number, valid for five minutes. The next step is ' +
      '`setPhone`.',
    authScopes: { signedIn: true },
    errors: { types: [PhoneInvalid, PhoneUnchanged, PhoneChangeMissing, TooManyCodes, CodeNotSent] },
    resolve: async (_root, { input }, { platform, sms, viewer, address }) => {
      const phone = requireText('phone', input.phone, TEXT_LENGTH_MAX);
      const request = { ...requireSession(viewer), phone, address };
      return { resendAfterSeconds: await requestNewPhoneCode(platform, sms, request) };
    },
  },
  {
    description: 'The code was sent.',
    outputFields: (t) => ({
      resendAfterSeconds: t.int({
        description: 'Seconds until another code may be requested.',
        resolve: (payload) => payload.resendAfterSeconds,
      }),
    }),
  },
);

builder.relayMutationField(
  'setPhone',
  {
    description: 'The SMS code of the new phone.',
    inputFields: (t) => ({
      code: t.string({
        required: true,
        description: 'Six-digit code by SMS, requested with `requestNewPhoneCode`.',
      }),
    }),
  },
  {
    description:
      'Last step: the new number becomes the sign-in name. All other devices are signed out, and ' +
      'withdrawals are frozen for 24 hours.',
    authScopes: { signedIn: true },
    errors: { types: [PhoneChangeMissing, StepUpCodeWrong, PhoneTaken, TooManyCodes] },
    resolve: async (_root, { input }, context) => {
      const { platform, viewer } = context;
      const code = requireText('code', input.code, TEXT_LENGTH_MAX);
      const { userId, sessionId } = requireSession(viewer);
      await setPhone(platform, { userId, code, origin: { ...originOf(context), sessionId } });
      return {};
    },
  },
  {
    description: 'The phone number is changed.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'The viewer, with the new number masked.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
