import { builder } from '../../http/graphql/builder.ts';
import { originOf, requireSession, requireViewer } from '../../http/graphql/context.ts';
import { requireText } from '../../kernel/text.ts';
import { setPhone } from '../security/setPhone.ts';
import { getViewer, ViewerNode } from '../user/user.graphql.ts';
import { PhoneChangeMissing, PhoneTaken, PhoneUnchanged } from './phone.errors.ts';
import { requestNewPhoneCode } from './requestNewPhoneCode.ts';
import { requestPhoneChange } from './requestPhoneChange.ts';
import { CodeNotSent, PhoneInvalid, StepUpCodeWrong, TooManyCodes } from './session.errors.ts';

const TEXT_LENGTH_MAX = 40;

builder.relayMutationField(
  'requestPhoneChange',
  {
    description: 'The code of the present phone.',
    inputFields: (t) => ({
      code: t.string({ required: true, description: 'Six digits, from `requestStepUpCode`.' }),
    }),
  },
  {
    description:
      'First step to another phone number: opens the change for ten minutes. Next is `requestNewPhoneCode`.',
    authScopes: { signedIn: true },
    errors: { types: [StepUpCodeWrong, TooManyCodes] },
    resolve: async (_root, { input }, context) => {
      const { platform, viewer } = context;
      const { userId } = requireViewer(viewer);
      await requestPhoneChange(platform, {
        userId,
        code: requireText('code', input.code, TEXT_LENGTH_MAX),
        origin: originOf(context),
      });
      return { isOpen: true };
    },
  },
  {
    description: 'The new number can be named now.',
    outputFields: (t) => ({
      isOpen: t.boolean({ description: 'Always true.', resolve: (payload) => payload.isOpen }),
    }),
  },
);

builder.relayMutationField(
  'requestNewPhoneCode',
  {
    description: 'Where to.',
    inputFields: (t) => ({
      phone: t.string({ required: true, description: 'The new number, of mainland China.' }),
    }),
  },
  {
    description:
      'Second step: sends the new number a six-digit code, good for five minutes. Next is `setPhone`.',
    authScopes: { signedIn: true },
    errors: { types: [PhoneInvalid, PhoneUnchanged, PhoneChangeMissing, TooManyCodes, CodeNotSent] },
    resolve: async (_root, { input }, { platform, sms, viewer, address }) => {
      const { userId } = requireViewer(viewer);
      const phone = requireText('phone', input.phone, TEXT_LENGTH_MAX);
      return { resendAfterSeconds: await requestNewPhoneCode(platform, sms, { userId, phone, address }) };
    },
  },
  {
    description: 'The code is on its way.',
    outputFields: (t) => ({
      resendAfterSeconds: t.int({
        description: 'When another may be asked for.',
        resolve: (payload) => payload.resendAfterSeconds,
      }),
    }),
  },
);

builder.relayMutationField(
  'setPhone',
  {
    description: 'The code of the new phone.',
    inputFields: (t) => ({
      code: t.string({ required: true, description: 'Six digits, from `requestNewPhoneCode`.' }),
    }),
  },
  {
    description:
      'Last step: the new number is the sign-in name from now on. All other devices are signed out, and withdrawals are frozen for 24 hours.',
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
    description: 'Changed.',
    outputFields: (t) => ({
      viewer: t.prismaField({
        type: ViewerNode,
        description: 'With the new number, masked.',
        resolve: (query, _payload, _args, context) => getViewer(query, context),
      }),
    }),
  },
);
