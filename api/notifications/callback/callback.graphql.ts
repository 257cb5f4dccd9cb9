import { builder } from '../../http/graphql/builder.ts';
import { describedValues } from '../../http/graphql/enumValues.ts';
import { CALLBACK_FAILURES } from './callbackAnswer.ts';

/** Delivery state of a callback. */
export const CallbackStateEnum = builder.enumType('CallbackState', {
  description: 'Delivery state of a callback.',
  values: {
    WAITING: { value: 'waiting', description: 'An attempt is due or will be repeated.' },
    DELIVERED: { value: 'delivered', description: 'The receiver answered with success.' },
    DEAD: { value: 'dead', description: 'It is not attempted any more, unless it is sent again.' },
  } as const,
});

/** Why a callback received no response. */
export const CallbackFailureEnum = builder.enumType('CallbackFailure', {
  description: 'Why a callback received no response.',
  values: describedValues(CALLBACK_FAILURES),
});
