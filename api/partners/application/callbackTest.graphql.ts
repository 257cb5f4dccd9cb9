import { builder } from '../../http/graphql/builder.ts';
import type { CallbackTest } from './callbackTest.ts';

/** Delivery state of a callback. */
export const CallbackStateEnum = builder.enumType('CallbackState', {
  description: 'Delivery state of a callback.',
  values: {
    WAITING: { value: 'waiting', description: 'An attempt is due or will be repeated.' },
    DELIVERED: { value: 'delivered', description: 'The receiver answered with success.' },
    DEAD: { value: 'dead', description: 'It is not attempted any more, unless it is sent again.' },
  } as const,
});

/** The GraphQL type of a test callback. */
export const CallbackTestRef = builder.objectRef<CallbackTest>('CallbackTest').implement({
  authScopes: { signedIn: true },
  description: 'A test callback and its result. It is attempted once.',
  fields: (t) => ({
    state: t.field({
      type: CallbackStateEnum,
      description: 'Delivery state of the test.',
      resolve: ({ state }) => state,
    }),
    sentAt: t.expose('sentAt', { type: 'DateTime', description: 'When the test was requested.' }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'HTTP status of the response. Null if there is no response yet, or there was none.',
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why there was no response, as a stable code.',
    }),
    answer: t.exposeString('answer', { nullable: true, description: 'The first KB of the response body.' }),
    durationMs: t.exposeInt('durationMs', {
      nullable: true,
      description: 'Duration of the attempt in milliseconds. Null if it was not attempted yet.',
    }),
  }),
});
